import type { Reader } from '../foundations/people/seen-by.ts';
import type { Locale } from '../site/paths.ts';
import type { SheetFacts, SheetName } from './facts.ts';
import type { SheetWords } from './words.de.ts';

export interface SheetFact {
  label: string;
  value: string;
  /** Nobody has stated it. */
  lacks: boolean;
}

/** A part of a sheet that is read, printed and copied as one. */
export type SheetBlock = {
  title: string;
  /** What it follows from, such as `§ 8 GmbHG`. */
  source?: string;
} & (
  | { kind: 'facts'; facts: SheetFact[] }
  | { kind: 'table'; head: string[]; rows: string[][] }
  | { kind: 'lines'; lines: string[] }
);

/** A sheet in one language, as one reader may see it. */
export interface Sheet {
  name: SheetName;
  title: string;
  /** That these are data, and no draft. */
  mark: string;
  intro: string;
  /** File number and day. */
  made: string;
  blocks: SheetBlock[];
}

/** What the blocks of a sheet are written from. */
export interface Writing {
  facts: SheetFacts;
  reader: Reader;
  language: Locale;
  words: SheetWords;
}

export type Line = [label: string, value: string | undefined];

/** Facts with their labels; those without a value read as missing. */
export const factsOf = ({ words }: Pick<Writing, 'words'>, lines: readonly Line[]): SheetFact[] =>
  lines.map(([label, value]) => ({
    label,
    value: value ?? words.missing,
    lacks: value === undefined,
  }));
