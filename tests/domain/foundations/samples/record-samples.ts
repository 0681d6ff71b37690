import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import {
  AT,
  actorOf,
  detailsOf,
  eventId,
  offer,
  payloads,
  type Step,
  slot,
  stepsTo,
} from '#demo/foundations.ts';
import { isRefusal, type Role, roles } from '#domain/foundations/command.ts';
import { SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import { decide, type FoundationEvent } from '#domain/foundations/foundation.ts';
import { historyOf } from '#domain/foundations/history.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import type { People } from '#domain/foundations/people/people.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import { isFinished, statuses } from '#domain/foundations/statuses.ts';
import type { Sample, SampleEvent } from './samples.ts';

/**
 * `node tests/domain/foundations/samples/record-samples.ts`: adds a sample for each event that has none
 * in the present version. What was recorded stays as it is.
 */
const file = new URL(`v${SCHEMA_VERSION}.json`, import.meta.url);
const samples: Sample[] = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const sampled = new Set(samples.flatMap(({ events }) => events.map(({ type }) => type)));

/** Id of the person whom the lead names. */
const OTHER = eventId(900);
/** Commands that are possible once somebody has not answered for long. */
const takesLong: readonly CommandName[] = ['end-invitation', 'step-back'];
const MONTHS_LATER = '2027-02-01T09:00:00.000Z';

const invited: readonly Step[] = [
  ...stepsTo('consultation-appointment-select-pending'),
  ['order-package', 'founder'],
  ['state-participants', 'founder'],
  ['invite-participant', 'founder'],
];
const stated: readonly Step[] = [
  ...stepsTo('consultation-appointment-select-pending'),
  ['order-package', 'founder'],
  ['state-participants', 'founder'],
  ['state-details', 'founder'],
];
const withMinor: readonly Step[] = [
  ...stepsTo('documents-pending', { peopleRequired: true }),
  ['state-details', 'founder'],
];
const alone = statuses.map((status) => stepsTo(status, { peopleRequired: true }));
let withChild = false;
for (const way of [...alone, stated, invited, withMinor]) {
  withChild = way === invited || way === withMinor;
  const begun = way.reduce<readonly SampleEvent[]>(
    (events, [name, role]) => issue(events, name, role) ?? [],
    [],
  );
  if (begun.length === 0) throw new Error('An example was refused.');
  keep(begun);
  for (const first of anyCommand(begun)) {
    keep(first);
    for (const second of anyCommand(first)) keep(second);
  }
}
keep(objected());
const lines = samples.map((sample) => JSON.stringify(sample));
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);

/** Somebody who has joined objects to a date. */
function objected(): readonly SampleEvent[] {
  withChild = false;
  const way = stepsTo('notary-appointment-confirmation-pending', { peopleRequired: true });
  const offered = way.reduce<readonly SampleEvent[]>(
    (events, [name, role]) => issue(events, name, role) ?? [],
    [],
  );
  const { id: accountId } = actorOf('co-founder');
  const person = { kind: 'natural', firstName: 'Mia', lastName: 'Keller' };
  const joining = [
    { type: 'ParticipantStated', data: { participantId: OTHER, ...person } },
    { type: 'ParticipantJoined', data: { participantId: OTHER, accountId } },
  ].map((event, index) => ({
    ...event,
    id: idOf(offered.length + index),
    metadata: { occurredAt: AT, actor: { id: accountId, role: 'co-founder' } },
  }));
  return issue([...offered, ...joining], 'object-to-date', 'co-founder') ?? [];
}

/** Where it holds an event that no sample has. */
function keep(events: readonly SampleEvent[]): void {
  if (events.every(({ type }) => sampled.has(type))) return;
  for (const { type } of events) sampled.add(type);
  samples.push({ events, status: stateOf(events).status });
}

