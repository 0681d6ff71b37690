import { z } from 'zod';
import type { ComesBackAs } from '../../foundations/due-dates.ts';
import { partyNames } from '../../foundations/party-names.ts';
import { statusNames } from '../../foundations/shown-names.ts';
import { type Party, parties, type Status } from '../../foundations/statuses.ts';
import type { LegalForm } from '../../pricing/legal-forms.ts';
import { legalFormNames } from '../../pricing/names.ts';
import { fileNumber } from '../../site/file-number.ts';
import { csvDay } from '../csv.ts';
import type { DueWithin } from '../due-within.ts';
import { choice, defineList, inFile, typed, type Words } from '../lists.ts';

export interface Row {
  id: string;
  companyName: string | null;
  legalForm: LegalForm | null;
  city: string | null;
  founder: string | null;
  /** Names of those who take part, as stated. */
  participants: readonly string[];
  status: Status;
  waitingOn: Party;
  owner?: { name: string } | null | undefined;
  since: string;
  dueOn: string | null;
  startedAt: string;
}

const dueWithin: Record<DueWithin, Words> = {
  overdue: { de: 'Überfällig', en: 'Overdue' },
  today: { de: 'Heute', en: 'Today' },
  week: { de: 'In den nächsten 7 Tagen', en: 'Within 7 days' },
};
const comesBack: Record<ComesBackAs | 'any', Words> = {
  any: { de: 'Ja, aus jedem Grund', en: 'Yes, for any reason' },
  call: { de: 'Anrufen', en: 'Call' },
  'does-it-go-on': { de: 'Geht es weiter?', en: 'Does it go on?' },
  admins: { de: 'Überfällig bei uns', en: 'Overdue with us' },
};
const { nobody: _nobody, ...waitedFor } = partyNames;
const anyone: Words = { de: 'Alle', en: 'Anyone' };

/** Every foundation. */
export const foundationList = defineList<Row>()({
  name: 'foundations',
  right: 'foundations.read',
  reads: 'GET /foundations',
  one: { de: 'Gründung', en: 'formation' },
  other: { de: 'Gründungen', en: 'formations' },
  filters: {
    search: typed({ de: 'Firma, Ort oder Person', en: 'Company, city or person' }),
    status: choice(statusNames, {
      de: 'Status',
      en: 'Status',
      any: { de: 'Jeder Status', en: 'Any status' },
    }),
    waitingOn: {
      ...choice(waitedFor, { de: 'Wartet auf', en: 'Waiting for', any: anyone }),
      schema: z.enum(parties),
    },
    owner: {
      de: 'Zuständig',
      en: 'Looked after by',
      as: 'choice',
      any: anyone,
      schema: z.union([z.uuid(), z.enum(['me', 'none'])]),
    },
    due: choice(dueWithin, { de: 'Fällig', en: 'Due', any: { de: 'Egal', en: 'Any time' } }),
    comesBack: choice(comesBack, {
      de: 'Wartet zu lange',
      en: 'Waits too long',
      any: { de: 'Egal', en: 'Either way' },
    }),
  },
  columns: {
    foundation: { de: 'Gründung', en: 'Formation' },
    line: { de: 'Station', en: 'Progress' },
    number: inFile('Aktenzeichen', 'File number', ({ id }) => fileNumber(id)),
    company: inFile('Firma', 'Company', ({ companyName }) => companyName),
    legalForm: inFile('Rechtsform', 'Legal form', ({ legalForm }, locale) =>
      legalForm ? legalFormNames[legalForm][locale] : null,
    ),
    city: inFile('Sitz', 'Registered office', ({ city }) => city),
    member: inFile('Mitglied', 'Member', ({ founder }) => founder),
    people: inFile('Zahl der Beteiligten', 'Number of participants', ({ participants }) =>
      String(participants.length),
    ),
    names: inFile('Beteiligte', 'Participants', ({ participants }) => participants.join('; ')),
    status: {
      de: 'Status',
      en: 'Status',
      csv: ({ status }, locale) => statusNames[status][locale],
    },
    waitingOn: inFile('Wartet auf', 'Waiting for', ({ waitingOn }, locale) =>
      waitingOn === 'nobody' ? '' : partyNames[waitingOn][locale],
    ),
    owner: { de: 'Zuständig', en: 'Looked after by', csv: ({ owner }) => owner?.name ?? null },
    wait: { de: 'Seit', en: 'For', sort: 'since' },
    since: inFile('Seit', 'Since', ({ since }) => csvDay(since)),
    due: { de: 'Fällig', en: 'Due', sort: 'dueOn', csv: ({ dueOn }) => dueOn },
    started: {
      de: 'Begonnen',
      en: 'Started',
      sort: 'startedAt',
      csv: ({ startedAt }) => csvDay(startedAt),
    },
  },
  order: '-startedAt',
  empty: { de: 'Noch gibt es keine Gründung.', en: 'There is no formation yet.' },
  emptyHint: {
    de: 'Sobald ein Mitglied eine Gründung beginnt, steht sie hier.',
    en: 'As soon as a member starts a formation, it is listed here.',
  },
  nothing: { de: 'Dazu passt keine Gründung.', en: 'No formation matches.' },
  nothingHint: {
    de: 'Versuche es mit einem Teil des Namens oder hebe die Auswahl auf.',
    en: 'Try a part of the name, or clear the selection.',
  },
});
