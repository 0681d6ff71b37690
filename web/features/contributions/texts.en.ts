import type { Same } from '../../kit/texts/same.ts';
import type { contributions as german } from './texts.de.ts';

const contributions: Same<typeof german> = {
  back: 'Back to the company formation',
  lead: 'Who pays in how much, from when, and what has arrived, before the notary checks it.',
  since:
    'Payments count from {{date}}, the day of the deed: before that the company does not exist.',
  sinceDeed:
    'Payments count from the day of the deed: before that the company does not exist. The day is not known yet.',
  nobody: {
    title: 'Nobody has stated yet who holds shares',
    text: 'Once the participants and their shares are entered, this page says who pays in how much.',
  },
  due: 'To be paid before registration: {{amount}}',
  paid: 'Arrived: {{amount}}',
  counts: 'Of that counts so far: {{amount}}',
  findings: {
    short:
      '{{amount}} is missing. {{name}} transfers the rest from their own account; often it is only what a bank deducted as its fee.',
    'short-again':
      '{{amount}} is missing as well; counting only what fits, {{due}}. That is what {{name}} then pays in.',
    over: '{{amount}} more than needed. That does not harm the registration, but some banks return it.',
    early_one:
      'Booked one day before the deed: that usually does not count as a contribution. It is transferred back and {{name}} pays it in again, or you ask the notary whether it counts.',
    early_other:
      'Booked {{count}} days before the deed: that usually does not count as a contribution. It is transferred back and {{name}} pays it in again, or you ask the notary whether it counts.',
    'wrong-payer':
      'It was paid by “{{payer}}”, not by {{name}}. It is transferred back, and {{name}} pays it in from their own account.',
    instead:
      'It was paid by “{{payer}}”, not by {{name}}. If it is the contribution of {{instead}}, the payment belongs there; otherwise it is transferred back, and {{name}} pays it in from their own account.',
    'not-needed':
      'This payment does not count and goes back. The contribution is complete without it.',
    'written-differently':
      'The bank writes the name differently from you. It probably fits; compare it with the deed.',
    complete: 'Amount, day and name fit.',
  },
  remove: 'Remove',
  removeOf: 'Remove the payment of {{date}}',
  refusal: {
    TOO_MANY_PAYMENTS:
      'A company formation takes no more than 100 payments, of all people together.',
  },
  report: {
    open: 'Report as an obstacle',
    text: 'Our team and the law firm see it at once. If you have sent in the bank statement already, it no longer counts, and you send in a new one later.',
    note: 'What is reported',
  },
  notes: {
    'capital-short': '{{name}}: {{amount}} of {{due}} is missing.',
    'capital-short-again': '{{name}}: {{amount}} is missing; counting only what fits, {{due}}.',
    'capital-early': '{{name}}: {{amount}} was booked on {{date}}, before the deed.',
    'capital-wrong-payer': '{{name}}: {{amount}} on {{date}} came from {{payer}}.',
  },
  add: {
    title: 'Enter a payment',
    text: 'As it is written on the company’s bank statement.',
    whose: 'Whose contribution?',
    bookedOn: 'Day of booking',
    amount: 'How much, in euros',
    payer: 'Name as the bank writes it',
    submit: 'Enter this payment',
    problems: {
      NOT_AN_AMOUNT: 'Please enter an amount, such as 6,250.00.',
      NOT_A_DATE: 'Please enter a day.',
      LONG_AGO: 'This day is too long ago: please enter one from the year 2000 on.',
      NOT_YET: 'This day is still to come.',
    },
  },
  statement: {
    title: 'Take payments from a bank statement',
    text: 'Download the transactions from your bank as CAMT.053, MT940 or CSV and choose the file here, up to 5 MB. We read it once and do not keep it; only what you choose is stored.',
    choose: 'Choose statement',
    reading: 'The file is being read.',
    found_one: '{{count}} incoming payment read.',
    found_other: '{{count}} incoming payments read.',
    none: 'There is no incoming payment in the file.',
    skipped_one:
      '{{count}} line could not be taken: day, amount or currency is missing, or it is not booked yet.',
    skipped_other:
      '{{count}} lines could not be taken: day, amount or currency is missing, or they are not booked yet.',
    repeated_one:
      '{{count}} line was there several times and counts once. If it was two payments, enter the second yourself.',
    repeated_other:
      '{{count}} lines were there several times and count once. If it was several payments, enter the others yourself.',
    returned: 'The money went back.',
    known: 'Entered already.',
    account: 'Account …{{account}}',
    whose: 'Contribution of',
    nobody: 'no contribution',
    payer: 'Name',
    others_one: 'Show {{count}} more incoming payment',
    others_other: 'Show {{count}} more incoming payments',
    most: 'The first {{count}} are shown.',
    take: 'Take those chosen',
    unnamed: 'Please say for each chosen payment who paid it.',
    faults: {
      empty: 'The file is empty. Please choose another one.',
      'not-a-statement':
        'This is no bank statement that we can read. Please download CAMT.053, MT940 or CSV from your bank; a PDF cannot be read here.',
      damaged: 'The file is damaged. Please download it from your bank once more.',
      entities: 'The file contains what no bank statement needs, and was not read.',
      'too-many-lines':
        'The file has more than 10,000 lines. Please choose a shorter period at your bank.',
      'too-costly': 'Reading the file takes too long. Please choose a shorter period at your bank.',
      size: 'The file is larger than 5 MB. Please choose a shorter period at your bank.',
      other: 'That did not work just now. Please try again in a moment.',
    },
  },
  offer: {
    title: 'Law firm and notary',
    off: 'The law firm and the notary do not see these payments. Show them once all is right: together with the bank statement that you send in.',
    on: 'The law firm and the notary see these payments, the notary in their room and only of participants who have released them from secrecy.',
    show: 'Show them to law firm and notary',
    hide: 'Stop showing them',
  },
};

export const handle = { texts: { contributions } };
