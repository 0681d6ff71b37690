import type pg from 'pg';
import { inDays } from '#demo/days.ts';
import { actorOf, offer, payloads } from '#demo/foundations.ts';
import { SCHEMA_VERSION } from '#domain/foundations/event-shapes.ts';
import { type Status, unfinished } from '#domain/foundations/statuses.ts';
import { chain } from '#event-store/chain.ts';
import { streamOf } from '#event-store/port.ts';
import { idOf, lawyer, memberOf, staffOf } from './ids.ts';
import { namesOf } from './names.ts';
import { fileOf, names, storyOf, type ToldEvent } from './stories.ts';

/** One in a hundred is open; the others ended in the course of five years. */
const OPEN_EVERY = 100;
const CANCELLED_EVERY = 50;
const DAYS = 5 * 365;
const IDLE_DAYS = 15;
/** Number of formations in one statement. */
const AT_ONCE = 250;

interface Stage {
  status: Status;
  idleDays: number;
  /** Days since the case ended; 0 if it is still open. */
  endedDays: number;
}

function stageOf(number: number, formations: number): Stage {
  if (number % OPEN_EVERY === 0) {
    const nth = number / OPEN_EVERY;
    const status = unfinished[nth % unfinished.length] ?? 'start-pending';
    return { status, idleDays: nth % IDLE_DAYS, endedDays: 0 };
  }
  const status = number % CANCELLED_EVERY === 1 ? 'cancelled' : 'completed';
  // Many formations share a week, and so a story.
  const weeks = Math.floor((number / formations) * (DAYS / 7)) + 1;
  return { status, idleDays: 0, endedDays: weeks * 7 };
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
      const story =
        told.get(key) ?? storyOf(stage.status, inDays(-stage.endedDays, now), stage.idleDays);
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
  const known = replacementsOf(number);
  const unchained = story.map(({ type, data, role, at, command, dueOn }, index) => ({
    id: idOf(`event ${index}`, number),
    type,
    data: JSON.parse(data.replace(placeholders, (found) => known(found))),
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

const fixed = {
  founder: actorOf('founder').id,
  order: offer.orderId,
  owner: (payloads['assign-owner'] as { ownerId: string }).ownerId,
};
const placeholders = new RegExp(
  [...Object.values(names), ...Object.values(fixed), `${fileOf(0).slice(0, -2)}\\d\\d`].join('|'),
  'g',
);

function replacementsOf(number: number) {
  const { company, city, notary, mailbox } = namesOf(number);
  const known: Record<string, string> = {
    [names.company]: company,
    [names.city]: city,
    [names.notary]: notary,
    [names.mailbox]: mailbox,
    [fixed.founder]: memberOf(number),
    [fixed.order]: idOf('order', number),
    [fixed.owner]: staffOf(number),
  };
  return (found: string): string => known[found] ?? idOf(`file ${Number(found.slice(-2))}`, number);
}

function actorIdOf(role: ToldEvent['role'], number: number): string {
  if (role === 'founder') return memberOf(number);
  if (role === 'staff') return staffOf(number);
  if (role === 'lawyer') return lawyer;
  return role === 'notary' ? idOf('link', number) : role;
}
