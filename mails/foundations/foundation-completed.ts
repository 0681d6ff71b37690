import { forgedBillWarning } from '#domain/costs/forged-bills.ts';
import { capitalised } from '#domain/mails/request-texts.ts';
import { type RegisterEntry, registerReference } from '#domain/register-entry.ts';
import { longDate } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { defineMail } from '../define-mail.ts';
import { theCompany, toFounder } from './foundation-frame.ts';

export const foundationCompleted = defineMail({
  name: 'foundation-completed',
  ...toFounder,
  choice: 'turn',
  write(context) {
    const company = capitalised(theCompany(context));
    const { state } = context.history;
    const url = context.address('duties', context.foundationId);
    const warning = forgedBillWarning[context.language];
    const check = `${context.address('costs', context.foundationId)}?ask=check`;
    const entry = state.status === 'completed' ? state.registerExtract : {};
    return {
      station: 8,
      note: noteOf(entry, context.language),
      after: [`${warning.title}. ${warning.text}`],
      de: {
        subject: `${company} steht im Handelsregister`,
        preview: 'Deine Gründung ist abgeschlossen',
        heading: `${company} ist im Handelsregister eingetragen`,
        paragraphs: [
          'der Registerauszug ist da, und damit ist deine Gründung abgeschlossen. ' +
            'Herzlichen Glückwunsch zu deiner Gesellschaft.',
          'Was als Nächstes kommt, steht mit seinen Tagen auf der Seite deiner Gesellschaft: das Gewerbeamt, ' +
            'das Transparenzregister und, falls er noch nicht abgeschickt ist, der Fragebogen zur steuerlichen ' +
            'Erfassung. Er ist binnen eines Monats nach dem Notartermin fällig.',
        ],
        furtherLink: { label: 'Rechnung prüfen', url: check },
        button: { label: 'Zur Seite der Gesellschaft', url },
      },
      en: {
        subject: `${company} is in the commercial register`,
        preview: 'Your company formation is complete',
        heading: `${company} is entered in the commercial register`,
        paragraphs: [
          'The commercial register extract has arrived, and your company formation is complete. ' +
            'Congratulations on your company.',
          'What comes next is on the page of your company, with its days: the trade office, the transparency ' +
            'register and, if you have not sent it yet, the tax registration questionnaire, which is due ' +
            'within a month of the notary appointment.',
        ],
        furtherLink: { label: 'Check a bill', url: check },
        button: { label: 'View the company’s page', url },
      },
    };
  },
});

/** As far as the notary has told it. */
function noteOf(entry: RegisterEntry, language: Locale) {
  const { enteredOn } = entry;
  const reference = registerReference(entry);
  if (!enteredOn) return reference ? { title: reference, lines: [] } : undefined;
  const date = longDate(enteredOn, language);
  const title = language === 'de' ? `Eingetragen am ${date}` : `Registered on ${date}`;
  return { title, lines: reference ? [reference] : [] };
}
