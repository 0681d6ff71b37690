import type pg from 'pg';
import { inDays } from '#demo/days.ts';
import {
  accept,
  coreData,
  foundationAt,
  founder,
  happen,
  offer,
  payloads,
  type Step,
  stepsTo,
} from '#demo/foundations.ts';
import type { Role } from '#domain/foundations/command.ts';
import { SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import { dueDaysOf } from '#domain/foundations/history.ts';
import { type Status, unfinished } from '#domain/foundations/statuses.ts';
import { chain } from '#event-store/chain.ts';
import { streamOf } from '#event-store/port.ts';
import { idOf, lawyer, memberOf, staffOf } from './ids.ts';
import { namesOf } from './names.ts';

/** One in a hundred is open; the others ended in the course of five years. */
const OPEN_EVERY = 100;
const CANCELLED_EVERY = 50;
const WEEKS = 5 * 52;
const IDLE_DAYS = 15;
/** Number of formations in one statement. */
const AT_ONCE = 250;

interface Stage {
  status: Status;
  /** Days since the last event. */
  days: number;
}

function stageOf(number: number, formations: number): Stage {
  if (number % OPEN_EVERY === 0) {
    const nth = number / OPEN_EVERY;
    return {
      status: unfinished[nth % unfinished.length] ?? 'start-pending',
      days: nth % IDLE_DAYS,
    };
  }
  const status = number % CANCELLED_EVERY === 1 ? 'cancelled' : 'completed';
  // Many formations share a week, and so a story.
  return { status, days: (Math.floor((number / formations) * WEEKS) + 1) * 7 };
}

interface ToldEvent {
  type: string;
  data: string;
  role: Role;
  at: string;
  /** Number of its command, starting at 0. */
  command: number;
  dueOn: string | undefined;
}

/** Events of a formation in a stage by the rules, a day after another, with the names and ids of the examples. */
function storyOf({ status, days }: Stage, now: Date): ToldEvent[] {
  const inCharge: Step = ['assign-owner', 'staff'];
  const steps = stepsTo(status).flatMap((step) =>
    step[0] === 'submit-core-data' ? [step, inCharge] : [step],
  );
  const { commands } = steps.reduce(
    (built, [name, role]) => accept(built, name, role),
    foundationAt('not-started'),
  );
  let { state } = foundationAt('not-started');
  let nth = 0;
  return commands.flatMap(({ actor, events }, command) => {
    const at = inDays(command + 1 - commands.length - days, now).toISOString();
    const by = actor.role;
    const isCounting = state.status !== 'not-started';
    const dueDays = dueDaysOf(state, events, { at, by, settings: {}, isCounting });
    state = happen(state, events, { at, by, nth });
    nth += events.length;
    return events.map(({ type, data }, index) => {
      return { type, data: JSON.stringify(data), role: by, at, command, dueOn: dueDays[index] };
    });
  });
}

/**
 * Inserts the streams of so many formations with their hashes, in the order in which the formations ended. It
 * bypasses the store, which takes one command at a time.
 *
 * @returns the number of events
 */
export async function fillEvents(client: pg.Client, formations: number): Promise<number> {
  const now = new Date();
  const told = new Map<string, ToldEvent[]>();
  let written = 0;
  for (let first = formations - 1; first >= 0; first -= AT_ONCE) {
    const rows: object[] = [];
    for (let number = first; number > first - AT_ONCE && number >= 0; number -= 1) {
      const stage = stageOf(number, formations);
      const key = JSON.stringify(stage);
      const story = told.get(key) ?? storyOf(stage, now);
      told.set(key, story);
      rows.push(...rowsOf(number, story));
    }
    await client.query(
      `insert into events (stream, revision, id, type, data, metadata)
       select stream, revision, id, type, data, metadata from json_to_recordset($1)
         as event(stream text, revision integer, id uuid, type text, data jsonb, metadata jsonb)`,
      [JSON.stringify(rows)],
    );
    written += rows.length;
  }
  return written;
}

function rowsOf(number: number, story: readonly ToldEvent[]): object[] {
  const id = idOf('foundation', number);
  const stream = streamOf(id);
  const { company, city, notary, mailbox } = namesOf(number);
  const own = new Map([
    [example.company, company],
    [example.city, city],
    [example.notary, notary],
    [example.mail, `${mailbox}@example.com`],
    [example.founder, memberOf(number)],
    [example.order, idOf('order', number)],
    [example.owner, staffOf(number)],
  ]);
  const unchained = story.map(({ type, data, role, at, command, dueOn }, index) => ({
    id: idOf(`event ${index}`, number),
    type,
    data: JSON.parse(
      data.replace(examples, (found) => own.get(found) ?? idOf(`file ${command}`, number)),
    ),
    metadata: {
      actor: { id: actorIdOf(role, number), role },
      occurredAt: at,
      commandId: idOf(`command ${command}`, number),
      correlationId: id,
      schemaVersion: SCHEMA_VERSION,
      ...(dueOn && { dueOn }),
    },
  }));
  return chain(stream, null, unchained).map((event, revision) => ({ ...event, stream, revision }));
}

/** What each formation has of its own instead. */
const example = {
  company: coreData.companyName,
  city: coreData.city,
  notary: coreData.preferredNotary.name,
  mail: coreData.preferredNotary.email,
  founder: founder.id,
  order: offer.orderId,
  owner: (payloads['assign-owner'] as { ownerId: string }).ownerId,
  file: (payloads['add-document'] as { fileId: string }).fileId,
};
const escaped = (text: string) => text.replace(/[().]/g, '\\$&');
const examples = new RegExp(Object.values(example).map(escaped).join('|'), 'g');

function actorIdOf(role: ToldEvent['role'], number: number): string {
  if (role === 'founder') return memberOf(number);
  if (role === 'staff') return staffOf(number);
  if (role === 'lawyer') return lawyer;
  return role === 'notary' ? idOf('link', number) : role;
}
