/**
 * The only table of paths, for site, console and mails. Routes, language switch, canonical,
 * hreflang and sitemap are derived from it. Paths start and end with a slash; `:id` is a parameter.
 */

export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'de';

export const paths = {
  home: { de: '/', en: '/en/' },
  'found-now': { de: '/jetzt-gruenden/', en: '/en/found-now/' },
  'name-check': { de: '/namenscheck/', en: '/en/name-check/' },
  'pay-when': { de: '/was-du-wann-zahlst/', en: '/en/what-you-pay-when/' },
  imprint: { de: '/impressum/', en: '/en/imprint/' },
  privacy: { de: '/datenschutz/', en: '/en/privacy/' },
  terms: { de: '/agb/', en: '/en/terms/' },
  'terms-of-use': { de: '/nutzungsbedingungen/', en: '/en/terms-of-use/' },
  services: { de: '/services/', en: '/en/services/' },
  service: { de: '/services/:id/', en: '/en/services/:id/' },
  partner: { de: '/partner/:slug/', en: '/en/partner/:slug/' },
  community: { de: '/community/', en: '/en/community/' },
  'strategy-meeting': { de: '/strategiegespraech/', en: '/en/strategy-meeting/' },
  'meeting-appointment': {
    de: '/strategiegespraech/termin/',
    en: '/en/strategy-meeting/appointment/',
  },
  blog: { de: '/blog/', en: '/en/blog/' },
  'blog-category': { de: '/blog/:category/', en: '/en/blog/:category/' },
  article: { de: '/blog/:category/:slug/', en: '/en/blog/:category/:slug/' },
  search: { de: '/suche/', en: '/en/search/' },
  category: { de: '/:category/', en: '/en/:category/' },
  'content-page': { de: '/:category/:slug/', en: '/en/:category/:slug/' },
  'become-a-partner': { de: '/partner-werden/', en: '/en/become-a-partner/' },
  contact: { de: '/kontakt/', en: '/en/contact/' },
  'newsletter-order': { de: '/newsletter/bestellen/', en: '/en/newsletter/subscribe/' },
  withdrawal: { de: '/vertrag-widerrufen/', en: '/en/withdraw-from-contract/' },
  accessibility: { de: '/barrierefreiheit/', en: '/en/accessibility/' },
  checksums: { de: '/pruefsummen/', en: '/en/checksums/' },
  login: { de: '/login/', en: '/en/login/' },
  'provider-login': { de: '/login/provider/:name/', en: '/en/login/provider/:name/' },
  'password-forgotten': { de: '/login/forgot/', en: '/en/login/forgot/' },
  'password-reset': { de: '/login/reset/', en: '/en/login/reset/' },
  logout: { de: '/logout/', en: '/en/logout/' },
  register: { de: '/register/', en: '/en/register/' },
  verify: { de: '/verify/', en: '/en/verify/' },
  invite: { de: '/invite/', en: '/en/invite/' },
  'accept-terms': { de: '/login/terms/', en: '/en/login/terms/' },
  'confirm-email': { de: '/verify/email/', en: '/en/verify/email/' },
  erasure: { de: '/geloescht/:id/', en: '/en/deleted/:id/' },
  'newsletter-confirm': { de: '/newsletter/', en: '/en/newsletter/' },
  'newsletter-end': { de: '/newsletter/abbestellen/', en: '/en/newsletter/unsubscribe/' },
  dashboard: { de: '/app/', en: '/en/app/' },
  products: { de: '/app/products/', en: '/en/app/products/' },
  product: { de: '/app/product/:id/', en: '/en/app/product/:id/' },
  meeting: { de: '/app/meeting/', en: '/en/app/meeting/' },
  news: { de: '/app/news/', en: '/en/app/news/' },
  'news-article': { de: '/app/news/:id/', en: '/en/app/news/:id/' },
  academy: { de: '/app/academy/', en: '/en/app/academy/' },
  partners: { de: '/app/partners/', en: '/en/app/partners/' },
  templates: { de: '/app/templates/', en: '/en/app/templates/' },
  'purchase-completed': { de: '/app/product/completed/', en: '/en/app/product/completed/' },
  cart: { de: '/app/cart/', en: '/en/app/cart/' },
  checkout: { de: '/app/checkout/', en: '/en/app/checkout/' },
  orders: { de: '/app/settings/orders/', en: '/en/app/settings/orders/' },
  order: { de: '/app/settings/orders/:id/', en: '/en/app/settings/orders/:id/' },
  notices: { de: '/app/notices/', en: '/en/app/notices/' },
  settings: { de: '/app/settings/', en: '/en/app/settings/' },
  invoices: { de: '/app/settings/invoices/', en: '/en/app/settings/invoices/' },
  inquiries: { de: '/app/settings/inquiries/', en: '/en/app/settings/inquiries/' },
  foundations: { de: '/app/foundation/', en: '/en/app/foundation/' },
  foundation: { de: '/app/foundation/:id/', en: '/en/app/foundation/:id/' },
  comparison: {
    de: '/app/foundation/:id/comparison/',
    en: '/en/app/foundation/:id/comparison/',
  },
  identification: {
    de: '/app/foundation/:id/identification/',
    en: '/en/app/foundation/:id/identification/',
  },
  messages: { de: '/app/foundation/:id/messages/', en: '/en/app/foundation/:id/messages/' },
  contributions: {
    de: '/app/foundation/:id/contributions/',
    en: '/en/app/foundation/:id/contributions/',
  },
  duties: { de: '/app/foundation/:id/duties/', en: '/en/app/foundation/:id/duties/' },
  sheets: { de: '/app/foundation/:id/sheets/', en: '/en/app/foundation/:id/sheets/' },
  costs: { de: '/app/foundation/:id/costs/', en: '/en/app/foundation/:id/costs/' },
  'identification-link': { de: '/identifizierung/', en: '/en/identification/' },
  invitation: { de: '/invitation/', en: '/en/invitation/' },
  'notary-room': { de: '/notary/:id/', en: '/en/notary/:id/' },
  'notary-certificate': {
    de: '/app/foundation/:id/certificate/',
    en: '/en/app/foundation/:id/certificate/',
  },
  'notary-register': {
    de: '/app/foundation/:id/register/',
    en: '/en/app/foundation/:id/register/',
  },
} as const satisfies Record<string, Record<Locale, string>>;

