import { directorsOf } from '../foundations/people/people.ts';
import { USUAL_FISCAL_YEAR_END } from '../foundations/steps/core-data-schema.ts';
import { dayOfYear } from '../site/formats.ts';
import { directorRow } from './application-blocks.ts';
import { factsOf, type Line, type SheetBlock, type Writing } from './blocks.ts';
import { companyLines } from './company-facts.ts';
import { capitalEurosOf, courtOf } from './facts.ts';
import { nameInList, whoInList } from './list-blocks.ts';
import { holdingsOf } from './shares.ts';
import { dayIn, eurosIn, percentIn } from './written.ts';

/**
 * What the tax office asks of a new company (§§ 137, 138 (1b) AO), as far as it is the founders' own data. Whatever
 * takes knowledge of tax law is only named: advice on it is for tax advisers (§ 5 StBerG).
 */
export function taxBlocks(writing: Writing): SheetBlock[] {
  const { facts, language, words } = writing;
  const { tax, application } = words;
  return [
    {
      kind: 'facts',
      title: words.company.title,
      source: '§ 137, § 138 Abs. 1b AO',
      facts: factsOf(writing, [...companyLines(writing), ...entryLines(writing)]),
    },
    {
      kind: 'table',
      title: tax.directors,
      head: [...application.directorsHead],
      rows: directorsOf(facts.people).map((director) => directorRow(writing, director)),
    },
    {
      kind: 'table',
      title: tax.shareholders,
      head: [...tax.shareholdersHead],
      rows: holdingsOf(facts.people, capitalEurosOf(facts)).map(
        ({ participant, totalEuros, totalPercent }) => [
          nameInList(participant),
          ...whoInList(writing, participant),
          eurosIn(totalEuros, language),
          percentIn(totalPercent, language),
        ],
      ),
    },
    { kind: 'lines', title: tax.own, lines: [...tax.ownList] },
    { kind: 'lines', title: tax.adviser, source: '§ 5 StBerG', lines: [...tax.adviserList] },
    { kind: 'lines', title: tax.attachments, lines: [...tax.attachmentList] },
  ];
}

function entryLines({ facts, language, words }: Writing): Line[] {
  const { coreData, deedDate, registerEntry } = facts;
  const { tax, company } = words;
  const court = registerEntry?.registerCourt ?? courtOf(facts)?.name;
  const yearEnd = coreData?.fiscalYearEnd ?? USUAL_FISCAL_YEAR_END;
  return [
    [tax.deed, deedDate ? dayIn(deedDate, language) : undefined],
    [tax.entered, registerEntry?.enteredOn && dayIn(registerEntry.enteredOn, language)],
    [company.court, court],
    [tax.number, registerEntry?.registerNumber],
    [company.fiscalYearEnd, coreData ? dayOfYear(yearEnd, language) : undefined],
  ];
}
