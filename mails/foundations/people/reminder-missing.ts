import { dayKey, spokenDay } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { type FoundationContext, stepIsDone } from '../load-foundation.ts';
import { ourCompany, toWhoIsMissing } from './co-founder-frame.ts';

/** What is waited for, by what holds the drafts up. */
function whatIsMissing({ heldBy, language }: FoundationContext): string | undefined {
  if (heldBy === 'identification') {
    return language === 'de'
      ? 'wer Anteile übernimmt oder die Geschäfte führt, muss sich noch ausweisen; vorher darf niemand Entwürfe machen.'
      : 'Whoever takes a share or manages the company still has to identify themselves; nobody may draft before.';
  }
  if (heldBy !== 'details') return undefined;
  return language === 'de'
    ? 'es fehlen noch Angaben zu den Beteiligten, die in der Urkunde stehen müssen, etwa Geburtsdatum und Anschrift.'
    : 'Details of the participants are still missing that the deed needs, such as date of birth and address.';
}

/** To those who hold the drafts up, each in their language; for people without an account to the lead. */
export const reminderMissing = defineMail({
  name: 'reminder-missing',
  ...toWhoIsMissing,
  choice: (_facts, { occasion }) => (occasion === 1 ? 'turn' : 'reminders'),
  outdated: stepIsDone,
  write(context) {
    const { language, history, now } = context;
    const what = whatIsMissing(context);
    if (what === undefined) return null;
    const dueOn = history.situation?.awaited?.dueOn;
    const day = dueOn && dueOn >= dayKey(now) ? spokenDay(dueOn, language, now) : undefined;
    const company = ourCompany(context);
    return {
      station: 3,
      de: {
        subject: 'Erinnerung: Für die Unterlagen fehlt noch etwas',
        preview: `Es geht um ${company}`,
        paragraphs: [what, ...(day ? [`Vorgesehen ist es bis ${day}.`] : [])],
        after: [
          'Alles bisher ist gespeichert. Wenn du nicht weiterkommst, antworte auf diese E-Mail.',
        ],
        button: 'Angaben ergänzen',
      },
      en: {
        subject: 'Reminder: something is still missing for the documents',
        preview: `It is about ${company}`,
        paragraphs: [what, ...(day ? [`It is planned for ${day} at the latest.`] : [])],
        after: ['Everything so far is saved. If you are stuck, reply to this email.'],
        button: 'Add the details',
      },
    };
  },
});
