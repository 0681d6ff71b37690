import type { Wait } from '#domain/foundations/due-dates.ts';
import { waitOf } from '#domain/foundations/foundation.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../../define-mail.ts';
import { stepIsDone } from '../load-foundation.ts';
import { ourCompany, toWhoIsMissing } from '../people/co-founder-frame.ts';

interface MissingText {
  heading: string;
  what: string;
  button: string;
}

/** What drafts wait for; every other wait has reminders of its own. */
const texts: Partial<Record<Wait, Record<Locale, MissingText>>> = {
  details: {
    de: {
      heading: 'Für die Entwürfe fehlen noch Angaben',
      what: 'bevor die Unterlagen entstehen können, braucht die Kanzlei die Angaben zu allen, die gründen: Namen, Anschriften, Geburtsdaten und Anteile.',
      button: 'Angaben ergänzen',
    },
    en: {
      heading: 'The drafts still need some details',
      what: 'Before the documents can be drafted, the law firm needs the details of everyone who founds the company: names, addresses, dates of birth and shares.',
      button: 'Complete the details',
    },
  },
  identification: {
    de: {
      heading: 'Jemand muss sich noch ausweisen',
      what: 'das Geldwäschegesetz verlangt, dass sich alle ausweisen, die gründen oder die Geschäfte führen. Erst danach darf die Kanzlei die Unterlagen entwerfen.',
      button: 'Zur Gründung',
    },
    en: {
      heading: 'Someone still has to be identified',
      what: 'The Money Laundering Act requires everyone who founds or manages the company to prove their identity. Only then may the law firm draft the documents.',
      button: 'Go to the formation',
    },
  },
};

/** To those who hold the drafts up, each in their language; for people without an account to the lead. */
export const reminderMissing = defineMail({
  name: 'reminder-missing',
  ...toWhoIsMissing,
  choice: (_facts, { occasion }) => (occasion === 1 ? 'turn' : 'reminders'),
  outdated: stepIsDone,
  write(context) {
    const { language, current } = context;
    const { state } = current;
    const wait = state.status === 'not-started' ? null : waitOf(state);
    const text = wait && texts[wait]?.[language];
    if (!text) return null;
    const { heading, what, button } = text;
    return {
      station: 3,
      subject: language === 'de' ? `Erinnerung: ${heading}` : `Reminder: ${heading}`,
      preview: `${language === 'de' ? 'Es geht um' : 'It is about'} ${ourCompany(context)}`,
      heading,
      paragraphs: [what],
      button,
    };
  },
});
