import { createContext } from 'react';
import type { DeskListName } from '#api/contract.gen.d.ts';

/** A list of which the team saves views and downloads files. */
export interface SharedList {
  list: DeskListName;
  /** What the API is asked for. */
  query: Readonly<Record<string, string | number | undefined>>;
}

/** Around what can be done to the chosen rows of such a list. */
export const SharedListContext = createContext<SharedList | undefined>(undefined);

/**
 * The address of the file with what is shown.
 *
 * @param only ids of the rows that are wanted; all without it
 */
export function fileOf({ list, query }: SharedList, only?: readonly string[]): string {
  const { limit: _limit, offset: _offset, ...shown } = query;
  const given = Object.entries({ ...shown, only: only?.join(',') }).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const text = new URLSearchParams(given).toString();
  return `/api/admin/${list}.csv${text && `?${text}`}`;
}
