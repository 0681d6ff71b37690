import type { InquiryKind, Sector } from '../../inquiries/inquiry.ts';
import { inquiryKindNames, sectorNames } from '../../inquiries/names.ts';
import { csvDay } from '../csv.ts';
import { choice, days, defineList, inFile, nothingHint, typed } from '../lists.ts';

export interface OfPartner {
  company: string;
  website: string;
  contactPerson: string;
  phone: string;
  email: string;
  sector: Sector;
  services: string;
}

export interface OfPerson {
  name: string;
  email: string;
  phone?: string | undefined;
  contract?: string | undefined;
  message?: string | undefined;
}

export type Row = { receivedAt: string; doneAt: string | null; doneBy: string | null } & (
  | { kind: 'partner'; content: OfPartner }
  | { kind: Exclude<InquiryKind, 'partner'>; content: OfPerson }
);

/** What people ask in the forms of the site; answered by mail or telephone. */
export const inquiryList = defineList<Row>()({
  name: 'inquiries',
  right: 'inquiries.read',
  one: { de: 'Anfrage', en: 'inquiry' },
  other: { de: 'Anfragen', en: 'inquiries' },
  filters: {
    search: typed({ de: 'Name, Firma, E-Mail oder Telefon', en: 'Name, company, email or phone' }),
    state: choice(
      { open: { de: 'Offen', en: 'Open' }, done: { de: 'Erledigt', en: 'Done' } },
      { de: 'Stand', en: 'State', any: { de: 'Alle', en: 'All' } },
    ),
    kind: choice(inquiryKindNames, {
      de: 'Art',
      en: 'Kind',
      any: { de: 'Jede Art', en: 'Any kind' },
    }),
    ...days(),
  },
  // Others are a choice away.
  initial: { state: 'open' },
  columns: {
    kind: inFile('Art', 'Kind', ({ kind }, locale) => inquiryKindNames[kind][locale]),
    from: { de: 'Von', en: 'From' },
    what: { de: 'Inhalt', en: 'Content' },
    received: {
      de: 'Eingegangen',
      en: 'Received',
      sort: 'receivedAt',
      csv: ({ receivedAt }) => csvDay(receivedAt),
    },
    name: inFile('Name', 'Name', ({ kind, content }) =>
      kind === 'partner' ? content.contactPerson : content.name,
    ),
    company: inFile('Firma', 'Company', ({ kind, content }) =>
      kind === 'partner' ? content.company : null,
    ),
    sector: inFile('Branche', 'Sector', ({ kind, content }, locale) =>
      kind === 'partner' ? sectorNames[content.sector][locale] : null,
    ),
    email: inFile('E-Mail', 'Email', ({ content }) => content.email),
    phone: inFile('Telefon', 'Phone', ({ content }) => content.phone ?? null),
    contract: inFile('Vertrag', 'Contract', ({ kind, content }) =>
      kind === 'partner' ? null : (content.contract ?? null),
    ),
    about: inFile('Anliegen', 'What it is about', ({ kind, content }) =>
      kind === 'partner' ? content.services : (content.message ?? null),
    ),
    website: inFile('Website', 'Website', ({ kind, content }) =>
      kind === 'partner' ? content.website : null,
    ),
    action: { de: 'Erledigung', en: 'Dealt with' },
    done: inFile('Erledigt', 'Done', ({ doneAt }) => csvDay(doneAt)),
    doneBy: inFile('Erledigt von', 'Done by', ({ doneBy }) => doneBy),
  },
  order: '-receivedAt',
  empty: { de: 'Noch gibt es keine Anfrage.', en: 'There is no inquiry yet.' },
  emptyHint: {
    de: 'Was über die Formulare der Website kommt, steht hier.',
    en: 'What comes in through the forms of the website is listed here.',
  },
  emptyAtFirst: { de: 'Keine offene Anfrage.', en: 'No open inquiries.' },
  emptyAtFirstHint: {
    de: 'Was schon erledigt ist, zeigt der Stand „Erledigt“.',
    en: 'What has been dealt with is under the state “Done”.',
  },
  nothing: { de: 'Dazu passt keine Anfrage.', en: 'No inquiry matches.' },
  nothingHint,
});
