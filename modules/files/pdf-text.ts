import { z } from 'zod';
import type { ForeignText } from '#domain/foreign-text.ts';
import { foreignText } from '#domain/text.ts';
import { limited } from '../shared/concurrency.ts';
import { askChild } from './pdf-process.ts';

/** The text of a PDF, or why there is none. */
export type PdfText =
  /** `whole`: nothing is missing at the end. */
  | { state: 'text'; paragraphs: ForeignText[]; whole: boolean }
  /** A scan: pictures of text. */
  | { state: 'no-text' }
  /** The reader crashed, or took too long or too much memory. */
  | { state: 'unreadable' };

/** The longest answer: JSON with an escape for every character and a paragraph for every line. */
const ANSWER_CHARACTERS = 6 * 200_000 + 20_000 * 10;
const LIMIT_SECONDS = 8;
const WAITING_MAX = 10;
/** A queue apart from that of the checks: uploads must not wait for readers. */
const inTurn = limited(1, WAITING_MAX);

const answerSchema = z
  .object({ paragraphs: z.array(foreignText(z.string())), whole: z.boolean() })
  .nullable();

/**
 * @param read is called when it is this file's turn
 * @throws Overloaded when too many files wait for their turn; CheckFailed
 */
export function textOfPdf(read: () => Promise<Buffer>): Promise<PdfText> {
  return inTurn(async () => {
    const source = await read();
    const said = await askChild({
      name: 'text',
      source,
      answerMax: ANSWER_CHARACTERS,
      limitSeconds: LIMIT_SECONDS,
    });
    const answer = said === null || said === 'late' ? null : answerIn(said);
    if (!answer) return { state: 'unreadable' };
    const { paragraphs, whole } = answer;
    return isReadable(paragraphs) ? { state: 'text', paragraphs, whole } : { state: 'no-text' };
  });
}

function answerIn(said: string): z.output<typeof answerSchema> {
  try {
    return answerSchema.parse(JSON.parse(said));
  } catch {
    return null;
  }
}

/** Fonts that do not map their glyphs to letters give nothing but replacement characters. */
export function isReadable(paragraphs: readonly ForeignText[]): boolean {
  const text = paragraphs.join(' ');
  const letters = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  const unknown = text.match(/\ufffd/g)?.length ?? 0;
  return letters > 2 * unknown;
}
