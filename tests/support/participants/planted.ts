import { today } from '#demo/days.ts';
import { type Country, countryNames } from '#domain/orders/countries/names.ts';
import { longDate, money } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';

/** Everybody who asks. `left` has joined and left the list, `ended` has joined and gave up the access alone. */
export const readers = [
  'visitor',
  'stranger',
  'left',
  'ended',
  'coFounder',
  'lead',
  'lawyer',
  'staff',
] as const;
export type ReaderName = (typeof readers)[number];

/** Those whom a formation can be about. */
export type Who = 'lead' | 'coFounder' | 'left' | 'ended' | 'withoutAccount' | 'company' | 'minor';

/** A word that nobody else writes; short enough for a cell of a table. */
export const word = (who: string, what: string) => `Qx${who.slice(0, 6)}${what}`;

const born: Record<Who, string> = {
  lead: '1971-01-11',
  coFounder: '1972-02-12',
  left: '1973-03-13',
  ended: '1974-04-14',
  withoutAccount: '1975-05-15',
  company: '1976-06-16',
  minor: `${Number(today().slice(0, 4)) - 10}-07-17`,
};
const nations: Record<Who, Country> = {
  lead: 'IS',
  coFounder: 'MN',
  left: 'TO',
  ended: 'VU',
  withoutAccount: 'BT',
  company: 'FJ',
  minor: 'WS',
};

const placed = (who: Who) => ({
  street: word(who, 'Gasse'),
  zip: word(who, 'Plz'),
  city: word(who, 'Ort'),
  country: nations[who],
});

export const detailsOf = (who: Exclude<Who, 'company'>) => ({
  birthDate: born[who],
  birthPlace: word(who, 'Geburt'),
  birthName: word(who, 'Geborene'),
  nationalities: [nations[who]],
  ...placed(who),
});

export const companyDetails = {
  legalForm: word('company', 'Form'),
  ...placed('company'),
  register: {
    authority: word('company', 'Gericht'),
    number: word('company', 'Nummer'),
    country: nations.company,
  },
  representedBy: [
    {
      firstName: word('company', 'Vertritt'),
      lastName: word('company', 'Vertretung'),
      birthDate: born.company,
    },
  ],
};

/** What the lead stated of the co-founder before they joined and stated it themselves. */
export const statedBefore = { ...detailsOf('coFounder'), street: word('coFounder', 'Vorher') };

export const invitedAddress = (who: Who) => `${word(who, 'mail')}@example.com`.toLowerCase();

export const firmInvoice = {
  number: word('firm', 'Rechnung'),
  grossCents: '35713',
  iban: 'DE02120300000000202051',
};

export const PHONE = '+49 221 71347134';
export const prices = { service: 49_913, lawFirm: 29_987 };

/** What shows that a reader was told: a word, whatever breaks it, or what a pattern finds. */
export type Trace = string | RegExp;

export interface Secret {
  traces: Trace[];
  /** Who finds it somewhere. */
  sees: readonly ReaderName[];
  /** Who may find it. */
  may?: readonly ReaderName[];
  /** Whether pages for everybody say it too, of somebody or something else. */
  isCommon?: boolean;
}

const team = ['lawyer', 'staff'] as const;
const parts = ['lead', 'coFounder', ...team] as const;

/** Whose details the deed names → who reads them: nobody another's, but the lead those of people without account. */
const readersOf: Record<Who, readonly ReaderName[]> = {
  lead: ['lead', ...team],
  coFounder: ['coFounder', ...team],
  left: ['left', ...team],
  ended: ['ended', ...team],
  withoutAccount: ['lead', ...team],
  company: ['lead', ...team],
  minor: ['lead', ...team],
};

/** A number by itself, and as an amount in both languages. */
const amount = (cents: number): Trace[] => [
  new RegExp(`(?<![\\w.-])${cents}(?![\\w-])`),
  ...locales.map((locale) => money(cents, locale).replace(/[^\d.,]/g, '')),
];

const nation = (who: Who): Trace[] => [
  `"nationalities":["${nations[who]}"]`,
  `"country":"${nations[who]}"`,
  ...locales.map((locale) => new RegExp(`${countryNames[nations[who]][locale]}\\b`)),
];

const birth = (who: Who): Trace[] => [
  born[who],
  ...locales.map((locale) => longDate(`${born[who]}T12:00:00Z`, locale)),
];

type Deed = Record<string, Trace[]>;

const deedOf = (who: Who): Deed => {
  const { street, zip, city } = placed(who);
  const address = { street: [street], zip: [zip], city: [city], country: nation(who) };
  if (who !== 'company') {
    const { birthPlace, birthName } = detailsOf(who);
    const person = { birthDate: birth(who), birthPlace: [birthPlace], birthName: [birthName] };
    return { ...address, ...person };
  }
  const { legalForm, register, representedBy } = companyDetails;
  return {
    ...address,
    legalForm: [legalForm],
    register: [register.authority],
    registerNumber: [register.number],
    representedBy: representedBy.map(({ lastName }) => lastName),
    birthDate: birth(who),
  };
};

