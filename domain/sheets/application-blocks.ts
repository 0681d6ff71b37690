import { expectedOf } from '../contributions/expected.ts';
import {
  directorsOf,
  nameOf,
  type Participant,
  shareholdersOf,
  sumOf,
} from '../foundations/people/people.ts';
import { leastPaidIn } from '../pricing/legal-forms.ts';
import { factsOf, type SheetBlock, type Writing } from './blocks.ts';
import { companyLines, courtLines } from './company-facts.ts';
import { standingFor } from './facts.ts';
import { representationOf } from './representation.ts';
import { dayIn, eurosIn, townIn } from './written.ts';

/** What the application for registration says, and what is to be assured with it (§§ 7, 8, 10 GmbHG). */
export function applicationBlocks(writing: Writing): SheetBlock[] {
  const { facts, words } = writing;
  const texts = words.application;
  const isModel = facts.people.articles === 'model-protocol';
  return [
    { kind: 'facts', title: texts.court, facts: factsOf(writing, courtLines(writing)) },
    {
      kind: 'facts',
      title: texts.company,
      source: '§ 8 Abs. 4 Nr. 1, § 10 Abs. 1 GmbHG',
      facts: factsOf(writing, companyLines(writing)),
    },
    {
      kind: 'lines',
      title: texts.general,
      source: '§ 8 Abs. 4 Nr. 2, § 35 Abs. 2 GmbHG',
      lines: [isModel ? texts.generalModel : texts.generalOwn],
    },
    {
      kind: 'table',
      title: texts.directors,
      source: '§ 8 Abs. 4 Nr. 2 GmbHG, § 43 Nr. 4 HRV, § 181 BGB',
      head: [...texts.directorsHead],
      rows: directorsOf(facts.people).map((director) => directorRow(writing, director)),
    },
    contributionsBlock(writing),
    {
      kind: 'lines',
      title: texts.assurances,
      source: '§ 8 Abs. 2, § 8 Abs. 3 GmbHG',
      lines: [...texts.assuranceList, texts.assuranceNote],
    },
    {
      kind: 'lines',
      title: texts.attachments,
      source: '§ 8 Abs. 1 GmbHG',
      lines: [...texts.attachmentList],
    },
  ];
}

/** Name, date of birth and residence, as the register shows them, and the special power of representation. */
export function directorRow({ reader, language, words }: Writing, director: Participant): string[] {
  const { details, managingDirector } = director;
  const standing = standingFor(reader, director);
  const missing = standing === 'withheld' ? words.withheld : words.missing;
  const isShown = standing === 'stated' && details && 'birthDate' in details;
  return [
    nameOf(director),
    isShown ? dayIn(details.birthDate, language) : missing,
    isShown ? townIn(details, language) : missing,
    managingDirector ? representationOf(managingDirector, words) : words.missing,
  ];
}

/** What each pays before the application: a UG all of it (§§ 5a (2), 7 (2) GmbHG). */
export function contributionsBlock(writing: Writing): SheetBlock {
  const { facts, language, words } = writing;
  const { coreData, people } = facts;
  const texts = words.application;
  const isUg = coreData?.legalForm === 'ug';
  const expected = coreData ? expectedOf(people, coreData) : [];
  const rows = shareholdersOf(people).map((participant) => {
    const { shareholder, participantId } = participant;
    const due = isUg ? 'full' : (shareholder?.due ?? 'full');
    const pays = expected.find((one) => one.participantId === participantId);
    return [
      nameOf(participant),
      eurosIn(sumOf(shareholder), language),
      words.person.portions[due],
      pays ? eurosIn(pays.expectedCents / 100, language) : words.missing,
    ];
  });
  const least = coreData && leastPaidIn(coreData.legalForm, coreData.shareCapitalCents) / 100;
  const atLeast = least ? [[texts.atLeast(eurosIn(least, language)), '', '', '']] : [];
  return {
    kind: 'table',
    title: texts.contributions,
    source: isUg ? '§ 5a Abs. 2 GmbHG' : '§ 7 Abs. 2 GmbHG',
    head: [...texts.contributionsHead],
    rows: [...rows, ...atLeast],
  };
}
