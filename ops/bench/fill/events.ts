import type pg from 'pg';
import { coreData, eventId, LEAD, offer, otherId, payloads } from '#demo/foundations.ts';
import type { Actor } from '#domain/foundations/command.ts';
import type { FoundationEvent } from '#domain/foundations/foundation.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventToAppend, streamOf } from '#event-store/port.ts';
import {
  eventIdOf,
  eventsToAppend,
  personalKeysOf,
} from '#workflows/activities/events-to-append.ts';
import { bornOn, castOf, nameOfOther } from './cast.ts';
import { idOf, lawyer, memberOf, staffOf } from './ids.ts';
import { nameOfMember, namesOf } from './names.ts';
import { accountId, fileId, people, type Stage, said, storyOf, type ToldCommand } from './story.ts';

/** One in a hundred is open; the others ended in the course of five years. */
const OPEN_EVERY = 100;
const CANCELLED_EVERY = 50;
const FORTNIGHTS = 5 * 26;
const IDLE_DAYS = 15;
/** The first one, which is looked at, waits for its review. */
const FIRST_OPEN = 19;
/** Number of formations in one statement. */
const AT_ONCE = 250;

function stageOf(number: number, formations: number): Stage {
  const others = castOf(number);
  if (number % OPEN_EVERY === 0) {
    const nth = number / OPEN_EVERY;
    return { others, end: FIRST_OPEN + nth, days: nth % IDLE_DAYS };
  }
  const end = number % CANCELLED_EVERY === 1 ? 'cancelled' : 'completed';
  // Many formations share a fortnight, and so a story.
  return { others, end, days: (Math.floor((number / formations) * FORTNIGHTS) + 1) * 14 };
}

/**
 * Inserts the streams of so many formations, sealed and with their hashes, in the order in which the formations
 * ended. It bypasses the store, which takes one command at a time.
 *
 * @returns the number of events
 */
export async function fillEvents(
  client: pg.Client,
  keys: PersonKeys,
  formations: number,
): Promise<number> {
  const now = new Date();
  const told = new Map<string, ToldCommand[]>();
  const storyAt = (stage: Stage): ToldCommand[] => {
    const key = JSON.stringify(stage);
    const story = told.get(key) ?? storyOf(stage, now);
    told.set(key, story);
    return story;
  };
  let written = 0;
  let inserted: Promise<unknown> = Promise.resolve();
  for (let first = formations - 1; first >= 0; first -= AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, first + 1) }, (_, nth) => first - nth);
    const plain = numbers.map((number) => ownStory(number, storyAt(stageOf(number, formations))));
    await keys.create(plain.flatMap((own) => personsIn(own)));
    const streams: EventToAppend[][] = [];
    for (const own of plain) streams.push(await sealed(keys, own));
    const rows = streams.flatMap((events, nth) => rowsOf(numbers[nth] ?? 0, events));
    // Postgres writes while the next ones are sealed.
    await inserted;
    inserted = client.query(
      `insert into events (stream, revision, id, type, data, metadata)
       select stream, revision, id, type, data, metadata from json_to_recordset($1)
         as event(stream text, revision integer, id uuid, type text, data jsonb, metadata jsonb)`,
      [JSON.stringify(rows)],
    );
    written += rows.length;
  }
  await inserted;
  return written;
}

const rowsOf = (number: number, events: readonly EventToAppend[]): object[] =>
  events.map((event, revision) => ({
    ...event,
    stream: streamOf(idOf('foundation', number)),
    revision,
  }));

interface OwnCommand {
  commandId: string;
  actor: Actor;
  occurredAt: string;
  events: FoundationEvent[];
  dueDays: (string | undefined)[];
}
interface OwnStory {
  foundationId: string;
  founderId: string;
  commands: OwnCommand[];
}

