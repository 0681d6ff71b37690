import { accountStatusNames, roleNames } from '../../accounts/names.ts';
import { csvDay } from '../csv.ts';
import { choice, defineList, inFile, typed } from '../lists.ts';

export interface Row {
  name: string | null;
  email: string;
  phone: string | null;
  role: keyof typeof roleNames;
  status: keyof typeof accountStatusNames;
  createdAt: string;
  lastLoginAt: string | null;
}

/** Where the desk sorts people: by what they are here for, or by what became of their account. */
const groups = {
  members: { de: 'Mitglieder', en: 'Members' },
  team: { de: 'Team', en: 'Team' },
  invited: { de: 'Offene Einladungen', en: 'Open invitations' },
  closed: { de: 'Geschlossene Konten', en: 'Closed accounts' },
} as const;
export type PeopleGroup = keyof typeof groups;

/** Members and team, as far as the reader may see them. */
export const personList = defineList<Row>()({
  name: 'people',
  right: 'people.read',
  one: { de: 'Person', en: 'person' },
  other: { de: 'Personen', en: 'people' },
  filters: {
    search: typed({ de: 'Name, E-Mail oder Telefon', en: 'Name, email or phone' }),
    group: choice(groups, { de: 'Wer', en: 'Who', any: { de: 'Alle', en: 'Everybody' } }),
  },
  columns: {
    name: { de: 'Name', en: 'Name', sort: 'name', csv: ({ name }) => name },
    email: inFile('E-Mail', 'Email', ({ email }) => email),
    phone: inFile('Telefon', 'Phone', ({ phone }) => phone),
    role: { de: 'Rolle', en: 'Role', csv: ({ role }, locale) => roleNames[role][locale] },
    status: { de: 'Stand', en: 'Status' },
    state: inFile('Stand', 'State', ({ status }, locale) => accountStatusNames[status][locale]),
    created: inFile('Angelegt', 'Created', ({ createdAt }) => csvDay(createdAt)),
    lastLogin: {
      de: 'Zuletzt angemeldet',
      en: 'Last login',
      sort: 'lastLoginAt',
      csv: ({ lastLoginAt }) => csvDay(lastLoginAt),
    },
    since: { de: 'Seit', en: 'Since', sort: 'createdAt' },
  },
  order: '-createdAt',
  empty: { de: 'Noch gibt es niemanden.', en: 'There is nobody yet.' },
  emptyHint: {
    de: 'Wer sich registriert oder eingeladen wird, steht hier.',
    en: 'Whoever registers or is invited appears here.',
  },
  nothing: { de: 'Dazu passt niemand.', en: 'Nobody matches.' },
  nothingHint: {
    de: 'Hebe die Auswahl auf, um alle zu sehen.',
    en: 'Clear the selection to see everybody.',
  },
});
