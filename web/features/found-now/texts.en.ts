import { figures } from '#domain/site/figures.ts';
import type { Same } from '../../kit/texts/same.ts';
import { calculatorTexts } from './calculator-texts.en.ts';
import { legalFormTexts } from './legal-form-texts.en.ts';
import type { foundNow as german } from './texts.de.ts';

export const foundNow: Same<typeof german> = {
  meta: {
    title: 'Set up now: costs and legal form',
    description:
      'What your German UG or GmbH costs, item by item as set by law, which form suits you and how you get into the commercial register.',
  },
  hero: {
    kicker: 'Set up now',
    title: 'Do the sums first, then set up your company',
    lead: 'What your German company costs, which form suits you and whose turn it is when: all here, before you create an account. You can do it from abroad and in English.',
    start: 'Start your company',
    meeting: 'Speak to us for 15 minutes, free',
    small: 'The account is free. So is the meeting.',
    examples: {
      title: 'About what usual cases cost',
      names: [
        'UG, one person, model protocol',
        'UG, two people, own articles',
        'GmbH, one person, own articles',
      ],
    },
    contents: [
      { href: '#kosten', text: 'What does it cost?' },
      { href: '#rechtsform', text: 'UG or GmbH?' },
      { href: '#ablauf', text: 'How does it work?' },
      { href: '#dauer', text: 'How long does it take?' },
    ],
  },
  calculator: calculatorTexts,
  legalForm: legalFormTexts,
  scope: {
    title: 'What the price covers, and what it doesn’t',
    included: 'In the formation package',
    includedItems: [
      'Initial consultation with the law firm, 90 minutes',
      'Drafting of articles or model protocol, list of shareholders and register application',
      'Review of all documents before the notary receives them',
      'Arranging the appointment with the notary of your choice',
    ],
    excluded: 'Not in the formation package',
    excludedItems: [
      'Notary and register court: calculated above, you pay them directly',
      'Your share capital: it belongs to the company',
      'Business account, trade registration and bookkeeping',
      `Further legal and tax advice: ordered separately in the marketplace, up to ${figures.memberDiscountPercent}% less for members`,
      'Entries in the transparency register and its yearly fee',
      'Later changes, such as raising the capital',
    ],
  },
  journey: {
    kicker: 'How it works',
    title: 'Seven stations, and at each it is clear whose turn it is',
    lead: 'The times are usual ranges, not promises. Most depends on notary, bank and court.',
    stations: [
      { title: 'Company details', who: 'You', time: 'about ten minutes' },
      {
        title: 'Consultation',
        who: 'You and the law firm',
        time: '90 minutes; you may decline it',
      },
      { title: 'Documents', who: 'The law firm drafts', time: 'two to five working days' },
      {
        title: 'Review',
        who: 'The law firm reviews, you read along',
        time: 'one to three working days',
      },
      {
        title: 'Notary',
        who: 'You, at the notary of your choice',
        time: 'appointment usually in one to three weeks',
      },
      {
        title: 'Bank',
        who: 'You and your bank',
        time: 'one day to two weeks, sometimes longer',
      },
      {
        title: 'Register',
        who: 'Notary and register court',
        time: 'depends on the court, see below',
      },
    ],
  },
  people: {
    title: 'Who does what',
    items: {
      lawFirm: {
        title: 'The law firm {{name}}',
        text: 'advises you, drafts and reviews the documents, in its own name and under its own mandate ({{chamber}}). Its fee is included in the price of the package.',
      },
      notary: {
        title: 'The notary you name',
        text: 'records the deed, files for registration and bills you directly under the GNotKG, the act on court and notary fees. We steer nobody to a notary and receive nothing for it.',
      },
      court: {
        title: 'The register court',
        text: 'checks and makes the entry. It is the court where your company has its registered office.',
      },
      us: {
        title: 'We',
        text: 'organise the way in between: appointments, deadlines, documents in one place and where things stand.',
      },
    },
  },
  waiting: {
    kicker: 'Time',
    title: 'How long the entry took',
    lead: 'Days from the notary appointment to the published entry, on average of new companies. Some waited 8 days, others 5 months. These are published figures of others, not a promise and not from our cases.',
    caption: 'Waiting time by register court',
    court: 'Register court',
    days: 'Days on average',
    source: 'Source',
    unit: '{{days}} days',
  },
  end: {
    title: 'Ready for the first station?',
    text: 'Ten minutes for the company details, and you can change everything until the documents are approved.',
  },
};

export const handle = { texts: { foundNow } };