/** A story with the names and ids of one formation. */
function ownStory(number: number, story: readonly ToldCommand[]): OwnStory {
  const own = new Map([...ownFacts(number), ...ownPeople(number), ...ownIds(number, story)]);
  return {
    foundationId: idOf('foundation', number),
    founderId: memberOf(number),
    commands: story.map(({ at, role, about, events }, command) => ({
      commandId: idOf(`command ${command}`, number),
      actor: { id: actorIdOf(role, number, about), role },
      occurredAt: at,
      events: events.map(
        ({ type, data }) =>
          ({
            type,
            data: JSON.parse(data.replace(examples, (found) => own.get(found) ?? found)),
          }) as FoundationEvent,
      ),
      dueDays: events.map(({ dueOn }) => dueOn),
    })),
  };
}

/** The events as the command path would have appended them. */
async function sealed(keys: PersonKeys, story: OwnStory): Promise<EventToAppend[]> {
  const { foundationId, founderId, commands } = story;
  const stored: EventToAppend[] = [];
  for (const { events, ...source } of commands) {
    const last = stored.at(-1);
    const end = last ? { revision: stored.length - 1, hash: last.metadata.hash } : null;
    stored.push(
      ...(await eventsToAppend(keys, { ...source, foundationId, founderId }, events, end)),
    );
  }
  return stored;
}

const personsIn = ({ commands, ...about }: OwnStory): string[] =>
  commands.flatMap(({ events }) =>
    events.flatMap((event) => Object.values(personalKeysOf(event, about))),
  );

/** What each formation has of its own, by what the examples say instead. */
function ownFacts(number: number): [string, string][] {
  const { company, city, notary, mailbox } = namesOf(number);
  return [
    [coreData.companyName, company],
    [coreData.city, city],
    [coreData.preferredNotary.name, notary],
    [coreData.preferredNotary.email, `${mailbox}@example.com`],
    [offer.orderId, idOf('order', number)],
    [owner, staffOf(number)],
  ];
}

function ownPeople(number: number): [string, string][] {
  return people.flatMap((person): [string, string][] => {
    const { business, ...name } = nameOfOther(number, person);
    const { first, last } = person === 0 ? nameOfMember(number) : name;
    return [
      [accountId(person), accountOf(number, person)],
      [said.first(person), first],
      [said.last(person), last],
      [said.business(person), business],
      [said.mail(person), `gruendung${number}.${person}@example.com`],
      [said.born(person), bornOn(number, person)],
    ];
  });
}

/** Ids of the lead, of the others and of files. */
function ownIds(number: number, story: readonly ToldCommand[]): [string, string][] {
  const started = { commandId: idOf('command 0', number), occurredAt: story[0]?.at ?? '' };
  return [
    [LEAD, eventIdOf(started, 0)],
    ...people.map((nth): [string, string] => [otherId(nth), idOf(`participant ${nth}`, number)]),
    ...story.map((_, command): [string, string] => [
      fileId(command),
      idOf(`file ${command}`, number),
    ]),
  ];
}

const { ownerId: owner } = payloads['assign-owner'] as { ownerId: string };
const escaped = (text: string) => text.replace(/[().]/g, '\\$&');
const examples = new RegExp(
  [
    ...ownFacts(0).map(([example]) => escaped(example)),
    `${eventId(0).slice(0, -12)}\\d{12}`,
    '~\\w+~',
    'mail\\d@example\\.org',
    `${said.born(0).slice(0, -1)}\\d`,
  ].join('|'),
  'g',
);

const accountOf = (number: number, person: number): string =>
  person === 0 ? memberOf(number) : idOf(`co-founder ${person}`, number);

function actorIdOf(role: Actor['role'], number: number, person: number): string {
  if (role === 'founder' || role === 'co-founder') {
    return accountOf(number, role === 'founder' ? 0 : person);
  }
  if (role === 'staff') return staffOf(number);
  if (role === 'lawyer') return lawyer;
  return role === 'notary' ? idOf('link', number) : role;
}
