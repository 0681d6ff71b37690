import { notaryToEntry } from '#domain/site/waiting-times.ts';
import type { Same } from '../../kit/texts/same.ts';
import { costsIn } from './costs.ts';
import type { questions as german } from './questions.de.ts';

const { ug, gmbh, since, ...costs } = costsIn('en');
const { fromDays, toDays, year, source } = notaryToEntry;

export const questions: Same<typeof german> = {
  kicker: 'FAQ',
  title: 'Five questions everybody asks',
  contact: 'Is yours not among them? Call us: {{phone}}.',
  items: [
    {
      question: 'What does it really cost in the end?',
      answer: `Our package costs ${costs.package} incl. ${costs.percent}% VAT. Notary and register court come on top, with fees set by law. For one person, that makes about ${ug.total} in all (UG with the model protocol) or about ${gmbh.total} (GmbH with its own articles), as of ${since}. The share capital goes into your company’s account; it belongs to the company and is there to be used.`,
    },
    {
      question: 'How long does it take?',
      answer: `Company details and consultation take days, the appointment depends on the notary. From the notary appointment to the entry, new companies in large cities waited ${fromDays} to ${toDays} days on average (${source}, ${year}); some took 8 days, others 5 months. It is often the bank account that decides: ask your bank before the appointment what it needs.`,
    },
    {
      question: 'Do I choose the notary myself, and can I do it from abroad?',
      answer:
        'Yes, the choice is yours. Notaries are independent, and nobody may steer clients to a notary. You tell us whom you would like to see; we ask there for an appointment and propose it to you. From abroad, you can be represented by someone with a certified power of attorney, or attend online with an ID card that has an online function and PIN; the notary checks whether yours is suitable. If you don’t understand German, the notary has the deed translated for you.',
    },
    {
      question: 'Do I need the initial consultation?',
      answer:
        'It is included in the price and takes 90 minutes. You can expressly decline it, for example if you have set up a company before; work on the documents then starts at once. In any case the law firm reviews them before the notary receives them.',
    },
    {
      question: 'What is left to do after the entry?',
      answer:
        'You register your trade, answer the tax registration questionnaire within a month and enter the beneficial owners in the transparency register. Expect letters that look like bills from a register and are not: check every bill you are not expecting, and ask us when in doubt. What you would rather hand over, you can order in the marketplace.',
    },
  ],
};
