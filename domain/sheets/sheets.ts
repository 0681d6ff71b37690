import type { Reader } from '../foundations/people/seen-by.ts';
import { citedIn } from '../site/citations.ts';
import { fileNumber } from '../site/file-number.ts';
import { longDate } from '../site/formats.ts';
import type { Locale } from '../site/paths.ts';
import { applicationBlocks } from './application-blocks.ts';
import { bankBlocks } from './bank-blocks.ts';
import type { Sheet, SheetBlock, Writing } from './blocks.ts';
import { type SheetFacts, type SheetName, standingFor } from './facts.ts';
import { intakeBlocks } from './intake-blocks.ts';
import { listBlocks } from './list-blocks.ts';
import { taxBlocks } from './tax-blocks.ts';
import { sheetWords } from './words.ts';

const blocksOf: Record<SheetName, (writing: Writing) => SheetBlock[]> = {
  'intake-sheet': intakeBlocks,
  'list-of-shareholders': listBlocks,
  'register-application': applicationBlocks,
  bank: bankBlocks,
  tax: taxBlocks,
};

interface Making {
  reader: Reader;
  language: Locale;
  at: string;
}

/** Whether a sheet keeps something from this reader. */
export const isWithheldFrom = (reader: Reader, { people }: SheetFacts): boolean =>
  people.participants.some((participant) => standingFor(reader, participant) === 'withheld');

/** A sheet in one language, as one reader may see it: data to copy from, no draft. */
export function sheetOf(
  name: SheetName,
  facts: SheetFacts,
  { reader, language, at }: Making,
): Sheet {
  const words = sheetWords[language];
  return {
    name,
    title: words.titles[name],
    mark: words.mark,
    intro: isWithheldFrom(reader, facts) ? `${words.intro} ${words.withheldNote}` : words.intro,
    made: words.made(fileNumber(facts.foundationId), longDate(at, language)),
    blocks: blocksOf[name]({ facts, reader, language, words }).map((block) =>
      block.source === undefined ? block : { ...block, source: citedIn(block.source, language) },
    ),
  };
}
