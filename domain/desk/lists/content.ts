import type { PieceKind } from '../../content/fields.ts';
import { pieceKindNames, pieceStateNames } from '../../content/names.ts';
import type { PieceState } from '../../content/states.ts';
import { csvDay } from '../csv.ts';
import { choice, defineList, inFile, typed } from '../lists.ts';

export interface Row {
  titles: { de: string | null; en: string | null };
  kind: PieceKind;
  key: string;
  states: readonly PieceState[];
  changed: { at: string } | null;
}

/** Articles, pages, news, products and partners, those that somebody is writing first. */
export const contentList = defineList<Row>()({
  name: 'content',
  right: 'content.read',
  one: { de: 'Inhalt', en: 'item' },
  other: { de: 'Inhalte', en: 'items' },
  filters: {
    search: typed({ de: 'Titel oder Schlüssel', en: 'Title or key' }),
    kind: choice(pieceKindNames, {
      de: 'Art',
      en: 'Kind',
      any: { de: 'Jede Art', en: 'Every kind' },
    }),
    state: choice(pieceStateNames, {
      de: 'Stand',
      en: 'State',
      any: { de: 'Jeder Stand', en: 'Every state' },
    }),
  },
  columns: {
    name: { de: 'Titel', en: 'Title' },
    german: inFile('Titel auf Deutsch', 'Title in German', ({ titles }) => titles.de),
    english: inFile('Titel auf Englisch', 'Title in English', ({ titles }) => titles.en),
    kind: {
      de: 'Art',
      en: 'Kind',
      sort: 'kind',
      csv: ({ kind }, locale) => pieceKindNames[kind][locale],
    },
    key: inFile('Schlüssel', 'Key', ({ key }) => key),
    state: {
      de: 'Stand',
      en: 'State',
      csv: ({ states }, locale) => states.map((state) => pieceStateNames[state][locale]).join(', '),
    },
    changed: { de: 'Zuletzt', en: 'Last change', sort: 'changedAt' },
    changedOn: inFile('Geändert', 'Changed', ({ changed }) => csvDay(changed?.at ?? null)),
  },
  empty: { de: 'Noch gibt es keine Inhalte.', en: 'There is no content yet.' },
  emptyHint: {
    de: 'Beim Start kommen sie aus den Dateien des Projekts.',
    en: 'It comes from the files of the project when the product starts.',
  },
  nothing: { de: 'Dazu passt kein Inhalt.', en: 'Nothing matches.' },
  nothingHint: {
    de: 'Hebe die Auswahl auf, um alle zu sehen.',
    en: 'Clear the selection to see everything.',
  },
});
