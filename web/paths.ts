/**
 * The one table of pages. Routes, language switch, canonical, hreflang, the sitemap and the page
 * cache derive from it. Every path begins and ends with a slash; `:id` marks a parameter.
 */

export const locales = ['de', 'en'] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = 'de';

export const layouts = ['public', 'auth', 'app', 'clean'] as const;
export type Layout = (typeof layouts)[number];

interface Page {
  /** Below `web/`. */
  file: string;
  layout: Layout;
  de: string;
  en: string;
  /** The page is the same for everybody: rendered once, then served from memory. */
  cached?: true;
  /** Search engines may list the page; it is in the sitemap. */
  indexed?: true;
  /** Upload pages behind a link in a mail: never stored, never listed, no referrer. */
  confidential?: true;
}

export const pages = {
  home: {
    file: 'pages/home.tsx',
    layout: 'public',
    de: '/',
    en: '/en/',
    cached: true,
    indexed: true,
  },
  imprint: {
    file: 'pages/legal.tsx',
    layout: 'public',
    de: '/impressum/',
    en: '/en/imprint/',
    cached: true,
    indexed: true,
  },
  privacy: {
    file: 'pages/legal.tsx',
    layout: 'public',
    de: '/datenschutz/',
    en: '/en/privacy/',
    cached: true,
    indexed: true,
  },
  terms: {
    file: 'pages/legal.tsx',
    layout: 'public',
    de: '/agb/',
    en: '/en/terms/',
    cached: true,
    indexed: true,
  },
  'terms-of-use': {
    file: 'pages/legal.tsx',
    layout: 'public',
    de: '/nutzungsbedingungen/',
    en: '/en/terms-of-use/',
    cached: true,
    indexed: true,
  },
  login: { file: 'pages/login.tsx', layout: 'auth', de: '/login/', en: '/en/login/' },
  'password-forgotten': {
    file: 'pages/password-forgotten.tsx',
    layout: 'auth',
    de: '/login/forgot/',
    en: '/en/login/forgot/',
  },
  'password-reset': {
    file: 'pages/password-reset.tsx',
    layout: 'auth',
    de: '/login/reset/',
    en: '/en/login/reset/',
  },
  logout: { file: 'pages/logout.tsx', layout: 'auth', de: '/logout/', en: '/en/logout/' },
  register: { file: 'pages/register.tsx', layout: 'auth', de: '/register/', en: '/en/register/' },
  verify: { file: 'pages/verify.tsx', layout: 'auth', de: '/verify/', en: '/en/verify/' },
  invite: { file: 'pages/invite.tsx', layout: 'auth', de: '/invite/', en: '/en/invite/' },
  'accept-terms': {
    file: 'pages/accept-terms.tsx',
    layout: 'auth',
    de: '/login/terms/',
    en: '/en/login/terms/',
  },
  dashboard: { file: 'pages/app/dashboard.tsx', layout: 'app', de: '/app/', en: '/en/app/' },
  foundations: {
    file: 'pages/app/foundations.tsx',
    layout: 'app',
    de: '/app/foundation/',
    en: '/en/app/foundation/',
  },
  foundation: {
    file: 'pages/app/foundation.tsx',
    layout: 'app',
    de: '/app/foundation/:id/',
    en: '/en/app/foundation/:id/',
  },
  'notary-certificate': {
    file: 'pages/notary-certificate.tsx',
    layout: 'clean',
    de: '/app/foundation/:id/certificate/',
    en: '/en/app/foundation/:id/certificate/',
    confidential: true,
  },
  'notary-register': {
    file: 'pages/notary-register.tsx',
    layout: 'clean',
    de: '/app/foundation/:id/register/',
    en: '/en/app/foundation/:id/register/',
    confidential: true,
  },
} as const satisfies Record<string, Page>;

export type PageName = keyof typeof pages;
export const pageNames = Object.keys(pages) as PageName[];
export const pageOf = (name: PageName): Page => pages[name];

export type PathParams = Record<string, string | undefined>;

/**
 * The path of a page in a language.
 * @throws Error when a parameter of the path is missing, which is a mistake in the program.
 */
export function pathTo(name: PageName, locale: Locale, params: PathParams = {}): string {
  return pages[name][locale].replace(/:([a-z]+)/gi, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`The path of ${name} needs the parameter ${key}.`);
    return encodeURIComponent(value);
  });
}

/** The language a path is written in: English below `/en/`, else German. */
export const localeOf = (pathname: string): Locale => (/^\/en(\/|$)/.test(pathname) ? 'en' : 'de');

export const isPageName = (value: string | undefined): value is PageName =>
  value !== undefined && Object.hasOwn(pages, value);

/** Paths of the pages that are the same for everybody. */
export const cachedPaths: readonly string[] = pageNames
  .filter((name) => pageOf(name).cached)
  .flatMap((name) => locales.map((locale) => pages[name][locale]));

const confidentialPatterns = pageNames
  .filter((name) => pageOf(name).confidential)
  .flatMap((name) => locales.map((locale) => pages[name][locale]))
  .map((path) => new RegExp(`^${path.replace(/:[a-z]+/gi, '[^/]+')}?(_\\.data)?$`));

/** Whether a path belongs to an upload page behind a link in a mail. */
export const isConfidential = (pathname: string) =>
  confidentialPatterns.some((pattern) => pattern.test(pathname));
