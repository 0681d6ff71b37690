import { courtFees } from '#domain/pricing/court-fees.ts';
import { wholeEuros } from '#domain/site/formats.ts';
import type { Same } from '../../kit/texts/same.ts';
import type { legalFormTexts as german } from './legal-form-texts.de.ts';

const euros = (contributions: 'money' | 'in-kind') =>
  wholeEuros(courtFees(contributions).total, 'en');

export const legalFormTexts: Same<typeof german> = {
  kicker: 'UG or GmbH?',
  title: 'Six questions about the legal form',
  lead: 'You get the reasons for each side. This is not legal advice: the law firm gives you that in the initial consultation.',
  questions: {
    funds: {
      title: 'How much money can you pay in before filing?',
      answers: {
        'below-12500': 'less than €12,500',
        'below-25000': '€12,500 to €24,999',
        'from-25000': '€25,000 or more',
      },
    },
    kind: {
      title: 'Do you want to contribute anything other than money?',
      answers: { no: 'no, money only', yes: 'yes, such as a car or software' },
    },
    finance: {
      title: 'Will you look for loans or investors within two years?',
      answers: { no: 'no', yes: 'yes' },
    },
    profits: {
      title: 'What should happen to profits?',
      answers: { keep: 'stay in the company', 'pay-out': 'be paid out as far as possible' },
    },
    founders: {
      title: 'Who is setting up the company?',
      answers: {
        alone: 'just me',
        few: 'two or three of us',
        individual: 'more, or we want rules of our own',
      },
    },
    image: {
      title: 'Do your business partners look at the legal form?',
      answers: { no: 'hardly', yes: 'yes, such as large companies or landlords' },
    },
  },
  submit: 'Show the reasons',
  incomplete: 'Answer all six questions, and the reasons for each form will appear here.',
  open: 'Still open:',
  start: 'Start with these answers',
  verdicts: {
    'only-ug': {
      title: 'For now, it has to be the UG',
      text: 'A GmbH can only be filed once at least €12,500 has been paid in (§ 7 (2) GmbHG).',
    },
    'only-gmbh': {
      title: 'With a contribution in kind, it has to be the GmbH',
      text: 'A UG can only be set up with cash contributions (§ 5a (2), second sentence, GmbHG). In a GmbH, the asset counts at its value; a report has to justify that value, and the asset has to be transferred to the company in full before filing (§§ 5 (4), 7 (3) GmbHG).',
    },
    ug: {
      title: 'The UG looks like the better fit',
      text: 'It is a GmbH with little capital, and it can become a GmbH by raising its capital.',
    },
    gmbh: {
      title: 'The GmbH looks like the better fit',
      text: 'The capital isn’t lost: the company can put it to work.',
    },
    either: {
      title: 'It’s a close call',
      text: 'Take the reasons as a list for your initial consultation and decide by what matters most to you.',
    },
  },
  sides: { ug: 'For the UG', gmbh: 'For the GmbH' },
  reasons: {
    'funds:below-12500': 'It can start with €1 of share capital.',
    'funds:below-25000':
      'You have enough to file a GmbH. But you still owe it the rest up to €25,000, and an insolvency administrator would claim it.',
    'funds:from-25000':
      'You have the capital, and with it there is no need for the reserve that the law requires of a UG.',
    'kind:yes': `Only a GmbH allows contributions in kind; the court then charges ${euros('in-kind')} instead of ${euros('money')}.`,
    'finance:no': 'Without loans and investors, a high share capital counts for little.',
    'finance:yes': 'Banks and investors look at equity, and a GmbH has it from the start.',
    'profits:keep':
      'The duty to put a quarter of each year’s profit into a reserve (§ 5a (3) GmbHG) hardly touches you: you want to leave profits in the company anyway, and grow towards the €25,000.',
    'profits:pay-out':
      'In a UG, a quarter of each year’s profit stays tied up (§ 5a (3) GmbHG). In a GmbH you can decide on all of it.',
    'founders:alone':
      'With the model protocol it is the cheapest option, and on your own you need no rules for disputes.',
    'founders:few':
      'With the model protocol it stays cheap, but that doesn’t say what happens when someone leaves.',
    'founders:individual':
      'Rules of your own need individual articles of association, which cost the same at the notary for both forms: the UG’s price advantage is gone.',
    'image:no': 'The addition “haftungsbeschränkt” in the name then hardly matters.',
    'image:yes':
      'A UG has to carry the addition “haftungsbeschränkt” (with limited liability) in full in its name (§ 5a (1) GmbHG), and some will ask about the capital.',
    'later:costs': 'Changing from UG to GmbH later means paying notary and court once more.',
    'capital:bound':
      'In a GmbH, €25,000 is tied to the company and must not flow back to you (§ 30 GmbHG).',
  },
  note: 'Sources: §§ 2, 5, 5a, 7 and 30 GmbHG, the German act on limited liability companies. Both limit liability to the company’s assets once it is registered (§ 13 (2) GmbHG), and they are taxed in the same way.',
};
