import type { Locale } from './paths.ts';

/** `§ 8 Abs. 4 Nr. 1 GmbHG` as people who read English cite it: `§ 8 (4) no. 1 GmbHG`. */
export const citedIn = (source: string, language: Locale): string =>
  language === 'de'
    ? source
    : source
        .replaceAll(/Abs\. (\d+[a-z]?(?:, \d+[a-z]?)*)/g, (_, all: string) =>
          all.replaceAll(/[^, ]+/g, '($&)'),
        )
        .replaceAll('Nr.', 'no.')
        .replaceAll('Satz', 'sentence');
