import type { ContentEntry } from '#domain/content/entry.ts';
import { countWords, plainTextOf, type Rendered, renderMarkdown } from './markdown.ts';
import { type EntryFault, faultsOf, type KnownEntry, surroundingsOf } from './rules.ts';

export type Job =
  | { what: 'html'; markdown: string }
  | { what: 'plain'; markdown: string }
  | { what: 'faults'; entries: readonly ContentEntry[]; known: readonly KnownEntry[] };

export interface Answers {
  html: Rendered;
  plain: { text: string; words: number };
  faults: EntryFault[][];
}

export function answer(job: Job): Answers[Job['what']] {
  if (job.what === 'html') return renderMarkdown(job.markdown);
  if (job.what === 'plain') {
    const text = plainTextOf(job.markdown);
    return { text, words: countWords(text) };
  }
  const around = surroundingsOf(job.known);
  return job.entries.map((entry) => faultsOf(entry, around));
}
