import { inDays } from '#demo/days.ts';
import {
  accept,
  type BuiltFoundation,
  companyAt,
  coreData,
  detailsOf,
  eventId,
  foundationAt,
  LEAD,
  listWith,
  offer,
  otherId,
  payloads,
  type Step,
  stepsTo,
} from '#demo/foundations.ts';
import type { Actor, Role } from '#domain/foundations/command.ts';
import { dueDaysOf } from '#domain/foundations/history.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { checklistOf, reviewedCase } from '#domain/foundations/review/review-checklist.ts';
import { MOST_OTHERS, type Other } from './cast.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** How far a formation has come, and who founds. */
export interface Stage {
  others: readonly Other[];
  /** The command that ended it, or the number of commands of one that is open. */
  end: 'completed' | 'cancelled' | number;
  /** Days since the last event. */
  days: number;
}

/** A command of a story and its events, with the names and ids of the examples. */
export interface ToldCommand {
  at: string;
  role: Role;
  /** Who acts, in the order of the list, if it is one of those who found. */
  about: number;
  events: readonly { type: string; data: string; dueOn: string | undefined }[];
}

/** Ids in stories, instead of which each formation has its own. */
export const accountId = (person: number): string => eventId(700 + person);
export const fileId = (command: number): string => eventId(600 + command);
/** Names and dates of birth in stories: of the lead, who is 0, and of the others from 1 on. */
export const said = {
  first: (person: number): string => `~first${person}~`,
  last: (person: number): string => `~last${person}~`,
  mail: (person: number): string => `mail${person}@example.org`,
  business: (person: number): string => `~business${person}~`,
  born: (person: number): string => `1901-01-0${person + 1}`,
};
export const people = Array.from({ length: 1 + MOST_OTHERS }, (_, person) => person);

const totals = ['alone', 'two', 'three'] as const;
const SHARE = 1_000;
const CAPITAL = coreData.shareCapitalCents / 100;
const CHILD_BORN = '2012-06-01';

const about = (
  others: readonly Other[],
  name: CommandName,
  role: (other: Other) => Role | undefined,
): Step[] =>
  others.flatMap((other, nth): Step[] => {
    const by = role(other);
    return by ? [[name, by, nth]] : [];
  });
const ifJoined = ({ invitation }: Other) =>
  invitation === 'joined' ? ('co-founder' as const) : undefined;
const always = (role: Role) => () => role;

/** What the others do, or what is done about them, after a step of the lead alone. */
const then: { readonly [Name in CommandName]?: (others: readonly Other[]) => Step[] } = {
  'submit-core-data': () => [['assign-owner', 'staff']],
  'state-participants': (others) => [
    ...about(others, 'invite-participant', ({ invitation }) => invitation && 'founder'),
    ...about(others, 'join-foundation', ifJoined),
  ],
  'state-details': (others) =>
    about(others, 'state-details', (other) => ifJoined(other) ?? 'founder'),
  'identify-participant': (others) => about(others, 'identify-participant', always('staff')),
  'release-firm': (others) => [
    ...about(others, 'release-firm', ifJoined),
    ...about(others, 'clear-minor', ({ isMinor }) => isMinor && 'lawyer'),
  ],
  'accept-documents': (others) => about(others, 'accept-documents', ifJoined),
};

function stepsOf({ others, end }: Stage): Step[] {
  const steps = stepsTo(end === 'cancelled' ? end : 'completed').flatMap((step): Step[] => [
    step,
    ...(then[step[0]]?.(others) ?? []),
  ]);
  // An open one has not come to its last step.
  return typeof end === 'number' ? steps.slice(0, 1 + (end % (steps.length - 1))) : steps;
}

/** Commands of a formation in a stage by the rules. Others act on the day of the lead, a minute later. */
export function storyOf(stage: Stage, now: Date): ToldCommand[] {
  const steps = stepsOf(stage);
  const days: number[] = [];
  for (const [, , other] of steps) days.push((days.at(-1) ?? 0) + (other === undefined ? 1 : 0));
  const last = days.at(-1) ?? 0;
  let built = foundationAt('not-started');
  return steps.map((step, index) => {
    const before = built;
    const day = inDays((days[index] ?? 0) - last - stage.days, now);
    const at = new Date(day.getTime() - (steps.length - index) * MINUTE_MS).toISOString();
    built = told(built, step, { stage, at });
    return commandTold(before, built, step);
  });
}

interface Scene {
  stage: Stage;
  at: string;
}

