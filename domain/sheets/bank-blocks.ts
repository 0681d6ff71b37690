import { directorsOf, nameOf, type Participant } from '../foundations/people/people.ts';
import { contributionsBlock } from './application-blocks.ts';
import { factsOf, type Line, type SheetBlock, type Writing } from './blocks.ts';
import { companyLines } from './company-facts.ts';
import { capitalEurosOf, courtOf, standingFor } from './facts.ts';
import { nameInList, whoInList } from './list-blocks.ts';
import { representationOf } from './representation.ts';
import { holdingsOf } from './shares.ts';
import { addressIn, countryIn, dayIn, eurosIn, percentIn } from './written.ts';

/** Whoever holds more is a beneficial owner by their shares alone (§ 3 (2) sentence 1 no. 1 GwG). */
const OWNER_PERCENT = 25;

/** What a bank has to know of a company, of who acts for it and of who is behind it (§§ 10, 11 GwG, § 154 AO). */
export function bankBlocks(writing: Writing): SheetBlock[] {
  const { facts, words } = writing;
  const { bank } = words;
  return [
    {
      kind: 'facts',
      title: words.company.title,
      source: '§ 11 Abs. 4 Nr. 2 GwG',
      facts: factsOf(writing, [
        ...accountLines(writing),
        ...companyLines(writing),
        [words.company.court, courtOf(facts)?.name],
      ]),
    },
    ...directors(writing),
    shareholders(writing),
    owners(writing),
    contributionsBlock(writing),
    { kind: 'lines', title: bank.own, source: '§ 10 Abs. 1 GwG, § 154 AO', lines: ownOf(writing) },
    { kind: 'lines', title: bank.attachments, lines: [...bank.attachmentList] },
  ];
}

/** The account is opened before the entry, by a company that still carries "i. G." */
function accountLines({ facts, language, words }: Writing): Line[] {
  const { coreData, deedDate, registerEntry } = facts;
  const { bank, tax } = words;
  const number = registerEntry?.registerNumber;
  return [
    [bank.account, coreData?.companyName && bank.inFormation(coreData.companyName)],
    [bank.deed, deedDate ? dayIn(deedDate, language) : undefined],
    ...(number ? [[tax.number, number] satisfies Line] : []),
  ];
}

function directors(writing: Writing): SheetBlock[] {
  const { facts, words } = writing;
  const { bank } = words;
  const found = directorsOf(facts.people);
  return [
    {
      kind: 'table',
      title: bank.directors,
      source: '§ 11 Abs. 4 Nr. 1 GwG, § 154 Abs. 2 AO',
      head: [...bank.directorsHead],
      rows: found.map((director) => identityRow(writing, director)),
    },
    {
      kind: 'facts',
      title: bank.representation,
      facts: factsOf(
        writing,
        found.map(
          (director): Line => [
            nameOf(director),
            director.managingDirector && representationOf(director.managingDirector, words),
          ],
        ),
      ),
    },
  ];
}

/** What identifies a person. */
function identityRow({ reader, language, words }: Writing, person: Participant): string[] {
  const { details } = person;
  const standing = standingFor(reader, person);
  if (standing === 'stated' && details && 'birthDate' in details) {
    const { birthDate, birthPlace, nationalities } = details;
    return [
      nameOf(person),
      dayIn(birthDate, language),
      birthPlace,
      nationalities.map((one) => countryIn(one, language)).join(', '),
      addressIn(details, language),
    ];
  }
  const word = standing === 'withheld' ? words.withheld : words.missing;
  return [nameOf(person), word, word, word, word];
}

function shareholders(writing: Writing): SheetBlock {
  const { facts, language, words } = writing;
  const holdings = holdingsOf(facts.people, capitalEurosOf(facts));
  return {
    kind: 'table',
    title: words.list.title,
    head: [...words.tax.shareholdersHead],
    rows: holdings.map(({ participant, totalEuros, totalPercent }) => [
      nameInList(participant),
      ...whoInList(writing, participant),
      eurosIn(totalEuros, language),
      percentIn(totalPercent, language),
    ]),
  };
}

/** Who counts by the shares alone; of other control the founders have told us nothing. */
function owners({ facts, language, words }: Writing): SheetBlock {
  const { bank } = words;
  const capital = capitalEurosOf(facts);
  const lines = holdingsOf(facts.people, capital)
    .filter(({ totalEuros }) => totalEuros * 100 > capital * OWNER_PERCENT)
    .map(({ participant, totalPercent }) => {
      const said = participant.kind === 'company' ? bank.behind : bank.person;
      return said(nameOf(participant), percentIn(totalPercent, language));
    });
  return {
    kind: 'lines',
    title: bank.owners,
    source: '§ 3 Abs. 2 GwG',
    lines: [...(lines.length > 0 ? lines : [bank.nobody]), bank.control],
  };
}

function ownOf({ facts, reader, words }: Writing): string[] {
  const { bank } = words;
  const isWithheld = facts.people.participants.some(
    (participant) => standingFor(reader, participant) === 'withheld',
  );
  return [...bank.ownList, ...(isWithheld ? [bank.withheld] : [])];
}
