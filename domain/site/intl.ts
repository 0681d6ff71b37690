import type { Locale } from './paths.ts';

/** Regional variants for numbers and dates. */
const tags: Record<Locale, string> = { de: 'de-DE', en: 'en-GB' };

/** Days and times are those of Berlin. */
export const ZONE = 'Europe/Berlin';

/** Caches formats, since creating one takes fifty times as long as using it; the code limits their number. */
function kept<Options, Format>(make: (tag: string, options: Options) => Format) {
  const made = new Map<string, Format>();
  return (locale: Locale, options: Options): Format => {
    const key = locale + JSON.stringify(options);
    const known = made.get(key) ?? make(tags[locale], options);
    made.set(key, known);
    return known;
  };
}

export const numberFormat = kept(
  (tag, options: Intl.NumberFormatOptions) => new Intl.NumberFormat(tag, options),
);

export const dateFormat = kept(
  (tag, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(tag, { timeZone: ZONE, ...options }),
);
