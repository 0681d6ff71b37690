import { notaryToEntry } from '#domain/site/waiting-times.ts';
import type { Same } from '../../shared/i18n/same.ts';
import { costsIn } from './costs.ts';
import type { home as german } from './texts.de.ts';

const { ug, gmbhByModel, gmbh, supervision, since } = costsIn('en');
const { fromDays, toDays, year, source } = notaryToEntry;

/** The one call to action. */
const start = 'Start your company';

export const home: Same<typeof german> = {
  meta: {
    title: 'Set up a German UG or GmbH, with a lawyer beside you',
    description:
      'Set up a German UG or GmbH in seven steps: one price, one law firm, and you always know what happens next. €950.81 incl. 19% VAT, plus notary and court.',
  },
  hero: {
    kicker: 'German GmbH or UG, with a lawyer beside you',
    title: 'Set up your German GmbH or UG. One clear price, and you always know what happens next.',
    lead: 'You can do this from abroad and without speaking German: a lawyer advises you and drafts the documents, and we organise the rest in English. Every shareholder appears before a German notary: in person, online with a suitable ID card, or through someone with a certified power of attorney.',
    start,
    costs: 'See the costs',
    price: `€950.81 incl. 19% VAT. With notary and court, about ${ug.total} in all (UG with the model protocol, one person) or ${gmbh.total} (GmbH with its own articles, one person). The account is free.`,
    picture:
      'A line runs through seven stations: details, consultation, documents, review, notary, bank, register.',
    scenes: ['Details', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
  },
  facts: [
    {
      title: 'The whole price up front',
      text: 'Package, notary and court, with two worked examples',
    },
    {
      title: `${fromDays} to ${toDays} days`,
      text: `from the notary appointment to the entry, on average in large cities (${source}, ${year})`,
    },
    {
      title: 'Whose turn is it?',
      text: 'yours, our team’s, the law firm’s or the notary’s: always in sight',
    },
  ],
  howItWorks: {
    kicker: 'How it works',
    title: 'One line, seven stations',
    lead: 'Each station says what happens, who does it and how long it usually takes.',
    step: 'Step {{number}}',
    stations: [
      {
        title: 'Idea and company details',
        text: 'Name, registered office, legal form, capital. Ten minutes.',
      },
      {
        title: 'Initial consultation',
        text: '90 minutes with the law firm, by phone or online. You may decline it.',
      },
      {
        title: 'Documents take shape',
        text: 'The law firm drafts articles or model protocol, list of shareholders and register application.',
      },
      {
        title: 'Review and approval',
        text: 'The law firm reviews; you read along and ask for changes.',
      },
      { title: 'At the notary', text: 'A notary of your choice. You confirm the appointment.' },
      {
        title: 'Account and capital',
        text: 'Take the deed to the bank, pay in, upload the bank statement.',
      },
      {
        title: 'Entry in the register',
        text: 'The court makes the entry. From now on your company exists.',
      },
    ],
    after: {
      title: 'And then?',
      text: 'Tax questionnaire, transparency register, trade registration: the FAQ says what is due when.',
      link: 'Read the answers',
    },
  },
  legalForm: {
    kicker: 'UG or GmbH?',
    title: 'The form that suits your start',
    lead: 'In both, liability is limited to the company’s assets once it is registered; anyone who acts in its name before that is personally liable (section 11(2) GmbHG). What differs is the share capital, which is the money you pay in as shareholders, the reserve, and how others see you.',
    action: start,
    caption: 'UG and GmbH compared',
    aspect: 'Feature',
    columns: ['UG', 'GmbH'],
    rows: [
      {
        aspect: 'Share capital',
        cells: [
          '€1 to €24,999, paid in full in money before filing',
          'from €25,000; before filing a quarter of each share and at least €12,500 in total',
        ],
      },
      { aspect: 'Reserve', cells: ['a quarter of each year’s profit', 'none required'] },
      { aspect: 'Contributions in kind', cells: ['not possible', 'possible'] },
      {
        aspect: 'Notary and court, one person',
        cells: [
          `from about ${ug.fees} with the model protocol, about ${gmbh.fees} with its own articles`,
          `from about ${gmbhByModel.fees} with the model protocol, about ${gmbh.fees} with its own articles`,
        ],
      },
      { aspect: 'In the name', cells: ['UG (haftungs\u00adbeschränkt)', 'GmbH'] },
      {
        aspect: 'Later',
        cells: ['can become a GmbH by raising its capital to €25,000', 'stays what it is'],
      },
      {
        aspect: 'Suits you if',
        cells: [
          'you are testing and want to tie up little money',
          'you need contracts, loans or investors',
        ],
      },
    ],
  },
  comparison: {
    kicker: 'The difference',
    title: 'The usual way, and ours',
    lead: 'Notary, bank and court stay the same. What changes is that you don’t have to chase anyone.',
    action: start,
    caption: 'The usual way and the way with Siebenschritt compared',
    aspect: 'Question',
    columns: ['Usual way', 'Siebenschritt'],
    rows: [
      {
        aspect: 'What does it cost?',
        cells: [
          'often billed by the hour, total known at the end; notary and court as set by law',
          'one fixed price; notary and court as set by law',
        ],
      },
      {
        aspect: 'How long?',
        cells: [
          'often given as 6 to 8 weeks, from the first advice to the entry',
          'the same: notary, bank and court take as long for everyone; your page shows an estimate',
        ],
      },
      { aspect: 'Whose turn?', cells: ['you call and ask', 'on the line, with a date'] },
      {
        aspect: 'Your details',
        cells: ['often several times, once for each office', 'once, for all documents'],
      },
      {
        aspect: 'Documents',
        cells: ['attached to many emails', 'in one place, with version and date'],
      },
      {
        aspect: 'Notary',
        cells: ['you search and arrange it yourself', 'you choose, we ask for the appointment'],
      },
    ],
  },
  price: {
    kicker: 'Costs',
    title: 'One price, and what is not in it',
    name: 'Formation package',
    amount: '€950.81',
    note: 'incl. 19% VAT (€799 net), once',
    covers: 'The package goes with you through all seven stations.',
    action: start,
    included: 'Included',
    includedItems: [
      'Initial consultation with the law firm, 90 minutes',
      'Drafting of articles or model protocol, list of shareholders and register application',
      'Review of all documents before the notary receives them',
      'Arranging the appointment with the notary of your choice',
    ],
    lawFirm:
      'The law firm {{name}} ({{chamber}}) advises and drafts, in its own name and under its own mandate. Its fee is included in the price of the package. We organise.',
    excluded: 'Not included',
    excludedItems: [
      'Notary, set by law: see the examples below',
      'Register court: €150, or €240 with contributions in kind',
      'Your share capital: it belongs to the company',
      'Bank account, trade registration and bookkeeping',
    ],
    free: 'The account is free.',
    examples: {
      title: 'Two examples, all in',
      note: `For one person who is also the managing director and contributes money. Fees under GNotKG and HRegGebV as of ${since}; only the notary’s outlays are an estimate. If the notary also monitors the payment of the UG’s capital, about ${supervision} is added. The share capital itself is not counted.`,
      caption: 'What package, notary and court cost together',
      aspect: 'Item',
      columns: ['UG with the model protocol', 'GmbH with its own articles'],
      rows: [
        { aspect: 'Formation package', cells: ['€950.81', '€950.81'] },
        { aspect: 'Notary, incl. VAT', cells: [`about ${ug.notary}`, `about ${gmbh.notary}`] },
        { aspect: 'Register court', cells: [ug.court, gmbh.court] },
        { aspect: 'In all', cells: [`about ${ug.total}`, `about ${gmbh.total}`] },
      ],
    },
  },
  offer: {
    kicker: 'Our offer',
    title: 'Advice where a form is not enough',
    lead: 'Four subjects that matter before almost every company formation. The initial consultation sorts out which of them concern you.',
    action: start,
    services: [
      {
        title: 'Funding',
        text: 'Some grants and loans have to be applied for before you set up the company. Settle that before you go to the notary.',
      },
      {
        title: 'Startup',
        text: 'Shares among founders, vesting, first financing: what belongs in the articles and what does not?',
      },
      {
        title: 'Legal',
        text: 'The law firm discusses articles and legal form with you, in its own name and under its own mandate.',
      },
      {
        title: 'Tax',
        text: 'Tax registration questionnaire, VAT, salary or profit: you will need a tax adviser for these.',
      },
    ],
    additionalTitle: 'In preparation, not yet available',
    additional: [
      { title: 'Funding check', text: 'what there is, and what suits you' },
      { title: 'Idea paper', text: 'to apply for a startup grant' },
      { title: 'Trademark', text: 'research and registration by the law firm' },
      { title: 'Hour packages', text: 'with law firms and tax advisers' },
      { title: 'Financial plan', text: 'for the bank, for funding or for yourself' },
      { title: 'Prototype and MVP', text: 'a plan for the first product' },
      { title: 'Convertible loan', text: 'contract and procedure, by the law firm' },
    ],
  },
  testimonials: {
    kicker: 'Testimonials',
    title: 'What founders might write',
    note: 'These three letters are invented examples. Real ones will appear here as soon as there are some.',
    letters: [
      {
        text: 'The day after the appointment I knew it was the notary’s turn now and not mine. That was worth more than any hotline.',
        from: 'Example, Cologne, UG',
      },
      {
        text: 'The bank wanted the deed with a seal. I had read that here before I set out.',
        from: 'Example, Leipzig, GmbH',
      },
      {
        text: 'The lawyer talked us out of a holding company. She was right, and didn’t charge for it.',
        from: 'Example, Hamburg, GmbH',
      },
    ],
    action: start,
  },
  partners: {
    kicker: 'Partners',
    title: 'Beside you on the line',
    lead: 'Offers from banks, tax advisers and insurers are in preparation. No place on the list will be for sale.',
    universities: {
      title: 'For universities and accelerators',
      text: 'Do you run a startup programme? Tell us what your teams need; they take the same route at the same price.',
      action: 'Write to us',
      subject: 'Working with a university or an accelerator',
    },
    members: {
      title: 'For companies',
      text: 'Do you offer something new companies need in their first months? Tell us what it is, what it costs and for whom it is not right.',
      action: 'Become a partner',
      subject: 'Becoming a partner',
    },
  },
  community: {
    title: 'You don’t have to do this alone',
    text: 'A place where members can meet is in preparation. Your account is free now and will stay so, even if you decide not to set up a company after all.',
    action: start,
  },
  faq: {
    kicker: 'FAQ',
    title: 'Five questions everybody asks',
    contact: 'Is yours not among them? Call us: {{phone}}.',
    items: [
      {
        question: 'What does it really cost in the end?',
        answer: `Our package costs €950.81 incl. 19% VAT. Notary and register court come on top, with fees set by law. For one person, that makes about ${ug.total} in all (UG with the model protocol) or about ${gmbh.total} (GmbH with its own articles), as of ${since}. The share capital goes into your company’s account; it belongs to the company and is there to be used.`,
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
          'You register your trade, answer the tax registration questionnaire within a month and enter the beneficial owners in the transparency register. Expect letters that look like bills from a register and are not: check every bill you are not expecting, and ask us when in doubt.',
      },
    ],
  },
};

export const handle = { texts: { home } };