const ofPeople = () =>
  Object.entries(readersOf).flatMap(([who, sees]) =>
    Object.entries(deedOf(who as Who)).map(([field, traces]): [string, Secret] => [
      `${who}: ${field}`,
      { traces, sees, isCommon: field === 'country' },
    ]),
  );

/** Known only once the case is there. */
export interface Staged {
  accounts: Record<'lead' | 'coFounder' | 'left' | 'ended', { email: string }>;
  grossCents: number;
  invoiceNumber: string;
}

/** Everything that not everybody may read, and who may. Whoever is not named finds it nowhere. */
export function secretsOf({ accounts, grossCents, invoiceNumber }: Staged): Record<string, Secret> {
  const netCents = prices.service + prices.lawFirm;
  const one = (trace: Trace, sees: readonly ReaderName[], may?: readonly ReaderName[]): Secret => ({
    traces: [trace],
    sees,
    ...(may && { may }),
  });
  return {
    'that there is a company': one(word('all', 'Firma'), parts),
    ...Object.fromEntries(ofPeople()),
    // Whoever takes part knows with whom.
    'lead: name': one(word('lead', 'Name'), parts),
    'coFounder: name': one(word('coFounder', 'Name'), parts),
    'ended: name': one(word('ended', 'Name'), ['ended', ...parts]),
    'withoutAccount: name': one(word('withoutAccount', 'Name'), parts),
    'company: name': one(word('company', 'Name'), parts),
    'minor: name': one(word('minor', 'Name'), parts),
    'left: name': one(word('left', 'Name'), ['left', 'lead', ...team]),
    'coFounder: stated by the lead before joining': one(statedBefore.street, [
      'coFounder',
      ...team,
    ]),
    'minor: that they are one': {
      traces: ['"ofAge":false', '"minor":true', 'minderjährig', 'a minor'],
      isCommon: true,
      sees: ['lead', ...team],
    },
    'minor: what the law firm has cleared': one(word('minor', 'Geklaert'), ['lead', ...team]),
    // Invitations: the lead has stated the addresses.
    'coFounder: invited at': one(invitedAddress('coFounder'), ['lead', 'coFounder', ...team]),
    'left: invited at': one(invitedAddress('left'), ['lead', 'left', ...team]),
    'ended: invited at': one(invitedAddress('ended'), ['lead', 'ended', ...team]),
    'withoutAccount: invited at': one(invitedAddress('withoutAccount'), ['lead', ...team]),
    'lead: address of the account': one(accounts.lead.email, ['lead', ...team]),
    'coFounder: address of the account': one(accounts.coFounder.email, ['coFounder', 'staff']),
    'left: address of the account': one(accounts.left.email, ['left', 'staff']),
    'ended: address of the account': one(accounts.ended.email, ['ended', 'staff']),
    'lead: phone': one(PHONE, ['lead', ...team]),
    'left: why': one(word('left', 'Grund'), ['left', 'lead', ...team]),
    'what the lead is not sure about': one(word('lead', 'Unsicher'), ['lead', ...team]),
    // Money is the lead's but for what a formation costs, which co-founders read without its invoices; those of the
    // law firm are known to the team that files them.
    'order: amounts': {
      traces: [grossCents, netCents, prices.service, prices.lawFirm].flatMap(amount),
      sees: ['lead', 'staff'],
      may: ['coFounder'],
    },
    'order: address': one(word('order', 'Gasse'), ['lead', 'staff']),
    'our invoice': one(invoiceNumber, ['lead', 'staff']),
    'invoice of the firm: number': one(firmInvoice.number, ['lead', ...team]),
    'invoice of the firm: amount': {
      traces: amount(Number(firmInvoice.grossCents)),
      sees: ['lead', 'coFounder', ...team],
    },
    'invoice of the firm: account': one(firmInvoice.iban, ['lead', ...team]),
    'invoice of the firm: file': one(word('firm', 'Datei'), ['lead', ...team]),
    // Our team does not learn that there is a thread with the law firm.
    'message to the law firm: text': one(word('secret', 'Frage'), ['lead', 'coFounder', 'lawyer']),
    'message to the law firm: file': one(word('secret', 'Datei'), ['lead', 'coFounder', 'lawyer']),
    'message to the law firm: name': one(word('secret', 'Anlage'), ['lead', 'coFounder', 'lawyer']),
    'note with the mandate': one(word('mandate', 'Notiz'), team),
    // People get what is written about them with the copy of their data.
    'note of the team': one(word('team', 'Notiz'), ['lead', ...team]),
    // Until all have released the law firm, the team knows that there are drafts, not what they say.
    'draft in review: title': one(word('draft', 'Titel'), parts),
    'draft in review: text': one(word('draft', 'Text'), ['lead', 'coFounder', 'lawyer']),
    // That a draft was added is on the timeline of those who take part.
    'new draft: title': one(word('second', 'Titel'), parts),
    'new draft: text': one(word('second', 'Text'), ['lawyer']),
    // The module alone, to persons with the right to it, and to nobody by a GET.
    'document: number': one(word('pass', 'Nummer'), []),
    'document: authority': one(word('pass', 'Amt'), []),
    'politically exposed': one('"politicallyExposed":true', []),
    'file on risk: reasons': one(word('risk', 'Grund'), []),
    'file on risk: owner': one(word('risk', 'Gasse'), []),
  };
}
