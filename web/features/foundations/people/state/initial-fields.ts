import type { Fields } from '../../../../kit/forms/rules.ts';
import { fullName } from '../../../../kit/session/full-name.ts';
import type { User } from '../../../../kit/session/user.ts';
import type { Foundation } from '../../../../shared/foundations/model.ts';
import { fieldOf } from './listed-people.ts';

type Participant = Foundation['participants'][number];

const ofParticipant = (each: Participant, number: number): [string, string | undefined][] =>
  [
    ['participantId', each.participantId],
    ['kind', each.kind],
    ['firstName', each.firstName],
    ['lastName', each.lastName],
    ['companyName', each.companyName],
    ['email', each.email],
    ...(each.shareholder?.shareEuros ?? ['']).map((euros, index): [string, string] => [
      `share.${index}`,
      String(euros),
    ]),
    ['due', each.shareholder?.due],
    ['director', each.managingDirector && 'on'],
    ['alone', each.managingDirector?.alone === false ? 'together' : 'alone'],
    ['selfDealing', each.managingDirector?.selfDealing === false ? '' : 'on'],
  ].map(([name, value]) => [fieldOf(number, name ?? ''), value]);

/** How many people the founder has said they are. */
const counts = { alone: 1, two: 2, three: 3, 'more-than-three': 4, unknown: 1, other: 1 } as const;

/** What the list begins with: what is stated, or else the lead and as many others as the company details say. */
export function initialFields(
  { participants, people, lead, coreData }: Foundation,
  user: User,
): Fields {
  const stated = participants.flatMap(ofParticipant);
  const fields = people ? stated : firstPeople(lead.participantId, user, coreData);
  const unsure = (people?.unsure ?? []).flatMap(({ about, note }) => [
    [`unsure.${about}`, 'on'],
    [`note.${about}`, note],
  ]);
  const given = [...fields, ...unsure, ['articles', people?.articles ?? '']];
  return Object.fromEntries(given.filter((one): one is [string, string] => one[1] !== undefined));
}

function firstPeople(
  participantId: string,
  { first_name, last_name }: User,
  coreData: Foundation['coreData'],
): [string, string | undefined][] {
  const count = counts[coreData?.totalShareholders ?? 'unknown'];
  const capital = String((coreData?.shareCapitalCents ?? 0) / 100);
  return Array.from({ length: count }, (_, number): [string, string | undefined][] =>
    Object.entries({
      kind: 'natural',
      'share.0': count === 1 ? capital : '',
      alone: 'alone',
      selfDealing: 'on',
      ...(number === 0 && {
        participantId,
        firstName: first_name ?? '',
        lastName: last_name ?? '',
        director: 'on',
      }),
    }).map(([name, value]) => [fieldOf(number, name), value]),
  ).flat();
}

/** Whether one person founds alone and is known by name: then one confirmation will do. */
export const isAlone = ({ people, coreData }: Foundation, user: User): boolean =>
  people === null && coreData?.totalShareholders === 'alone' && fullName(user).includes(' ');