function* anyCommand(events: readonly SampleEvent[]) {
  for (const name of commandNames) {
    for (const role of roles) {
      const next = issue(events, name, role);
      if (next) yield next;
    }
  }
}

function stateOf(events: readonly SampleEvent[]): FoundationState {
  return historyOf(events as never).state;
}

/** The events with those that the command brings; undefined where it is refused. */
function issue(events: readonly SampleEvent[], name: CommandName, role: Role) {
  const state = stateOf(events);
  // A finished case may be reopened for a while, from the instant of the examples on.
  const isOver = state.status !== 'not-started' && isFinished(state.status);
  const at = takesLong.includes(name) ? MONTHS_LATER : isOver ? after(AT) : AT;
  const nth = events.length;
  const circumstances = {
    actor: actorOf(role),
    at,
    slot,
    offer,
    newIds: [OTHER],
    peopleRequired: true,
  };
  const decision = decide(state, name, payloadFor(state, name, nth), circumstances);
  if (isRefusal(decision)) return undefined;
  const recorded = decision.map((event: FoundationEvent, index) => ({
    ...event,
    id: idOf(nth + index),
    metadata: { occurredAt: at, actor: { id: actorOf(role).id, role } },
  }));
  return [...events, ...recorded];
}

/** A child whom the lead names besides herself, unless she is on the list already. */
function payloadAboutPeople({ lead, participants }: People, name: CommandName): object | undefined {
  const own = {
    participantId: lead.participantId,
    kind: 'natural',
    firstName: 'Jana',
    lastName: 'Keller',
    managingDirector: { alone: true, selfDealing: true },
  };
  const child = { kind: 'natural', firstName: 'Mia', lastName: 'Keller', email: 'mia@example.com' };
  const other = participants.find(({ participantId }) => participantId !== lead.participantId);
  if (name === 'state-participants') {
    const shareholder = (euros: number) => ({ shareholder: { shareEuros: [euros] } });
    return other || !withChild
      ? { participants: [{ ...own, ...shareholder(5_000) }] }
      : {
          participants: [
            { ...own, ...shareholder(2_500) },
            { ...child, ...shareholder(2_500) },
          ],
        };
  }
  const { participantId } = other ?? own;
  const birthDate = other ? '2015-03-01' : '1990-05-14';
  if (name === 'state-details') return { ...detailsOf(participantId), birthDate };
  return 'participantId' in payloads[name] ? { ...payloads[name], participantId } : undefined;
}

function after(at: string): string {
  return new Date(Date.parse(at) + 60_000).toISOString();
}

function idOf(nth: number, kind = '0'): string {
  return `${kind.repeat(8)}-0000-4000-8000-${String(nth).padStart(12, '0')}`;
}

/** Files have ids of their own; what the examples name by its id is what the case holds. */
function payloadFor(state: FoundationState, name: CommandName, nth: number): object {
  const payload = payloads[name];
  if ('fileId' in payload) return { ...payload, fileId: idOf(nth, 'f') };
  if (state.status === 'not-started') return payload;
  if (state.people.participants.length > 0 || name === 'state-participants') {
    const about = payloadAboutPeople(state.people, name);
    if (about) return about;
  }
  // To begin early is asked for later by who ordered without.
  if (name === 'order-package' && state.status === 'start-pending') {
    return { ...payload, earlyStart: false };
  }
  const [obstacle] = state.obstacles;
  if (name === 'resolve-obstacle' && obstacle) return { obstacleId: obstacle.obstacleId };
  if (name === 'submit-documents-for-review' && 'changeRequests' in state) {
    return { answers: state.changeRequests.map(({ id }) => ({ request: id, text: 'Erledigt.' })) };
  }
  const [document] = 'documents' in state ? state.documents : [];
  if (!document) return payload;
  const { documentId, sha256 } = document;
  if (name === 'withdraw-document') return { ...payload, documentId };
  if (name === 'accept-documents') return { documents: [{ documentId, sha256 }] };
  return payload;
}
