import { fixSpaces } from '../site/fixed-spaces.ts';
import { longDate } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';
import { endOfDay, type Kept, retentions } from './retention.ts';

export interface Receipt {
  gone: string[];
  kept: string[];
}

const everythingElse = {
  de: 'Alles andere: was du beim Verlauf deiner Gründung eingegeben oder hochgeladen hast, unsere Notizen dazu und Kopien von E-Mails',
  en: 'Everything else: what you entered or uploaded during your formation, our notes on it and copies of emails',
};

/** The text of a receipt, for mail and page: what is erased, and what the law keeps until when. */
export function receiptOf(kept: readonly Kept[], locale: Locale): Receipt {
  return {
    gone: [retentions.profile.what[locale], everythingElse[locale]],
    kept: kept.map(({ class: retention, until }) => {
      const { what, because } = retentions[retention];
      const day = longDate(endOfDay(until), locale);
      const words = locale === 'de' ? 'bis zum' : 'until';
      return fixSpaces(`${what[locale]}: ${words} ${day} (${because[locale]})`);
    }),
  };
}
