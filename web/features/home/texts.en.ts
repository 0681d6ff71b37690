import { notaryToEntry, wholeWay } from '#domain/foundations/forecast/waiting-times.ts';
import { figures } from '#domain/orders/figures.ts';
import { shortLegalFormNames } from '#domain/pricing/names.ts';
import { namesIn } from '#domain/site/names.ts';
import type { Same } from '../../kit/texts/same.ts';
import { costsIn } from './costs.ts';
import { questions } from './questions.en.ts';
import type { home as german } from './texts.de.ts';

const costs = costsIn('en');
const { ug, gmbhByModel, gmbh, since } = costs;
const { fromDays, toDays, year, source, cities } = notaryToEntry;

/** The one call to action, and what it commits to. */
const start = 'Start your company';
const free = 'The account is free; you only pay once you order.';

export const home: Same<typeof german> = {
  meta: {
    title: 'Set up a German UG or GmbH, with a lawyer beside you',
    description: `Set up a German UG or GmbH in seven steps: one package price, one law firm, and you always know what happens next. ${costs.package} incl. ${costs.percent}% VAT, plus notary and court.`,
  },
  hero: {
    kicker: 'German GmbH or UG, with a lawyer beside you',
    title:
      'Set up your German GmbH or UG. One package price, and you always know what happens next.',
    lead: 'From abroad, and without speaking German: a law firm drafts the articles, and we organise the rest in English. Shareholders appear before a notary in person, online or by certified power of attorney. The managing director signs in person, which a German embassy can certify.',
    forms:
      'A GmbH is Germany’s private limited company, with a share capital of at least €25,000. A UG is the same company in its small form, from €1.',
    start,
    meeting: 'Speak to us for 15 minutes, free',
    free,
    price: `${costs.package} incl. ${costs.percent}% VAT. With notary and court, about ${ug.total} for a UG with the model protocol (the short form the law provides) or ${gmbh.total} for a GmbH with individual articles of association, for one founder each, fees as of ${since}. If you don’t speak German or sign abroad, allow for an interpreter, certified signatures, apostilles and a courier: up to about ${ug.totalAbroad} or ${gmbh.totalAbroad} in total.`,
    picture:
      'A line runs through seven stations: details, consultation, documents, review, notary, bank, register.',
    scenes: ['Details', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
  },
  facts: [
    {
      title: 'The full price up front',
      text: 'Package, notary and court, at the rates set by law',
    },
    {
      title: `${fromDays} to ${toDays} days`,
      text: `from the notary appointment to registration, on average in large cities (${source}, ${year})`,
    },
    {
      title: 'Whose turn is it?',
      text: 'yours, our team’s, the law firm’s or the notary’s: you can always see',
    },
  ],
  howItWorks: {
    kicker: 'How it works',
    title: 'One line, seven stations',
    lead: 'Each station tells you what happens, who does it and how long it usually takes.',
    step: 'Step {{number}}',
    stations: [
      {
        title: 'Idea and company details',
        text: 'Name, registered office, legal form, capital. Ten minutes.',
      },
      {
        title: 'Initial consultation',
        text: '90 minutes with the law firm, by phone or online. You can decline it.',
      },
      {
        title: 'Documents take shape',
        text: 'The law firm drafts the articles of association or model protocol.',
      },
      { title: 'Review and approval', text: 'The law firm reviews them, and so can you.' },
      { title: 'At the notary', text: 'A notary of your choice. You confirm the appointment.' },
      {
        title: 'Account and capital',
        text: 'Pay in, upload the bank statement and send it to the notary.',
      },
      {
        title: 'Entry in the register',
        text: 'The court enters your company in the commercial register. It now exists.',
      },
    ],
    after: {
      title: 'Whose turn, and when?',
      text: 'For each station: who does it and how long it usually takes.',
      link: 'See the whole process',
    },
  },
  teaser: {
    costs: {
      title: 'What does it cost to set up your company?',
      text: 'At the rates set by law, item by item, no account needed.',
      form: 'Legal form',
      forms: namesIn(shortLegalFormNames, 'en'),
      shareholders: 'How many shareholders?',
      counts: { '1': '1', '2': '2', '3': '3', '4': '4+' },
      action: 'Calculate the costs',
    },
    legalForm: {
      title: 'UG or GmbH?',
      text: 'Six questions, with the reasons for each side.',
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
    lead: 'Funding, startups, law and tax.',
    more: 'See all services',
  },
  additional: {
    title: 'What founders often need as well',
    lead: `Individual services at a fixed price, from a marketplace of more than ${figures.offers}. All you need to order is a free account.`,
    from: 'from {{amount}}',
    onRequest: 'on request',
    notes: [
      'All prices incl. VAT.',
      `Hour packages can be used for at least ${figures.redeemableYears} years.`,
      `Members pay up to ${figures.memberDiscountPercent}% less for further legal and tax advice than the law firm or tax firm charges otherwise; the prices already take it off.`,
    ],
  },
  partners: {
    kicker: 'Partners',
    title: 'Offers from our partners',
    lead: 'For your first months, each with its terms and a note on who it isn’t for. We don’t sell places on this list, nor are we paid for the offers.',
    sample: 'In this demonstration, the partners are fictitious.',
  },
  universities: {
    title: 'Universities and accelerators',
    text: 'Teams on a programme take the same route at the same price. Tell us what they need along the way.',
    action: 'Become a partner',
  },
  faq: questions,
  legalForm: {
    kicker: 'UG or GmbH?',
    title: 'The form that suits your start',
    lead: 'Both limit liability to the company’s assets once it is registered; anyone who acts in its name before that is personally liable (§ 11 (2) GmbHG, the German act on limited liability companies).',
    action: 'Six questions about the form',
    caption: 'UG and GmbH compared',
    aspect: 'Feature',
    columns: ['UG', 'GmbH'],
    rows: [
      {
        aspect: 'Share capital',
        cells: [
          '€1 to €24,999, paid in full in cash (by bank transfer) before filing',
          'from €25,000; before filing, a quarter of each share and at least €12,500 in total',
        ],
      },
      { aspect: 'Reserve', cells: ['a quarter of each year’s profit', 'none required'] },
      { aspect: 'Contributions in kind', cells: ['not possible', 'possible'] },
      {
        aspect: 'Notary and court, one person',
        cells: [
          `from about ${ug.fees} with the model protocol, about ${gmbh.fees} with individual articles of association`,
          `from about ${gmbhByModel.fees} with the model protocol, about ${gmbh.fees} with individual articles of association`,
        ],
      },
      { aspect: 'In the name', cells: ['UG (haftungs\u00adbeschränkt)', 'GmbH'] },
      {
        aspect: 'Suits you if',
        cells: [
          'you are testing an idea and don’t want to tie up much money; it can become a GmbH by raising its capital',
          'you need contracts, loans or investors',
        ],
      },
    ],
  },
  comparison: {
    kicker: 'The difference',
    title: 'The usual way, and ours',
    lead: 'Notary, bank and court stay the same and take just as long. The difference is that you don’t have to chase anyone.',
    caption: 'The usual way and the way with Siebenschritt compared',
    aspect: 'Question',
    columns: ['Usual way', 'Siebenschritt'],
    rows: [
      {
        aspect: 'What does it cost?',
        cells: [
          'often billed by the hour, with the total only known at the end; notary and court as set by law',
          'one package price for two contracts; notary and court as set by law',
        ],
      },
      {
        aspect: 'How long does it take?',
        cells: [
          `usually ${wholeWay.en}: some days for the draft, days to three weeks until the notary appointment, then ${fromDays} to ${toDays} days until publication, on average for new companies in ${cities.en} cities (${source}, ${year})`,
          'just as long: we speed up neither notary nor bank nor court',
        ],
      },
      { aspect: 'Whose turn?', cells: ['you call and ask', 'on the line, with a date'] },
      {
        aspect: 'Details and documents',
        cells: [
          'often given again to every office, attached to countless emails',
          'entered once, in one place, with version and date',
        ],
      },
      {
        aspect: 'Notary',
        cells: ['you find one and arrange it yourself', 'you choose, we arrange the appointment'],
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
      text: `Fees under the GNotKG (court and notary fees) and the HRegGebV (commercial register fees) as of ${since}, each item with its number.`,
      link: 'Check the figures',
    },
    example: {
      mark: 'Example',
      title: 'How you see where things stand',
      company: 'Muster Werkstatt UG (haftungs\u00adbeschränkt)',
      text: 'With the notary for 2 days. Your turn next: open the business account.',
    },
  },
  testimonials: {
    kicker: 'Testimonials',
    title: 'No testimonials yet',
    letter:
      'Siebenschritt is new, so there is nobody here yet. Once the first companies are registered, we will ask how it went. What they write will be here, with name, company and date, and with what was missing. We will not make anything up.',
    from: '{{name}}',
  },
  community: {
    title: 'You don’t have to do this alone',
    text: 'As a member, you have your company and all its documents in one place, along with the marketplace, academy, contract templates and our partners’ offers. The account is free, even if you decide not to set up a company after all.',
    action: 'What members get',
  },
  price: {
    kicker: 'Costs',
    title: 'One package price, and what it doesn’t include',
    name: 'Formation package',
    amount: costs.package,
    note: `incl. ${costs.percent}% VAT (${costs.net} net), one-off`,
    covers: 'The package takes you through all seven stations.',
    besides: `You also pay the notary, at the rates set by law, and the register court (${costs.court}).`,
    scope: 'What is included and what isn’t',
    action: start,
    included: 'Included',
    contracts: { operator: 'Our service', 'law-firm': 'Mandate of the law firm {{name}}' },
    lawFirm:
      'The law firm {{name}} ({{chamber}}) advises and drafts, in its own name and under its own mandate. Its fee is a separate part of the package price, which it invoices itself. We organise.',
    excluded: 'Not included',
    excludedItems: [
      'Notary, at the rates set by law: see the examples below',
      `Register court: ${costs.court}, or ${costs.courtInKind} with contributions in kind`,
      'Your share capital: it belongs to the company',
      'Bank account, trade registration and bookkeeping',
      `Further legal and tax advice: ordered separately in the marketplace, up to ${figures.memberDiscountPercent}% less for members`,
    ],
    free,
    examples: {
      title: 'Two examples with everything added up',
      note: `For one founder who is also the managing director and makes a cash contribution. Fees under the GNotKG and HRegGebV as of ${since}; only the notary’s expenses are estimated. If the notary also monitors the payment of the UG’s capital, add about ${costs.supervision}. If you don’t speak German or sign abroad, add up to about ${costs.abroad} for interpreter, certified signatures, apostilles and courier. The share capital itself is not included.`,
      caption: 'What package, notary and court cost together',
      aspect: 'Item',
      columns: ['UG with the model protocol', 'GmbH with individual articles'],
      rows: [
        { aspect: 'Formation package', cells: [costs.package, costs.package] },
        { aspect: 'Notary, incl. VAT', cells: [`about ${ug.notary}`, `about ${gmbh.notary}`] },
        { aspect: 'Register court', cells: [ug.court, gmbh.court] },
        { aspect: 'Total', cells: [`about ${ug.total}`, `about ${gmbh.total}`] },
      ],
      action: 'Calculate your own case',
    },
    reading: 'Further reading',
  },
};

export const handle = { texts: { home } };
