import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { AT, actorOf, offer, payloads, slot, stepsTo } from '#demo/foundations.ts';
import { isRefusal, type Role, roles } from '#domain/foundations/command.ts';
import { SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import { decide, type FoundationEvent } from '#domain/foundations/foundation.ts';
import { historyOf } from '#domain/foundations/history.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
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

for (const status of statuses) {
  const begun = stepsTo(status).reduce<readonly SampleEvent[]>(
    (events, [name, role]) => issue(events, name, role) ?? [],
    [],
  );
  keep(begun);
  for (const first of anyCommand(begun)) {
    keep(first);
    for (const second of anyCommand(first)) keep(second);
  }
}
const lines = samples.map((sample) => JSON.stringify(sample));
writeFileSync(file, `[\n${lines.join(',\n')}\n]\n`);

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
  const at = state.status !== 'not-started' && isFinished(state.status) ? after(AT) : AT;
  const nth = events.length;
  const circumstances = { actor: actorOf(role), at, slot, offer };
  const decision = decide(state, name, payloadFor(state, name, nth), circumstances);
  if (isRefusal(decision)) return undefined;
  const recorded = decision.map((event: FoundationEvent, index) => ({
    ...event,
    id: idOf(nth + index),
    metadata: { occurredAt: at, actor: { id: actorOf(role).id, role } },
  }));
  return [...events, ...recorded];
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
