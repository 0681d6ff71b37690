import type { ReactNode } from 'react';
import type { DeskList, ScreenColumn } from '#domain/desk/lists.ts';
import type { CallName, DataOf } from '../../kit/api/call.ts';

/** The call that reads a list. */
export type ReadBy<List extends DeskList> = (List extends { reads: infer Call }
  ? Call
  : `GET /admin/${List['name']}`) &
  CallName;

/** A row of a list, as the API answers. */
export type RowOf<List extends DeskList> =
  DataOf<ReadBy<List>> extends readonly (infer Row extends { id: string })[] ? Row : never;

/** What the cells of a column hold, and where they go on phones. */
export interface ListCell<Row> {
  /** Null for an empty cell. */
  cell: (row: Row) => ReactNode;
  /** A CSS grid track. */
  width: string;
  /**
   * On phones, where a row is a card: its first line, a line, a line on tablets, too, buttons below, or
   * left out. Otherwise it shares a line.
   */
  card?: 'lead' | 'line' | 'long' | 'action' | 'hidden';
  /** Money: below each other by its last digit. */
  isAmount?: boolean;
  /** The card says what the value is. */
  named?: boolean;
}

export interface ListColumn<Row> extends ListCell<Row> {
  id: string;
  header: string;
  /** What the API calls the order by it. */
  sort: string | undefined;
}

/** Of each column on the screen, in their order there. */
export type CellsOf<List extends DeskList> = Readonly<
  Record<ScreenColumn<List>, ListCell<RowOf<List>>>
>;
