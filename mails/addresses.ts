export type Language = 'de' | 'en';

/** Pages that mails lead to. The web has a table of its own; both must name the same paths. */
const paths = {
  foundation: { de: '/app/foundation/:id/', en: '/en/app/foundation/:id/' },
  certificate: { de: '/app/foundation/:id/certificate', en: '/en/app/foundation/:id/certificate' },
  register: { de: '/app/foundation/:id/register', en: '/en/app/foundation/:id/register' },
  verify: { de: '/verify/', en: '/en/verify/' },
  login: { de: '/login/', en: '/en/login/' },
  forgot: { de: '/login/forgot/', en: '/en/login/forgot/' },
  reset: { de: '/login/reset/', en: '/en/login/reset/' },
  invite: { de: '/invite/', en: '/en/invite/' },
  console: { de: '/admin/', en: '/admin/' },
  imprint: { de: '/impressum/', en: '/en/imprint/' },
} as const;

export type Address = (page: keyof typeof paths, id?: string) => string;

/** @param publicUrl origin of the site, without a final slash */
export const addressesIn =
  (publicUrl: string, language: Language): Address =>
  (page, id = '') =>
    `${publicUrl}${paths[page][language].replace(':id', id)}`;

/** The secret of an upload link stands in the fragment, which no server and no log ever sees. */
export const withFragment = (address: string, token: string) => `${address}#t=${token}`;
export const withToken = (address: string, token: string) => `${address}?token=${token}`;