function told(built: BuiltFoundation, [name, role, other]: Step, scene: Scene): BuiltFoundation {
  const { at } = scene;
  const startsAt = later(at, 0.8);
  return accept(built, name, role, {
    payload: payloadOf(built, name, other, { ...scene, startsAt }),
    at,
    actor: actorOf(role, other),
    slot: { startsAt, endsAt: later(at, 0.9), consultantId: offer.orderId },
  });
}

const later = (at: string, days: number): string =>
  new Date(Date.parse(at) + days * DAY_MS).toISOString();

function actorOf(role: Role, other: number | undefined): Actor {
  if (role === 'co-founder') return { id: accountId((other ?? 0) + 1), role };
  return { id: role === 'founder' ? accountId(0) : role, role };
}

function commandTold(before: BuiltFoundation, after: BuiltFoundation, step: Step): ToldCommand {
  const { events = [], at = '', actor } = after.commands.at(-1) ?? {};
  const by = actor?.role ?? 'timer';
  const dueDays = dueDaysOf(before.state, events, {
    at,
    by,
    settings: {},
    isCounting: before.state.status !== 'not-started',
  });
  return {
    at,
    role: by,
    about: (step[2] ?? -1) + 1,
    events: events.map(({ type, data }, index) => ({
      type,
      data: JSON.stringify(data),
      dueOn: dueDays[index],
    })),
  };
}

/** What is entered: that of the examples, with people, files and times of this story. */
function payloadOf(
  { state, commands }: BuiltFoundation,
  name: CommandName,
  other: number | undefined,
  { stage: { others }, at, startsAt }: Scene & { startsAt: string },
): object {
  const usual = payloads[name];
  const participantId = other === undefined ? LEAD : otherId(other);
  const totalShareholders = totals[others.length] ?? 'more-than-three';
  switch (name) {
    case 'submit-core-data':
      return { ...usual, totalShareholders };
    case 'state-participants':
      return { participants: listOf(others) };
    case 'state-details':
      return statedOf(participantId, other === undefined ? undefined : others[other], other);
    case 'book-consultation':
      return { ...usual, startsAt };
    case 'accept-documents': {
      const drafts = 'documents' in state ? state.documents : [];
      return { documents: drafts.map(({ documentId, sha256 }) => ({ documentId, sha256 })) };
    }
    case 'approve-documents':
      return reviewOf(others, totalShareholders);
    case 'propose-notary-appointment':
      return { ...usual, startsAt: later(at, 1.5) };
    case 'receive-foundation-certificate':
      return { ...usual, fileId: fileId(commands.length), deedDate: at.slice(0, 10) };
    default:
      return {
        ...usual,
        ...('fileId' in usual && { fileId: fileId(commands.length) }),
        ...('participantId' in usual && { participantId }),
      };
  }
}

function listOf(others: readonly Other[]) {
  const { participants } = listWith(LEAD, [CAPITAL - SHARE * others.length]);
  const named = (person: number) => ({
    firstName: said.first(person),
    lastName: said.last(person),
  });
  const shareholder = { shareEuros: [SHARE] };
  return [
    ...participants.map((lead) => ({ ...lead, ...named(0) })),
    ...others.map(({ kind, isDirector, invitation }, nth) =>
      kind === 'company'
        ? { kind, companyName: `${said.last(nth + 1)} ${said.business(nth + 1)} GmbH`, shareholder }
        : {
            kind,
            ...named(nth + 1),
            ...(invitation && { email: said.mail(nth + 1) }),
            shareholder,
            ...(isDirector && { managingDirector: { alone: false, selfDealing: false } }),
          },
    ),
  ];
}

function statedOf(participantId: string, other: Other | undefined, nth = -1) {
  const person = { ...detailsOf(participantId), birthDate: said.born(nth + 1) };
  if (other?.isMinor) return { ...person, birthDate: CHILD_BORN };
  if (other?.kind !== 'company') return person;
  return {
    ...companyAt(person),
    representedBy: [
      { firstName: said.first(nth + 1), lastName: said.last(nth + 1), birthDate: person.birthDate },
    ],
  };
}

function reviewOf(
  others: readonly Other[],
  totalShareholders: (typeof totals)[number] | 'more-than-three',
) {
  const checked = checklistOf(reviewedCase({ ...coreData, totalShareholders }, 'own'));
  const isOpen = others.some((other) => !ifJoined(other));
  const open = isOpen ? { 'accepted-by-all': 'Wer kein Konto hat, hat es am Telefon gesagt.' } : {};
  return { review: { articles: 'own', checked, open } };
}
