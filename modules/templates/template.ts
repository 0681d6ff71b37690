import { z } from 'zod';
import type { Locale } from '#domain/site/paths.ts';
import { type TemplateCategory, templateCategoryCodes } from '#domain/templates/categories.ts';

const text = (max: number) => z.string().trim().min(1).max(max);

/** Fields in the head of a template's file. */
export const templateFields = z.strictObject({
  title: text(120),
  summary: text(400),
  category: z.enum(templateCategoryCodes),
  updated: z.iso.date(),
  sources: z.array(text(300)).max(40),
  parties: z.array(text(120)).max(8).default([]),
  /** The form that the law requires. */
  form: text(400),
});

export interface Run {
  /** The text may contain line breaks. */
  text: string;
  bold?: true;
  italic?: true;
  /** The user fills it in. */
  placeholder?: true;
}

/** A part of a contract, in the order of its files. */
export type Block =
  | { kind: 'section'; number: number; text: Run[] }
  | { kind: 'heading'; level: 2 | 3; text: Run[] }
  | { kind: 'clause'; number: number; text: Run[] }
  | { kind: 'paragraph'; text: Run[] }
  /** An item such as `a)` below a clause. */
  | { kind: 'item'; mark: string; text: Run[] }
  | { kind: 'list'; ordered: boolean; items: Run[][] }
  | { kind: 'table'; head: Run[][]; rows: Run[][][] }
  /** An explanation for the user, which is not part of the contract. */
  | { kind: 'note'; paragraphs: Run[][] }
  /** Lines for handwriting side by side, with their labels. */
  | { kind: 'signature'; labels: string[] };

export interface Template extends z.output<typeof templateFields> {
  language: Locale;
  blocks: Block[];
  /** Hash of the source file. */
  hash: string;
}

export interface TemplatePair {
  id: string;
  category: TemplateCategory;
  languages: Record<Locale, Template>;
}

/** The required form, shown before anything is signed. */
export const formOf = ({ form }: Template): Run[] => [
  { text: 'Form: ', bold: true },
  { text: form },
];

export const plain = (runs: readonly Run[]) => runs.map(({ text: words }) => words).join('');

/** All runs of text of a block in their order. */
export function runsOf(block: Block): Run[] {
  if (block.kind === 'signature') return [];
  if (block.kind === 'list') return block.items.flat();
  if (block.kind === 'table') return [...block.head.flat(), ...block.rows.flat(2)];
  return block.kind === 'note' ? block.paragraphs.flat() : block.text;
}

/** Placeholders for the user, each once. */
export const placeholdersOf = ({ blocks }: Pick<Template, 'blocks'>): string[] => [
  ...new Set(
    blocks.flatMap(runsOf).flatMap((run) => (run.placeholder ? run.text.slice(1, -1) : [])),
  ),
];
