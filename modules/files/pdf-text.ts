import { z } from 'zod';
import { limited } from '../shared/concurrency.ts';
import { askChild } from './pdf-process.ts';

/** The text of a PDF, or why there is none. */
export type PdfText =
  /** Paragraphs are divided by empty lines. `whole`: nothing was left off at the end. */
  | { state: 'text'; text: string; whole: boolean }
  /** A scan: pictures of text. */
  | { state: 'no-text' }
  /** Its reader crashed, or took too long or too much memory. */
  | { state: 'unreadable' };

/** Even where JSON writes every character as an escape, with room for what is around the text. */
const ANSWER_CHARACTERS = 6 * 200_000 + 1_000;
const WAITING_MAX = 10;
/** Apart from the checks: nobody's upload waits behind somebody who reads. */
const inTurn = limited(1, WAITING_MAX);

const answerSchema = z.object({ text: z.string(), whole: z.boolean() }).nullable();

/**
 * @param read called when it is this file's turn
 * @throws Overloaded when too many files wait for their turn; CheckFailed
 */
export function textOfPdf(read: () => Promise<Buffer>): Promise<PdfText> {
  return inTurn(async () => {
    const source = await read();
    const said = await askChild({ name: 'text', source, answerMax: ANSWER_CHARACTERS });
    const answer = said === null || said === 'late' ? null : answerIn(said);
    if (!answer) return { state: 'unreadable' };
    return isReadable(answer.text) ? { state: 'text', ...answer } : { state: 'no-text' };
  });
}

function answerIn(said: string): z.output<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(said));
  } catch {
    return null;
  }
}

/** Fonts that do not say which letter a sign is give nothing but replacement characters. */
function isReadable(text: string): boolean {
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const unknown = text.match(/\ufffd/g)?.length ?? 0;
  return letters > 2 * unknown;
}
