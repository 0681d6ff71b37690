import { z } from 'zod';
import type { Locale } from '#domain/site/paths.ts';
import { type TemplateCategory, templateCategoryCodes } from '#domain/templates/categories.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** What is said about a template in the head of its files. */
export const templateFields = z.strictObject({
  title: text(120),
  summary: text(400),
  category: z.enum(templateCategoryCodes),
  updated: z.iso.date(),
  sources: z.array(text(300)).max(40),
  /** Who signs it. */
  parties: z.array(text(120)).max(8).default([]),
  /** The form that the law asks for. */
  form: text(400),
});

export interface Run {
  /** May hold line breaks. */
  text: string;
  bold?: true;
  italic?: true;
  /** To be filled in by the user. */
  placeholder?: true;
}

/** A contract as files show it, in order. */
export type Block =
  | { kind: 'section'; number: number; text: Run[] }
  | { kind: 'heading'; level: 2 | 3; text: Run[] }
  | { kind: 'clause'; number: number; text: Run[] }
  | { kind: 'paragraph'; text: Run[] }
  /** `a)` and the like, below a clause. */
  | { kind: 'item'; mark: string; text: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }
  /** Explains to the user; no part of the contract. */
  | { kind: 'note'; paragraphs: Run[][] }
  /** Lines to write on by hand, side by side, with what belongs there. */
  | { kind: 'signature'; labels: string[] };

export interface Template extends z.output<typeof templateFields> {
  language: Locale;
  blocks: Block[];
  /** Of the file it was read from. */
  hash: string;
}

export interface TemplatePair {
  id: string;
  category: TemplateCategory;
  languages: Record<Locale, Template>;
}

/** The form that the law asks for, to be read before anything is signed. */
export const formOf = ({ form }: Template): Run[] => [
  { text: 'Form: ', bold: true },
  { text: form },
];

export const plain = (runs: readonly Run[]) => runs.map(({ text: words }) => words).join('');

/** Every run of text in the order of the contract. */
export function runsOf(block: Block): Run[] {
  if (block.kind === 'signature') return [];
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [...block.head.flat(), ...block.rows.flat(2)];
  return block.kind === 'note' ? block.paragraphs.flat() : block.text;
}

/** What the user fills in, each once. */
export const placeholdersOf = ({ blocks }: Pick<Template, 'blocks'>): string[] => [
  ...new Set(
    blocks.flatMap(runsOf).flatMap((run) => (run.placeholder ? run.text.slice(1, -1) : [])),
  ),
];
