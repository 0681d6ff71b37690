import { notaryToEntry, wholeWay } from '#domain/foundations/forecast/waiting-times.ts';
import { figures } from '#domain/orders/figures.ts';
import { abroadAmounts } from '#domain/pricing/abroad.ts';
import type { Same } from '../../kit/texts/same.ts';
import { calculatorTexts } from './calculator-texts.en.ts';
import { legalFormTexts } from './legal-form-texts.en.ts';
import type { foundNow as german } from './texts.de.ts';

const abroad = abroadAmounts('en');
const { fromDays, toDays, year, source, cities } = notaryToEntry;

export const foundNow: Same<typeof german> = {
  meta: {
    title: 'Set up now: costs and legal form',
    description:
      'What your German UG or GmbH costs, item by item as set by law, which form suits you and how you get into the commercial register.',
  },
  hero: {
    kicker: 'Set up now',
    title: 'Do the sums first, then set up your company',
    lead: 'What your German company costs, which form suits you and who does what when: it’s all here, before you create an account. You can do it from abroad and in English.',
    start: 'Start your company',
    meeting: 'Speak to us for 15 minutes, free',
    small: 'The account is free. So is the meeting.',
    examples: {
      title: 'What typical cases cost',
      names: [
        'UG, one person, model protocol',
        'UG, two people, individual articles',
        'GmbH, one person, individual articles',
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
    contracts: { operator: 'Our service', 'law-firm': 'Mandate of the law firm {{name}}' },
    excluded: 'Not in the formation package',
    excludedItems: [
      'Notary and register court: calculated above, you pay them directly',
      'Your share capital: it belongs to the company',
      'Business account, trade registration and bookkeeping',
      `Further legal and tax advice: ordered separately in the marketplace, up to ${figures.memberDiscountPercent}% less for members`,
      'Entries in the transparency register and its annual fee',
      'Interpreter, certified signatures and apostilles, see below',
      'Later changes, such as raising the capital',
    ],
  },
  abroad: {
    title: 'From abroad, or without German',
    lead: 'If you don’t understand the deed, it has to be translated for you at the appointment. If you don’t come to Germany, you give someone a certified power of attorney. The managing director always signs the register application in person, and that signature is certified, too; a German embassy or a notary in your country can do it.',
    caption: 'What this may add, roughly, incl. VAT:',
    items: [
      { title: 'Interpreter at the notary appointment', amount: abroad.interpreter },
      {
        title: `Certifying ${abroad.documents} documents, for example at a German embassy`,
        amount: abroad.certification,
      },
      { title: 'Apostilles, if a notary abroad certifies them', amount: abroad.apostille },
      { title: 'Courier to Germany', amount: abroad.courier },
      { title: 'Total, at most', amount: abroad.total },
    ],
    note: `Hardly anyone needs all of it: if you sign in Germany, you need no apostille, and if a German speaker represents you, you need no interpreter. Prices as of ${abroad.since}. A tax adviser for the tax questionnaire, which is in German only, comes on top if you want one.`,
  },
  journey: {
    kicker: 'How it works',
    title: 'Seven stations, and you always know whose turn it is',
    lead: 'The times are typical, not promises. Most depends on the notary, the bank and the court.',
    stations: [
      { title: 'Company details', who: 'You', time: 'about ten minutes' },
      {
        title: 'Consultation',
        who: 'You and the law firm',
        time: '90 minutes; you can decline it',
      },
      { title: 'Documents', who: 'The law firm drafts', time: 'two to five working days' },
      {
        title: 'Review',
        who: 'The law firm, and you if you like',
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
        text: 'advises you, drafts and reviews the articles, in its own name and under its own mandate ({{chamber}}). Its fee is a separate part of the package price, which it invoices itself.',
      },
      notary: {
        title: 'The notary you name',
        text: 'is an independent public official who records the deed, applies for registration and bills you directly under the GNotKG, the act on court and notary fees. We don’t steer anyone to a notary, nor are we paid for it.',
      },
      court: {
        title: 'The register court',
        text: 'is the local court that keeps the commercial register. It checks the application and enters your company. Which court it is depends on your registered office.',
      },
      us: {
        title: 'We',
        text: 'organise everything in between: appointments, deadlines, all documents in one place and a view of where things stand.',
      },
    },
  },
  waiting: {
    kicker: 'Time',
    title: 'How long registration took',
    lead: 'Average days from the notary appointment to the published entry, for new companies. Some waited 8 days, others 5 months. These are other people’s published figures, not a promise and not from our own cases.',
    whole: `Whichever way you choose, it usually takes ${wholeWay.en}: some days for the draft, days to three weeks until the notary appointment, then ${fromDays} to ${toDays} days until publication, on average for new companies in ${cities.en} cities (${source}, ${year}).`,
    caption: 'Waiting time by register court',
    court: 'Register court',
    days: 'Days on average',
    source: 'Source',
    unit: '{{days}} days',
  },
  end: {
    title: 'Ready for the first station?',
    text: 'The company details take ten minutes, and you can change anything until the documents are approved.',
  },
};

export const handle = { texts: { foundNow } };