export type PageName = keyof typeof paths;
export const pageNames = Object.keys(paths) as PageName[];

export type PathParams = Record<string, string | undefined>;

/**
 * The path of a page in a language.
 * @throws Error when a parameter is missing, which is a bug in the caller.
 */
export function pathTo(name: PageName, locale: Locale, params: PathParams = {}): string {
  return paths[name][locale].replace(/:([a-z]+)/gi, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path of ${name} needs the parameter ${key}.`);
    return encodeURIComponent(value);
  });
}

/** Feeds of the newest articles. */
export const feeds: Record<Locale, string> = { de: '/rss.xml', en: '/en/rss.xml' };

/** Feeds of the newest daily roots over all events. */
export const checksumFeeds: Record<Locale, string> = {
  de: '/pruefsummen.xml',
  en: '/en/checksums.xml',
};

/** A script with which anybody can verify a downloaded history without us. */
export const verifierPath = '/verify-history.mjs';

/** The picture for links to a public page from other sites. */
export const picturePath = (path: string) => `${picturesPath}${path.replace(/\/$/, '')}.png`;
export const picturesPath = '/og';

/** Anchors of the home page's sections that menus link to. */
export const homeSections = {
  howItWorks: 'ablauf',
  legalForm: 'rechtsform',
  offer: 'angebot',
  costs: 'kosten',
  partners: 'partner',
  testimonials: 'stimmen',
  faq: 'fragen',
} as const;
export type HomeSection = keyof typeof homeSections;

export const pathToSection = (section: HomeSection, locale: Locale) =>
  `${paths.home[locale]}#${homeSections[section]}`;

/** The language of a path: English below `/en/`, otherwise German. */
export const localeOf = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'de');

export const isPageName = (value: string | undefined): value is PageName =>
  value !== undefined && Object.hasOwn(paths, value);
