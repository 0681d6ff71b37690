import { calculatorFields, questionNames } from '#domain/pricing/queries.ts';
import { locales, type PageName, pageNames, paths } from '#domain/site/paths.ts';

/** What the site knows about a page besides its paths. A new page is a row in both tables. */
export const layouts = ['public', 'public-form', 'auth', 'app', 'clean'] as const;
export type Layout = (typeof layouts)[number];

/** Pages of these layouts are documents without framework code, see `web/site/`. */
const publicLayouts: readonly Layout[] = ['public', 'public-form'];

interface Page {
  /** Below `web/`. */
  file: string;
  layout: Layout;
  /** The page is the same for everyone: rendered once, then served from memory. */
  cached?: true;
  /** Names in the query that ask for an answer of its own, which is not cached. */
  query?: readonly string[];
  /** Search engines may index the page; `server/listings/addresses.ts` lists it in the sitemap. */
  indexed?: true;
  /** Shown like this whatever the visitor has chosen elsewhere. */
  colorMode?: 'light' | 'dark';
  /** Page behind a mailed link: not stored, not indexed, sends no referrer. */
  confidential?: true;
}

export const pages: Record<PageName, Page> = {
  home: { file: 'features/home/home.tsx', layout: 'public', cached: true, indexed: true },
  'found-now': {
    file: 'features/found-now/found-now.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
    query: [...calculatorFields, ...questionNames],
  },
  imprint: {
    file: 'features/content/legal/legal.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  privacy: {
    file: 'features/content/legal/legal.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  terms: {
    file: 'features/content/legal/legal.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  'terms-of-use': {
    file: 'features/content/legal/legal.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  services: {
    file: 'features/catalogue/services/services.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  service: {
    file: 'features/catalogue/services/service.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  partner: {
    file: 'features/partners/visitor/partner.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  community: {
    file: 'features/community/community.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  'strategy-meeting': {
    file: 'features/meetings/visitor/strategy-meeting.tsx',
    layout: 'public',
    indexed: true,
  },
  'meeting-appointment': {
    file: 'features/meetings/visitor/appointment.tsx',
    layout: 'public',
    confidential: true,
  },
  blog: { file: 'features/content/blog.tsx', layout: 'public', cached: true, indexed: true },
  'blog-category': {
    file: 'features/content/blog-category.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  article: { file: 'features/content/article.tsx', layout: 'public', cached: true, indexed: true },
  search: { file: 'features/content/search.tsx', layout: 'public' },
  category: {
    file: 'features/content/category.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  'content-page': {
    file: 'features/content/content-page.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  'become-a-partner': {
    file: 'features/inquiries/become-a-partner.tsx',
    layout: 'public-form',
    indexed: true,
  },
  contact: { file: 'features/inquiries/contact.tsx', layout: 'public', indexed: true },
  'newsletter-order': { file: 'features/inquiries/newsletter.tsx', layout: 'public-form' },
  withdrawal: {
    file: 'features/orders/withdrawal/withdrawal.tsx',
    layout: 'public',
    indexed: true,
  },
  accessibility: {
    file: 'features/content/accessibility/accessibility.tsx',
    layout: 'public',
    cached: true,
    indexed: true,
  },
  login: { file: 'features/accounts/login.tsx', layout: 'auth' },
  'provider-login': { file: 'features/accounts/provider-login.tsx', layout: 'auth' },
  'password-forgotten': { file: 'features/accounts/password-forgotten.tsx', layout: 'auth' },
  'password-reset': { file: 'features/accounts/password-reset.tsx', layout: 'auth' },
  logout: { file: 'features/accounts/logout.tsx', layout: 'auth' },
  register: { file: 'features/accounts/register.tsx', layout: 'auth' },
  verify: { file: 'features/accounts/verify.tsx', layout: 'auth' },
  invite: { file: 'features/accounts/invite.tsx', layout: 'auth' },
  'accept-terms': { file: 'features/accounts/accept-terms.tsx', layout: 'auth' },
  'confirm-email': { file: 'features/accounts/mailed-links/confirm-email.tsx', layout: 'auth' },
  'newsletter-confirm': {
    file: 'features/accounts/mailed-links/newsletter-confirm.tsx',
    layout: 'auth',
  },
  'newsletter-end': { file: 'features/accounts/mailed-links/newsletter-end.tsx', layout: 'auth' },
  settings: { file: 'features/accounts/settings/settings.tsx', layout: 'app' },
  invoices: { file: 'features/invoices/invoices.tsx', layout: 'app' },
  products: { file: 'features/catalogue/market/products.tsx', layout: 'app' },
  product: { file: 'features/catalogue/market/product.tsx', layout: 'app' },
  news: { file: 'features/content/news/news.tsx', layout: 'app' },
  'news-article': { file: 'features/content/news/article.tsx', layout: 'app' },
  academy: { file: 'features/catalogue/academy/academy.tsx', layout: 'app' },
  partners: { file: 'features/partners/member/partners.tsx', layout: 'app' },
  templates: { file: 'features/templates/templates.tsx', layout: 'app' },
  cart: { file: 'features/orders/cart/cart.tsx', layout: 'app' },
  checkout: { file: 'features/orders/cart/checkout.tsx', layout: 'app' },
  'purchase-completed': { file: 'features/orders/cart/completed.tsx', layout: 'app' },
  orders: { file: 'features/orders/orders.tsx', layout: 'app' },
  order: { file: 'features/orders/order.tsx', layout: 'app' },
  dashboard: { file: 'features/dashboard/dashboard.tsx', layout: 'app' },
  meeting: { file: 'features/meetings/member/meeting.tsx', layout: 'app' },
  notices: { file: 'features/notices/notices.tsx', layout: 'app' },
  foundations: { file: 'features/foundations/foundations.tsx', layout: 'app' },
  foundation: { file: 'features/foundations/foundation.tsx', layout: 'app' },
  'notary-certificate': {
    file: 'features/upload-links/notary-certificate.tsx',
    layout: 'clean',
    colorMode: 'light',
    confidential: true,
  },
  'notary-register': {
    file: 'features/upload-links/notary-register.tsx',
    layout: 'clean',
    colorMode: 'light',
    confidential: true,
  },
};

/** Pages that are the same for everyone. */
export const cachedPages: readonly PageName[] = pageNames.filter((name) => pages[name].cached);

const patternOf = (path: string) => path.replace(/:[a-z]+/gi, '[^/]+');

/** Whether a page is a document without framework code. */
export const isPublic = (name: PageName) => publicLayouts.includes(pages[name].layout);

const pathsOfApp = pageNames
  .filter((name) => !isPublic(name))
  .flatMap((name) => locales.map((locale) => paths[name][locale]));

const appPattern = new RegExp(`^(${pathsOfApp.map(patternOf).join('|')})([?#]|$)`);

/** Whether a link leads to a page that the router in the browser can show. */
export const isInApp = (href: string) => appPattern.test(href);

/** First segments of the app's paths; public pages do not share them. */
export const foldersOfApp: readonly string[] = [
  ...new Set(pathsOfApp.map((path) => /^(\/en)?\/[^/]+\//.exec(path)?.[0] ?? path)),
];

/** Whether the query of a cached page asks for an answer of its own. */
export const asksForMore = (name: PageName, query: unknown): boolean =>
  pages[name].query?.some((field) => Object.hasOwn(Object(query), field)) ?? false;

const confidentialPatterns = pageNames
  .filter((name) => pages[name].confidential)
  .flatMap((name) => locales.map((locale) => paths[name][locale]))
  .map((path) => new RegExp(`^${patternOf(path)}?(_\\.data)?$`));

/** Whether a path belongs to a page behind a mailed link. */
export const isConfidential = (pathname: string) =>
  confidentialPatterns.some((pattern) => pattern.test(pathname));
