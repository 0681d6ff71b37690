import { notaryToEntry } from '#domain/foundations/forecast/waiting-times.ts';
import type { Same } from '../../kit/texts/same.ts';
import { costsIn } from './costs.ts';
import type { questions as german } from './questions.de.ts';

const { ug, gmbh, since, ...costs } = costsIn('en');
const { fromDays, toDays, year, source } = notaryToEntry;

export const questions: Same<typeof german> = {
  kicker: 'FAQ',
  title: 'Frequently asked questions',
  contact: 'Didn’t find yours? Call us: {{phone}}.',
  items: [
    {
      question: 'What does it really cost in the end?',
      answer: `Our package costs ${costs.package} incl. ${costs.percent}% VAT. You also pay the notary and the register court, whose fees are set by law. For one founder, the total is about ${ug.total} (UG with the model protocol) or about ${gmbh.total} (GmbH with individual articles of association), as of ${since}. If you don’t speak German or sign abroad, it is up to about ${ug.totalAbroad} or ${gmbh.totalAbroad}, with interpreter, certified signatures, apostilles and courier. The share capital goes into your company’s account; it belongs to the company and is there to be used.`,
    },
    {
      question: 'How long does it take?',
      answer: `Company details and consultation take days; the appointment depends on the notary. From the notary appointment to registration, new companies in large cities waited ${fromDays} to ${toDays} days on average (${source}, ${year}); some took 8 days, others 5 months. The bank account is often what holds things up: ask your bank before the appointment what it needs.`,
    },
    {
      question: 'Do I choose the notary myself, and can I do it from abroad?',
      answer:
        'Yes, the choice is yours. Notaries are independent, and nobody is allowed to steer clients to them. You tell us who you would like to see; we ask for an appointment and propose it to you. From abroad, you can be represented by someone with a certified power of attorney, or attend online with an ID card that has an online function and PIN; the notary checks whether yours is suitable. The managing director has to sign the register application in person; the signature can be certified abroad. If you don’t understand German, the deed has to be translated for you at the appointment: some notaries do it themselves for a surcharge of 30 per cent on the recording fee, otherwise you pay an interpreter.',
    },
    {
      question: 'Do I need the initial consultation?',
      answer:
        'It is included in the price and takes 90 minutes. You can expressly decline it, for instance if you have set up a company before; work on the documents then starts straight away. Either way, the law firm reviews them before they go to the notary.',
    },
    {
      question: 'What is left to do after registration?',
      answer:
        'The tax registration questionnaire is due even earlier, within a month of the notary appointment (§ 137 AO). After registration, you register your trade and enter the beneficial owners in the transparency register. Expect letters that look like bills from a register but aren’t: check every bill you are not expecting, and ask us if in doubt. Anything you would rather hand over can be ordered in the marketplace.',
    },
  ],
};
