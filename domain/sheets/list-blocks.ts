import { nameOf, type Participant } from '../foundations/people/people.ts';
import { factsOf, type SheetBlock, type Writing } from './blocks.ts';
import { capitalEurosOf, standingFor } from './facts.ts';
import { holdingsOf, numbersOf } from './shares.ts';
import { dayIn, eurosIn, percentIn, townIn } from './written.ts';

/**
 * The columns of the list of shareholders (§ 40 (1) GmbHG, §§ 1, 4 GesLV): sorted by shareholder, shares numbered
 * through, per cent of each share and of all together in columns of their own.
 */
export function listBlocks(writing: Writing): SheetBlock[] {
  const { facts, language, words } = writing;
  const capital = capitalEurosOf(facts);
  const holdings = holdingsOf(facts.people, capital);
  const rows = holdings.flatMap(({ participant, runs, totalEuros, totalPercent }) =>
    runs.map((run, at) => {
      const isFirst = at === 0;
      return [
        numbersOf(run),
        isFirst ? nameInList(participant) : '',
        ...(isFirst ? whoInList(writing, participant) : ['', '']),
        `${run.count}`,
        eurosIn(run.euros, language),
        percentIn(run.percent, language),
        isFirst ? eurosIn(totalEuros, language) : '',
        isFirst ? percentIn(totalPercent, language) : '',
      ];
    }),
  );
  const sum = holdings.reduce((all, { totalEuros }) => all + totalEuros, 0);
  const { list, company } = words;
  const { coreData, people } = facts;
  return [
    {
      kind: 'facts',
      title: company.title,
      facts: factsOf(writing, [
        [company.name, coreData?.companyName],
        [company.seat, coreData?.city],
        [list.capital, coreData ? eurosIn(capital, language) : undefined],
      ]),
    },
    {
      kind: 'table',
      title: list.title,
      source: '§ 40 Abs. 1 GmbHG, §§ 1, 4 GesLV',
      head: [...list.head],
      rows,
    },
    {
      kind: 'facts',
      title: list.sums,
      facts: factsOf(writing, [[list.sum, eurosIn(sum, language)]]),
    },
    {
      kind: 'lines',
      title: list.notes,
      lines: [
        ...(people.articles === 'model-protocol' ? [list.model] : []),
        list.signed,
        list.rounding,
      ],
    },
  ];
}

/** Last name first, as the statute names them; a company by its registered name. */
export const nameInList = (participant: Participant): string =>
  participant.kind === 'company'
    ? nameOf(participant)
    : `${participant.lastName}, ${participant.firstName}`;

/** Date of birth and residence; of a company its register and seat (§ 40 (1) sentences 1 and 2 GmbHG). */
export function whoInList(
  { reader, language, words }: Writing,
  participant: Participant,
): string[] {
  const { details } = participant;
  if (!details) return [words.missing, words.missing];
  if (standingFor(reader, participant) === 'withheld') return [words.withheld, words.withheld];
  const town = townIn(details, language);
  if ('birthDate' in details) return [dayIn(details.birthDate, language), town];
  return [`${details.register.authority}, ${details.register.number}`, town];
}
