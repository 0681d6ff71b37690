import { figures } from '#domain/site/figures.ts';
import { notaryToEntry } from '#domain/site/waiting-times.ts';
import type { Same } from '../../kit/texts/same.ts';
import { costsIn } from './costs.ts';
import { questions } from './questions.en.ts';
import type { home as german } from './texts.de.ts';

const costs = costsIn('en');
const { ug, gmbhByModel, gmbh, since } = costs;
const { fromDays, toDays, year, source } = notaryToEntry;

/** The one call to action, and what it commits to. */
const start = 'Start your company';
const free = 'The account is free; you only pay once you order.';

export const home: Same<typeof german> = {
  meta: {
    title: 'Set up a German UG or GmbH, with a lawyer beside you',
    description: `Set up a German UG or GmbH in seven steps: one price, one law firm, and you always know what happens next. ${costs.package} incl. ${costs.percent}% VAT, plus notary and court.`,
  },
  hero: {
    kicker: 'German GmbH or UG, with a lawyer beside you',
    title: 'Set up your German GmbH or UG. One clear price, and you always know what happens next.',
    lead: 'You can do it from abroad and without speaking German: the law firm advises you and drafts the documents, and we organise the rest in English. Every shareholder appears before a German notary: in person, online with a suitable ID card, or through someone with a certified power of attorney.',
    start,
    meeting: 'Speak to us for 15 minutes, free',
    free,
    price: `${costs.package} incl. ${costs.percent}% VAT. With notary and court, about ${ug.total} in all (UG, model protocol) or ${gmbh.total} (GmbH, own articles), one person each, fees as of ${since}.`,
    picture:
      'A line runs through seven stations: details, consultation, documents, review, notary, bank, register.',
    scenes: ['Details', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
  },
  facts: [
    {
      title: 'The whole price up front',
      text: 'Package, notary and court, calculated as the law says',
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
        text: 'The law firm drafts articles or model protocol, list and application.',
      },
      { title: 'Review and approval', text: 'The law firm reviews, you read along.' },
      { title: 'At the notary', text: 'A notary of your choice. You confirm the appointment.' },
      { title: 'Account and capital', text: 'Pay in and upload the bank statement.' },
      { title: 'Entry in the register', text: 'The court makes the entry. Your company exists.' },
    ],
    after: {
      title: 'Whose turn, and when?',
      text: 'For each station: who does it and how long it usually takes.',
      link: 'See the whole way',
    },
  },
  teaser: {
    costs: {
      title: 'What does it cost to set up your company?',
      text: 'Calculated as the law says, item by item, without an account.',
      form: 'Legal form',
      forms: { ug: 'UG', gmbh: 'GmbH' },
      shareholders: 'How many shareholders?',
      counts: { '1': '1', '2': '2', '3': '3', '4': '4+' },
      action: 'Calculate the costs',
    },
    legalForm: {
      title: 'UG or GmbH?',
      text: 'Six questions, and you get reasons for both sides.',
      question: 'The first question: how much money can you pay in before filing?',
      answers: {
        'below-12500': 'less than €12,500',
        'below-25000': '€12,500 to €24,999',
        'from-25000': '€25,000 or more',
      },
      action: 'Go on to the questions',
    },
  },
  offer: {
    kicker: 'Our offer',
    title: 'Advice where a form is not enough',
    lead: 'Funding, startup, legal and tax: four subjects that matter before almost every company formation.',
    more: 'See all services',
  },
  additional: {
    title: 'What many need besides',
    lead: `Single results at a fixed price, from a marketplace of more than ${figures.offers} services. You order with the free account.`,
    from: 'from {{amount}}',
    onRequest: 'on request',
    note: `Prices incl. VAT. Hour packages can be redeemed within ${figures.redeemableYears} years. For further legal and tax advice, members pay up to ${figures.memberDiscountPercent}% less where the law firm or tax firm offers it; each service says how much.`,
  },
  partners: {
    kicker: 'Partners',
    title: 'Beside you on the line',
    lead: 'Offers for the first months, each with its terms and for whom it is not right. No place on the list is for sale.',
    sample: 'In this demonstration the partners are invented.',
  },
  universities: {
    title: 'Universities and accelerators',
    text: 'Teams from programmes take the same route at the same price. What they need on the way, we discuss with you.',
    action: 'Become a partner',
  },
  faq: questions,
  legalForm: {
    kicker: 'UG or GmbH?',
    title: 'The form that suits your start',
    lead: 'In both, liability is limited to the company’s assets once it is registered; anyone who acts in its name before that is personally liable (section 11(2) GmbHG).',
    action: 'Six questions about the form',
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
        aspect: 'Suits you if',
        cells: [
          'you are testing and want to tie up little money; by raising its capital it can become a GmbH',
          'you need contracts, loans or investors',
        ],
      },
    ],
  },
  comparison: {
    kicker: 'The difference',
    title: 'The usual way, and ours',
    lead: 'Notary, bank and court stay the same. What changes is that you don’t have to chase anyone.',
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
          `often given as 6 to 8 weeks, of which ${fromDays} to ${toDays} days from the notary appointment to the entry (${source}, ${year})`,
          `the same, of which the same ${fromDays} to ${toDays} days (${source}, ${year}); your page shows an estimate`,
        ],
      },
      { aspect: 'Whose turn?', cells: ['you call and ask', 'on the line, with a date'] },
      {
        aspect: 'Details and documents',
        cells: [
          'often once for each office, attached to many emails',
          'entered once, in one place, with version and date',
        ],
      },
      {
        aspect: 'Notary',
        cells: ['you search and arrange it yourself', 'you choose, we ask for the appointment'],
      },
    ],
  },
  proof: {
    title: 'What you can check',
    lawFirm: {
      title: 'Who advises you',
      text: 'The law firm {{name}} advises and drafts, in its own name and under its own mandate. Admitted by: {{chamber}}.',
      link: 'Address in the imprint',
    },
    waiting: {
      title: 'How long courts take',
      text: `From ${fromDays} days in Stuttgart to ${toDays} days in Cologne and Berlin, on average (${source}, ${year}).`,
      link: 'See all courts',
    },
    fees: {
      title: 'How we calculate',
      text: `Fees under GNotKG and HRegGebV as of ${since}, each item with its number.`,
      link: 'Check the sums',
    },
    example: {
      mark: 'Example',
      title: 'This is how you see where things stand',
      company: 'Muster Werkstatt UG (haftungs\u00adbeschränkt)',
      text: 'It is the notary’s turn, for 2 days now. After that it is yours: open the business account.',
    },
  },
  testimonials: {
    kicker: 'Testimonials',
    title: 'What might stand here one day',
    note: 'These letters are invented examples. Real ones will appear here as soon as there are some.',
    read: 'Read both examples',
    letters: [
      {
        text: 'The day after the appointment I knew it was the notary’s turn now and not mine. That was worth more than any hotline.',
        from: 'Example, Cologne, UG',
      },
      {
        text: 'The bank wanted the deed with a seal. I had read that here before I set out.',
        from: 'Example, Leipzig, GmbH',
      },
    ],
  },
  community: {
    title: 'You don’t have to do this alone',
    text: 'As a member you find your company and all its documents in one place, with marketplace, academy, contract templates and the offers of our partners. The account is free, even if you decide not to set up a company after all.',
    action: 'What members get',
  },
  price: {
    kicker: 'Costs',
    title: 'One price, and what is not in it',
    name: 'Formation package',
    amount: costs.package,
    note: `incl. ${costs.percent}% VAT (${costs.net} net), once`,
    covers: 'The package goes with you through all seven stations.',
    besides: `On top come the notary, as set by law, and the register court (${costs.court}).`,
    scope: 'What is included and what isn’t',
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
      `Register court: ${costs.court}, or ${costs.courtInKind} with contributions in kind`,
      'Your share capital: it belongs to the company',
      'Bank account, trade registration and bookkeeping',
      `Further legal and tax advice: ordered separately in the marketplace, up to ${figures.memberDiscountPercent}% less for members`,
    ],
    free,
    examples: {
      title: 'Two examples, all in',
      note: `For one person who is also the managing director and contributes money. Fees under GNotKG and HRegGebV as of ${since}; only the notary’s outlays are an estimate. If the notary also monitors the payment of the UG’s capital, about ${costs.supervision} is added. The share capital itself is not counted.`,
      caption: 'What package, notary and court cost together',
      aspect: 'Item',
      columns: ['UG with the model protocol', 'GmbH with its own articles'],
      rows: [
        { aspect: 'Formation package', cells: [costs.package, costs.package] },
        { aspect: 'Notary, incl. VAT', cells: [`about ${ug.notary}`, `about ${gmbh.notary}`] },
        { aspect: 'Register court', cells: [ug.court, gmbh.court] },
        { aspect: 'In all', cells: [`about ${ug.total}`, `about ${gmbh.total}`] },
      ],
      action: 'Calculate your own case',
    },
    reading: 'Read on',
  },
};

export const handle = { texts: { home } };
