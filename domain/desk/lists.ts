import { z } from 'zod';
import type { Locale } from '../site/paths.ts';
import { line, required } from '../text.ts';
import type { CsvValue } from './csv.ts';
import type { Right } from './rights.ts';

export type Words = Readonly<Record<Locale, string>>;

export interface ListFilter extends Words {
  as: 'typed' | 'choice' | 'day';
  /** What the address of the page, the API and saved views take. */
  schema: z.ZodType<string, string>;
  /** Of a choice: what it is called not to choose, and the codes; without them the page has options. */
  any?: Words;
  names?: Readonly<Record<string, Words>>;
}

export interface ListColumn<Row> extends Words {
  /** What the API calls the order by it. */
  sort?: string;
  /** What the file says in it; the file has no column without it. */
  csv?: (row: Row, locale: Locale) => CsvValue;
  /** The screen says it in another column. */
  inFileOnly?: true;
}

/**
 * All that the API and the desk have to know of a list: its route, its file, saved views, the row of
 * filters and the heads follow from it. Cells and actions are the matter of its page.
 */
export interface DeskList<Row = never> {
  name: string;
  right: Right;
  /** The call that reads it where that is not `GET /admin/<name>`. */
  reads?: `GET /${string}`;
  /** What one row is called, and several. */
  one: Words;
  other: Words;
  filters: Readonly<Record<string, ListFilter>>;
  /** What is filtered until somebody chooses. */
  initial?: Readonly<Record<string, string>>;
  columns: Readonly<Record<string, ListColumn<Row>>>;
  /** The order until somebody chooses: `-placedAt`. */
  order?: string;
  empty: Words;
  emptyHint: Words;
  /** Of a list in which nothing passes the initial filter. */
  emptyAtFirst?: Words;
  emptyAtFirstHint?: Words;
  /** Of one in which nothing passes a chosen filter. */
  nothing: Words;
  nothingHint: Words;
}

export const defineList =
  <Row>() =>
  <const List extends DeskList<Row>>(list: List) =>
    list;

/** A column of the file alone. */
export const inFile = <Row>(
  de: string,
  en: string,
  csv: (row: Row, locale: Locale) => CsvValue,
): ListColumn<Row> & { inFileOnly: true } => ({ de, en, csv, inFileOnly: true });

export const typed = (words: Words) =>
  ({ ...words, as: 'typed', schema: z.string().trim().max(100) }) as const;

export const choice = <Code extends string>(
  names: Readonly<Record<Code, Words>>,
  words: Words & { any: Words },
) => ({ ...words, as: 'choice', names, schema: z.enum(Object.keys(names) as Code[]) }) as const;

const day = (words: Words) => ({ ...words, as: 'day', schema: z.iso.date() }) as const;

/** The first day and the last one, in Berlin, both included. */
export const days = (from: Words = { de: 'Ab', en: 'From' }) => ({
  from: day(from),
  to: day({ de: 'Bis', en: 'To' }),
});

type Columns<List extends DeskList> = List['columns'];

/** The columns that have cells. */
export type ScreenColumn<List extends DeskList> = {
  [Name in keyof Columns<List> & string]: Columns<List>[Name] extends { inFileOnly: true }
    ? never
    : Name;
}[keyof Columns<List> & string];

export type SortField<List extends DeskList> = {
  [Name in keyof Columns<List>]: Columns<List>[Name] extends { sort: infer Field extends string }
    ? Field
    : never;
}[keyof Columns<List>];

export const sortFields = ({ columns }: DeskList): readonly string[] =>
  Object.values(columns).flatMap(({ sort }) => sort ?? []);

export interface DeskView {
  filter: Readonly<Record<string, string>>;
  sort?: { field: string; order: 'ASC' | 'DESC' } | undefined;
}

/**
 * What a saved view of a list may stand for. Nothing that was typed into a search: it may name people,
 * and views are kept and shared.
 */
export const viewSchema = (list: DeskList): z.ZodType<DeskView, DeskView> => {
  const kept = Object.entries(list.filters).filter(([, { as }]) => as !== 'typed');
  const filters = Object.fromEntries(kept.map(([name, { schema }]) => [name, schema.optional()]));
  return z.object({
    filter: z.strictObject(filters) as unknown as z.ZodType<DeskView['filter'], DeskView['filter']>,
    sort: z
      .strictObject({ field: z.enum(sortFields(list)), order: z.enum(['ASC', 'DESC']) })
      .optional(),
  });
};

export const viewName = required(line(60));
/** More are no choice any more. */
export const MAX_VIEWS = 30;

export const nothingHint: Words = {
  de: 'Hebe die Auswahl auf, um alle zu sehen.',
  en: 'Clear the selection to see all of them.',
};
export const nothingFoundHint: Words = {
  de: 'Prüfe, was du suchst, oder hebe die Auswahl auf, um alle zu sehen.',
  en: 'Check what you searched for, or clear the selection to see all of them.',
};
