import { csvDay } from '../csv.ts';
import { defineList, inFile, nothingFoundHint, typed } from '../lists.ts';

export interface Row {
  name: string;
  email: string | null;
  city: string | null;
  phone: string | null;
  foundations: number;
  namedAt: string;
}

/**
 * Notaries whom founders have named. By name alone: an order by answers or cases would rank them, and nobody may
 * steer founders to a notary (Federal Chamber of Notaries, circular 2/2025).
 */
export const notaryList = defineList<Row>()({
  name: 'notaries',
  right: 'foundations.read',
  one: { de: 'Notariat', en: 'notary' },
  other: { de: 'Notariate', en: 'notaries' },
  filters: {
    search: typed({
      de: 'Name, E-Mail, Ort oder Telefon',
      en: 'Name, email, city or phone',
    }),
  },
  columns: {
    name: { de: 'Name', en: 'Name', sort: 'name', csv: ({ name }) => name },
    email: inFile('E-Mail', 'Email', ({ email }) => email),
    city: { de: 'Ort', en: 'City', csv: ({ city }) => city },
    phone: { de: 'Telefon', en: 'Phone', csv: ({ phone }) => phone },
    foundations: {
      de: 'Gründungen',
      en: 'Formations',
      csv: ({ foundations }) => ({ number: String(foundations) }),
    },
    named: { de: 'Zuletzt benannt', en: 'Last named', csv: ({ namedAt }) => csvDay(namedAt) },
  },
  order: 'name',
  empty: { de: 'Noch ist kein Notariat benannt.', en: 'No notary has been named yet.' },
  emptyHint: {
    de: 'Sobald jemand für eine Gründung ein Notariat benennt, steht es hier.',
    en: 'As soon as someone names a notary for a formation, they appear here.',
  },
  nothing: { de: 'Dazu passt kein Notariat.', en: 'No notary matches.' },
  nothingHint: nothingFoundHint,
});
