import { locales, type PageName, pageNames, paths } from '#domain/site/paths.ts';

/** What browsers know about a page besides its paths; what they need not know is in `pages.ts`. */
export const layouts = ['public', 'public-form', 'auth', 'app', 'clean', 'room'] as const;
export type Layout = (typeof layouts)[number];

/** Pages of these layouts are documents without framework code, see `web/site/`. */
const publicLayouts: readonly Layout[] = ['public', 'public-form'];

export const layoutOf: Record<PageName, Layout> = {
  home: 'public',
  'found-now': 'public',
  'name-check': 'public',
  'pay-when': 'public',
  imprint: 'public',
  privacy: 'public',
  terms: 'public',
  'terms-of-use': 'public',
  services: 'public',
  service: 'public',
  partner: 'public',
  community: 'public',
  'strategy-meeting': 'public',
  'meeting-appointment': 'public',
  blog: 'public',
  'blog-category': 'public',
  article: 'public',
  search: 'public',
  category: 'public',
  'content-page': 'public',
  'become-a-partner': 'public-form',
  contact: 'public',
  'newsletter-order': 'public-form',
  withdrawal: 'public',
  accessibility: 'public',
  checksums: 'public',
  login: 'auth',
  'provider-login': 'auth',
  'password-forgotten': 'auth',
  'password-reset': 'auth',
  logout: 'auth',
  register: 'auth',
  verify: 'auth',
  invite: 'auth',
  'accept-terms': 'auth',
  'confirm-email': 'auth',
  'newsletter-confirm': 'auth',
  'newsletter-end': 'auth',
  erasure: 'auth',
  settings: 'app',
  invoices: 'app',
  inquiries: 'app',
  products: 'app',
  product: 'app',
  news: 'app',
  'news-article': 'app',
  academy: 'app',
  partners: 'app',
  templates: 'app',
  cart: 'app',
  checkout: 'app',
  'purchase-completed': 'app',
  orders: 'app',
  order: 'app',
  dashboard: 'app',
  meeting: 'app',
  notices: 'app',
  foundations: 'app',
  foundation: 'app',
  comparison: 'app',
  identification: 'app',
  messages: 'app',
  contributions: 'app',
  duties: 'app',
  sheets: 'app',
  costs: 'app',
  'identification-link': 'clean',
  invitation: 'clean',
  'notary-room': 'room',
  'notary-certificate': 'clean',
  'notary-register': 'clean',
};

/** Shown like this whatever the visitor has chosen elsewhere. */
export const colorModeOf: Partial<Record<PageName, 'light' | 'dark'>> = {
  'notary-certificate': 'light',
  'notary-register': 'light',
};

/** Pages behind a mailed link: not stored, not indexed, send no referrer. */
const confidential = [
  'meeting-appointment',
  'identification-link',
  'invitation',
  'notary-room',
  'notary-certificate',
  'notary-register',
] as const;

const patternOf = (path: string) => path.replace(/:[a-z]+/gi, '[^/]+');

/** Whether a page is a document without framework code. */
export const isPublic = (name: PageName) => publicLayouts.includes(layoutOf[name]);

export const pathsOfApp: readonly string[] = pageNames
  .filter((name) => !isPublic(name))
  .flatMap((name) => locales.map((locale) => paths[name][locale]));

const appPattern = new RegExp(`^(${pathsOfApp.map(patternOf).join('|')})([?#]|$)`);

/** Whether a link leads to a page that the router in the browser can show. */
export const isInApp = (href: string) => appPattern.test(href);

const confidentialPatterns = confidential
  .flatMap((name) => locales.map((locale) => paths[name][locale]))
  .map((path) => new RegExp(`^${patternOf(path)}?(_\\.data)?$`));

/** Whether a path belongs to a page behind a mailed link. */
export const isConfidential = (pathname: string) =>
  confidentialPatterns.some((pattern) => pattern.test(pathname));
