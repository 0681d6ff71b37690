import { ERASED } from '#domain/erased.ts';
import { appointmentDate, longDay } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import { personIn } from './invitation-answered.ts';

/** A co-founder cannot make a date: the lead decides, and the dates stay as they are. */
export const dateObjected = defineMail({
  name: 'date-objected',
  ...toFounder,
  choice: 'turn',
  outdated: ({ isStepDone }) => isStepDone,
  write(context) {
    const { event, language } = context;
    const who = personIn(context);
    if (event.type !== 'NotaryDateObjected' || who === undefined) return null;
    const { startsAt, reason } = event.data;
    const day = longDay(startsAt, language);
    const lines = reason === ERASED ? [] : reason.split('\n');
    return {
      station: 5,
      note: { title: appointmentDate(startsAt, language), lines },
      de: {
        subject: `${who} passt ein Notartermin nicht: ${day}`,
        preview: 'Du entscheidest, welcher Termin es wird',
        heading: `Dieser Notartermin passt nicht allen: ${day}`,
        paragraphs: [`${who} kann einen Notartermin für ${theCompany(context)} nicht wahrnehmen:`],
        after: [
          'Abgesagt ist damit nichts: Welcher Termin es wird, entscheidest du. Zur Beurkundung kommen alle, oder wer fehlt, gibt eine notariell beglaubigte Vollmacht (§ 2 Abs. 2 GmbHG).',
        ],
        button: 'Termine ansehen',
      },
      en: {
        subject: `${who} cannot make it on ${day}`,
        preview: 'You decide which date it will be',
        heading: `The date on ${day} does not suit everyone`,
        paragraphs: [`${who} cannot make a notary appointment for ${theCompany(context)}:`],
        after: [
          'Nothing is called off by this: you decide which date it will be. Everybody comes to sign the deed, or gives somebody a notarised power of attorney (§ 2 (2) GmbHG).',
        ],
        button: 'View the dates',
      },
    };
  },
});
