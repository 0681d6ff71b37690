import { nameOf, type Participant, participantIn } from '../foundations/people/people.ts';
import { seesAddresses, seesDetails, seesRoles } from '../foundations/people/seen-by.ts';
import { USUAL_FISCAL_YEAR_END } from '../foundations/steps/core-data-schema.ts';
import { appointmentDate, dayOfYear } from '../site/formats.ts';
import { factsOf, type Line, type SheetBlock, type Writing } from './blocks.ts';
import { companyLines, courtLines } from './company-facts.ts';
import { capitalEurosOf, missingFacts, standingFor } from './facts.ts';
import { representationOf } from './representation.ts';
import { type Holding, holdingsOf, numbersOf } from './shares.ts';
import { addressIn, countryIn, dayIn, eurosIn, percentIn } from './written.ts';

/** All data of the formation, and what is missing, for notary and law firm. */
export function intakeBlocks(writing: Writing): SheetBlock[] {
  const { facts } = writing;
  const holdings = holdingsOf(facts.people, capitalEurosOf(facts));
  return [
    company(writing),
    ...facts.people.participants.map((participant, index): SheetBlock => {
      const held = holdings.find((each) => each.participant === participant);
      return {
        kind: 'facts',
        title: `${index + 1}. ${nameOf(participant)}`,
        facts: factsOf(writing, [
          ...rolesOf(writing, participant, held),
          ...detailsOf(writing, participant),
        ]),
      };
    }),
    appointments(writing),
    missing(writing),
  ];
}

function company(writing: Writing): SheetBlock {
  const { facts, language, words } = writing;
  const { coreData, people } = facts;
  const names = words.company;
  const yearEnd = coreData?.fiscalYearEnd ?? USUAL_FISCAL_YEAR_END;
  const optional: Line[] = [
    [names.website, coreData?.website],
    [names.description, coreData?.description],
  ];
  const lines: Line[] = [
    ...companyLines(writing),
    ...courtLines(writing),
    [names.fiscalYearEnd, coreData ? dayOfYear(yearEnd, language) : undefined],
    [names.articles, people.articles && names.kinds[people.articles]],
    ...optional.filter(([, value]) => value),
  ];
  return {
    kind: 'facts',
    title: names.title,
    source: '§ 3 Abs. 1, § 8 Abs. 4, § 10 Abs. 1 GmbHG',
    facts: factsOf(writing, lines),
  };
}

function rolesOf(writing: Writing, participant: Participant, held: Holding | undefined): Line[] {
  const { words, reader } = writing;
  const { shareholder, managingDirector, email } = participant;
  const names = words.person;
  const roles = [shareholder && names.shareholder, managingDirector && names.director];
  const due = shareholder?.due ?? 'full';
  if (!seesRoles(reader, participant)) {
    return held ? [[names.shares, sharesIn(writing, held)]] : [];
  }
  return [
    [names.roles, roles.filter(Boolean).join(', ') || names.noRole],
    ...(held ? [[names.shares, sharesIn(writing, held)] satisfies Line] : []),
    ...(shareholder ? [[names.due, names.portions[due]] satisfies Line] : []),
    ...(managingDirector
      ? [[names.representation, representationOf(managingDirector, words)] satisfies Line]
      : []),
    ...(email !== undefined && seesAddresses(reader) ? [[names.email, email] satisfies Line] : []),
    ...minorLine(writing, participant),
  ];
}

function sharesIn({ language, words }: Writing, { runs, totalEuros, totalPercent }: Holding) {
  const { share, total } = words.person;
  const each = runs.map((run) =>
    share(
      numbersOf(run),
      run.count,
      eurosIn(run.euros, language),
      percentIn(run.percent, language),
    ),
  );
  const whole = total(eurosIn(totalEuros, language), percentIn(totalPercent, language));
  return runs.length > 1 || (runs[0]?.count ?? 0) > 1
    ? `${each.join('; ')}; ${whole}`
    : each.join();
}

function minorLine({ words, reader }: Writing, participant: Participant): Line[] {
  if (participant.ofAge !== false || !seesDetails(reader, participant)) return [];
  const { minor, minorCleared, minorLabel } = words.person;
  return [[minorLabel, participant.cleared ? minorCleared : minor]];
}

function detailsOf({ reader, language, words }: Writing, participant: Participant): Line[] {
  const { details } = participant;
  const names = words.person;
  const state = standingFor(reader, participant);
  if (state === 'withheld') return [[names.details, words.withheld]];
  if (!details) return [[names.details, undefined]];
  const address: Line = [names.address, addressIn(details, language)];
  if ('birthDate' in details) {
    const { birthDate, birthPlace, birthName, nationalities } = details;
    return [
      [names.birthDate, dayIn(birthDate, language)],
      [names.birthPlace, birthPlace],
      ...(birthName ? [[names.birthName, birthName] satisfies Line] : []),
      [names.nationalities, nationalities.map((one) => countryIn(one, language)).join(', ')],
      address,
    ];
  }
  const { legalForm, register, representedBy } = details;
  const people = representedBy.map(
    ({ firstName, lastName, birthDate }) =>
      `${firstName} ${lastName}, ${names.born(dayIn(birthDate, language))}`,
  );
  return [
    [names.legalForm, legalForm],
    [names.register, `${register.authority}, ${register.number}`],
    address,
    [names.representedBy, people.join('; ')],
  ];
}

function appointments({ facts, language, words }: Writing): SheetBlock {
  const { notary, notaryAppointment: booked, consultation } = facts;
  const names = words.appointments;
  const name = notary ? [notary.name, notary.city].filter(Boolean).join(', ') : booked?.notaryName;
  const place = booked?.online ? names.online : booked?.place;
  const standing = booked?.confirmed ? names.confirmed : names.proposed;
  const lines: Line[] = [
    [names.notary, name],
    [
      names.appointment,
      booked
        ? [appointmentDate(booked.startsAt, language), place, standing].filter(Boolean).join(', ')
        : names.none,
    ],
    ...(consultation
      ? [
          [
            names.consultation,
            `${appointmentDate(consultation.startsAt, language)}, ${names.types[consultation.type]}`,
          ] satisfies Line,
        ]
      : []),
  ];
  return { kind: 'facts', title: names.title, facts: factsOf({ words }, lines) };
}

/** What is missing, by name and by person. */
function missing({ facts, words }: Writing): SheetBlock {
  const lines = missingFacts(facts).map(({ participantId, field }) => {
    const who = participantId && participantIn(facts.people, participantId);
    return who ? `${nameOf(who)}: ${words.fields[field]}` : words.fields[field];
  });
  return {
    kind: 'lines',
    title: words.missingTitle,
    lines: lines.length > 0 ? lines : [words.nothingMissing],
  };
}
