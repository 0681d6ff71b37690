import { isbot } from 'isbot';
import { type Locale, locales } from '#domain/site/paths.ts';

interface Asking {
  cookie: string | null | undefined;
  userAgent: string | null | undefined;
}

/** The language that a reader has chosen before; crawlers get what they ask for. */
export function chosenLocale({ cookie, userAgent }: Asking): Locale | undefined {
  const [, chosen] = /(?:^|;\s*)locale=([^;]+)/.exec(cookie ?? '') ?? [];
  return isbot(userAgent) ? undefined : locales.find((locale) => locale === chosen);
}
