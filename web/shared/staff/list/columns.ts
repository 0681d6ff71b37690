import type { ReactNode } from 'react';

/** A column of a list, as data: its heading, what its cells hold, and where it goes on phones. */
export interface ListColumn<Entry> {
  id: string;
  header: string;
  /** Null for an empty cell. */
  cell: (entry: Entry) => ReactNode;
  /** A CSS grid track. */
  width: string;
  /** What the API calls the order by it. */
  sort?: string;
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
