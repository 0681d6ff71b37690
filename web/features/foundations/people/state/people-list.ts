import { createContext, useContext, useState } from 'react';
import { useFieldTexts } from '../../../../kit/forms/field.ts';
import type { Fields } from '../../../../kit/forms/rules.ts';
import { fieldOf, participantsIn, shareFieldsIn } from './listed-people.ts';

/** One participant in the form. */
export interface Row {
  /** Part of the names of the fields; never given twice. */
  number: number;
  kind: 'natural' | 'company';
  participantId?: string | undefined;
  isLead: boolean;
  /** Invited or joined: such a person is taken out elsewhere, and told so. */
  isIn: boolean;
  /** Names of the fields for shares. */
  shares: readonly string[];
}

export interface PeopleList {
  rows: readonly Row[];
  capitalEuros: number;
  isGmbh: boolean;
  add: (kind: Row['kind']) => void;
  remove: (number: number) => void;
  addShare: (number: number) => void;
}

const ListContext = createContext<PeopleList | undefined>(undefined);
export const PeopleListProvider = ListContext.Provider;

/** @throws Error outside the form of the participants */
export function usePeopleList(): PeopleList {
  const list = useContext(ListContext);
  if (!list) throw new Error('This belongs into the form of the participants.');
  return list;
}

/** What is known of people who are stated, by id. */
export type Known = ReadonlyMap<string, { isLead: boolean; isIn: boolean }>;

/** The participants as they are listed while the form is filled in. */
export function useRows(initial: Fields, known: Known) {
  const [rows, setRows] = useState(() =>
    participantsIn(initial).map((number): Row => {
      const participantId = initial[fieldOf(number, 'participantId')];
      const kind = initial[fieldOf(number, 'kind')] === 'company' ? 'company' : 'natural';
      const { isLead = false, isIn = false } = known.get(participantId ?? '') ?? {};
      return { number, kind, participantId, isLead, isIn, shares: shareFieldsIn(initial, number) };
    }),
  );
  const [next, setNext] = useState(() => Math.max(-1, ...participantsIn(initial)) + 1);
  const add = (kind: Row['kind']) => {
    const shares = [fieldOf(next, 'share.0')];
    setRows([...rows, { number: next, kind, isLead: false, isIn: false, shares }]);
    setNext(next + 1);
  };
  const remove = (gone: number) => setRows(rows.filter(({ number }) => number !== gone));
  const addShare = (to: number) =>
    setRows(
      rows.map((row) =>
        row.number === to
          ? { ...row, shares: [...row.shares, fieldOf(to, `share.${row.shares.length}`)] }
          : row,
      ),
    );
  return { rows, add, remove, addShare };
}

/** Names as they are typed, by number; empty where there is none yet. */
export function useNames(): (number: number) => string {
  const { rows } = usePeopleList();
  const parts = ['firstName', 'lastName', 'companyName'];
  const texts = useFieldTexts(
    rows.flatMap(({ number }) => parts.map((part) => fieldOf(number, part))),
  );
  return (number) =>
    parts
      .map((part) => texts[fieldOf(number, part)]?.trim())
      .filter(Boolean)
      .join(' ');
}
