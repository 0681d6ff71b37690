import { TIME_ZONE } from '#domain/booking/slots.ts';
import type { Language } from './addresses.ts';

const locales = { de: 'de-DE', en: 'en-GB' } as const;

/** „Donnerstag, 26. November 2026“, "Thursday, 26 November 2026". */
export function dayOf(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: TIME_ZONE,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const day = format.format(new Date(instant));
  return language === 'de' ? day : day.replace(/^(\w+) /, '$1, ');
}

/** „10:30 Uhr (MEZ)“, "10:30 (CET)". */
export function timeOf(instant: string, language: Language): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: TIME_ZONE,
    hour: '2-digit',
    minute: '2-digit',
    timeZoneName: 'short',
  });
  const parts = new Map(format.formatToParts(new Date(instant)).map((p) => [p.type, p.value]));
  const time = `${parts.get('hour')}:${parts.get('minute')}`;
  const zone = `(${parts.get('timeZoneName')})`;
  return language === 'de' ? `${time} Uhr ${zone}` : `${time} ${zone}`;
}

export const dayAndTime = (instant: string, language: Language) =>
  `${dayOf(instant, language)}, ${timeOf(instant, language)}`;
