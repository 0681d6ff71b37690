import type { Same } from '../../shared/i18n/same.ts';
import type { home as german } from './texts.de.ts';

export const home: Same<typeof german> = {
  meta: {
    title: 'Form a German UG or GmbH, with a lawyer beside you',
    description:
      'From the idea to the commercial register in seven steps: one price, one lawyer, and the state of things every day. €950.81 incl. 19% VAT, plus notary and court.',
  },
  hero: {
    kicker: 'GmbH or UG, with a lawyer beside you',
    title: 'From the idea to the commercial register, in seven steps.',
    lead: 'Every day you see what is happening, whose turn it is and when it goes on. Lawyer, notary, bank and court work along the same line.',
    start: 'Start your company',
    costs: 'See the costs',
    price:
      '€950.81 incl. 19% VAT, plus notary and register court, which together are mostly €280 to €980.',
    picture:
      'A line runs through seven stations: data, talk, documents, review, notary, bank, register.',
    scenes: ['Core data', 'Consultation', 'Documents', 'Review', 'Notary', 'Bank', 'Register'],
  },
  facts: [
    {
      title: 'The whole price up front',
      text: 'Our fee, notary and court, before you pay anything',
    },
    {
      title: 'Mostly three to six weeks',
      text: 'from the notary to the entry, depending on your local court',
    },
    {
      title: 'Whose turn is it?',
      text: 'yours, the lawyer’s, notary’s, bank’s or court’s: always in sight',
    },
  ],
  howItWorks: {
    kicker: 'How it works',
    title: 'One line, seven stations',
    lead: 'Each station says what happens, who does it and how long it usually takes.',
    step: 'Step {{number}}',
    stations: [
      { title: 'Idea and core data', text: 'Name, seat, legal form, capital. Ten minutes.' },
      {
        title: 'A talk with a lawyer',
        text: '90 minutes by phone or online. You may decline it.',
      },
      {
        title: 'Documents take shape',
        text: 'Articles or model protocol, list of shareholders, application.',
      },
      { title: 'Review and approval', text: 'A lawyer reviews, you read along, we explain.' },
      { title: 'At the notary', text: 'A notary of your choice. You confirm the date.' },
      {
        title: 'Account and capital',
        text: 'Take the deed to the bank, pay in, upload the proof.',
      },
      {
        title: 'Entry in the register',
        text: 'The court makes the entry. From now on your company exists.',
      },
    ],
    after: {
      title: 'And then?',
      text: 'Tax questionnaire, transparency register, trade registration: the answers say what is due when.',
      link: 'Read the answers',
    },
  },
  legalForm: {
    kicker: 'UG or GmbH?',
    title: 'The form that suits your start',
    lead: 'Both are liable with the company’s assets only. What differs is the share capital, the money you pay in as shareholders, the reserve, and how others see you.',
    action: 'Start with one of them',
    caption: 'UG and GmbH compared',
    aspect: 'Feature',
    columns: ['UG', 'GmbH'],
    rows: [
      {
        aspect: 'Share capital',
        cells: [
          '€1 to €24,999, paid in full and in cash before filing',
          'from €25,000, at least €12,500 before filing',
        ],
      },
      { aspect: 'Reserve', cells: ['a quarter of the yearly profit', 'none required'] },
      { aspect: 'In kind', cells: ['not possible', 'possible'] },
      {
        aspect: 'Notary and court',
        cells: ['from about €280 with the model protocol', 'about €970 with own articles'],
      },
      { aspect: 'In the name', cells: ['UG (haftungs\u00adbeschränkt)', 'GmbH'] },
      {
        aspect: 'Later',
        cells: ['becomes a GmbH once capital reaches €25,000', 'stays what it is'],
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
    lead: 'Notary and court stay the same. What changes is that you need not ask.',
    action: 'Take the new way',
    caption: 'The usual way and the way with Siebenschritt compared',
    aspect: 'Question',
    columns: ['Usual way', 'Siebenschritt'],
    rows: [
      {
        aspect: 'What does it cost?',
        cells: [
          'fees by effort, the sum at the end',
          'one price, notary and court worked out up front',
        ],
      },
      {
        aspect: 'How long?',
        cells: ['often given as 6 to 8 weeks', 'preparation in days, then the state at the court'],
      },
      { aspect: 'Whose turn?', cells: ['you call and ask', 'on the line, with a date'] },
      {
        aspect: 'Your details',
        cells: ['several times, once for each office', 'once, for all documents'],
      },
      {
        aspect: 'Documents',
        cells: ['attached to many mails', 'in one place, with version and date'],
      },
      {
        aspect: 'Notary',
        cells: [
          'you search and arrange it yourself',
          'you choose, we carry the dates back and forth',
        ],
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
    action: 'Start your company',
    included: 'Included',
    includedItems: [
      'A talk with a lawyer, 90 minutes',
      'Articles or model protocol, list of shareholders, application',
      'Review of all documents before the notary receives them',
      'Arranging the date with the notary of your choice',
      'Up to 20% off further legal or tax advice',
    ],
    excluded: 'Not included',
    excludedItems: [
      'Notary, set by law: about €130 to €830, depending on form and articles',
      'Register court: €150, or €240 with contributions in kind',
      'Your share capital: it belongs to the company',
      'Bank account, trade registration and bookkeeping',
    ],
    free: 'Signing up costs nothing. Nor does the 15-minute strategy meeting, once per account.',
  },
  offer: {
    kicker: 'Our offer',
    title: 'Advice where a form is not enough',
    lead: 'Four fields in which an hour before the formation often saves ten after it.',
    action: 'Sign up for free',
    services: [
      {
        title: 'Funding',
        text: 'Which grants and loans suit you, and which application has to be in before you found.',
      },
      {
        title: 'Startup',
        text: 'Shares among founders, vesting, first financing. What belongs in the articles and what does not.',
      },
      {
        title: 'Legal',
        text: 'Articles, director’s contract, trademark. A lawyer advises you in her own name.',
      },
      {
        title: 'Tax',
        text: 'Tax questionnaire, VAT, salary or profit. With a tax adviser who knows new companies.',
      },
    ],
    additionalTitle: 'And when you need it',
    additional: [
      { title: 'Funding check', text: 'what there is, and what suits you' },
      { title: 'Idea paper', text: 'to apply for a startup grant' },
      { title: 'Trademark', text: 'research and registration' },
      { title: 'Hour packages', text: 'legal and tax, redeemable for three years' },
      { title: 'Financial plan', text: 'for the bank, for funding or for yourself' },
      { title: 'Prototype and MVP', text: 'a plan for the first product' },
      { title: 'Convertible loan', text: 'contract and procedure' },
    ],
    more: 'More than 40 services are in the member area.',
  },
  testimonials: {
    kicker: 'Voices',
    title: 'What founders might write',
    note: 'These three letters are examples. Real ones will stand here as soon as there are some.',
    letters: [
      {
        text: 'The day after the notary I knew it was the court’s turn now and not mine. That was worth more than any hotline.',
        from: 'Example, Cologne, UG',
      },
      {
        text: 'The bank wanted the deed with a seal. It said so before I had set out.',
        from: 'Example, Leipzig, GmbH',
      },
      {
        text: 'Our lawyer talked us out of the holding. She was right, and it was not on the bill.',
        from: 'Example, Hamburg, GmbH',
      },
    ],
    action: 'Begin yourself',
  },
  partners: {
    kicker: 'Partners',
    title: 'Beside you on the line',
    lead: 'Banks, tax advisers and insurers who know new companies. Members see their offers with all conditions. No place on the list is for sale.',
    universities: {
      title: 'For universities and accelerators',
      text: 'You run a startup programme? Your teams take the same way, and with their consent you see at which station they are.',
      action: 'Write to us',
      subject: 'Working with a university or an accelerator',
    },
    members: {
      title: 'For companies',
      text: 'You offer something founders need in their first months? Tell us what it is, what it costs and for whom it is not right.',
      action: 'Become a partner',
      subject: 'Becoming a partner',
    },
  },
  community: {
    title: 'Nobody has to found alone',
    text: 'In the member area you meet others who are at the same station right now. Access is free and stays, even if you decide not to found after all.',
    action: 'Create an account',
  },
  faq: {
    kicker: 'FAQ',
    title: 'Five questions everybody asks',
    contact: 'Yours is not among them? Call us: {{phone}}.',
    items: [
      {
        question: 'What does it really cost in the end?',
        answer:
          'Our package costs €950.81 incl. 19% VAT. Notary and register court come on top, with fees set by law: together from about €280 for a UG with the model protocol, about €970 for a GmbH with its own articles. The share capital goes into your company’s account; it belongs to the company and is there to be used.',
      },
      {
        question: 'How long does it take?',
        answer:
          'Core data and the talk take days, the date depends on the notary. From the notary to the entry, courts of large cities last took 24 to 39 days on average. What people wait for longest is often the bank account, so that step is early on your list.',
      },
      {
        question: 'Do I choose the notary myself?',
        answer:
          'Yes. Notaries are independent, and nobody may broker clients to them. You tell us whom you would like to see; we pass on documents and dates. If you can only attend online, the notary checks whether your ID card is suitable.',
      },
      {
        question: 'Do I need the talk with the lawyer?',
        answer:
          'It is included in the price and takes 90 minutes. If you have founded before, you can expressly decline it; we then start on the documents at once. In any case a lawyer reviews them before the notary receives them.',
      },
      {
        question: 'What is left to do after the entry?',
        answer:
          'You register your trade, answer the tax questionnaire within a month and enter the beneficial owners in the transparency register. Expect letters that look like bills from a register and are not: pay only the court and the notary, and ask us when in doubt.',
      },
    ],
  },
};

export const handle = { texts: { home } };
