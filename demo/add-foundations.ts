import { TZDate } from '@date-fns/tz';
import { addMinutes } from 'date-fns/addMinutes';
import { isSameDay } from 'date-fns/isSameDay';
import { v5 as uuidv5 } from 'uuid';
import type { Database } from '#database/connection.ts';
import { dateOf, TIME_ZONE } from '#domain/days/berlin-days.ts';
import { workingDayBefore } from '#domain/days/working-days.ts';
import type { Actor, Role, TakenSlot } from '#domain/foundations/command.ts';
import { progressOf } from '#domain/foundations/foundation.ts';
import { dueDaysOf, historyOf, type RecordedEvent } from '#domain/foundations/history.ts';
import { openRoom } from '#domain/foundations/notary-room.ts';
import type { FoundationState } from '#domain/foundations/state.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { linkExpiresAt, purposeAt } from '#domain/foundations/upload-purposes.ts';
import type { PackagePrices } from '#domain/orders/package-offer.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, type EventToAppend, streamOf } from '#event-store/port.ts';
import { demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { contactOf } from '#modules/accounts/directory/people.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { takeSlot } from '#modules/appointments/consultation-bookings.ts';
import type { FileSettings } from '#modules/files/open-file-store.ts';
import { keepRoom, roomIdOf } from '#modules/rooms/rooms.ts';
import {
  firstLinkId,
  issueFirstLink,
  markUploadLinkUsed,
} from '#modules/upload-links/upload-links.ts';
import { eventsToAppend } from '#workflows/activities/events-to-append.ts';
import type { Durations } from '#workflows/processes/durations.ts';
import { addDemoBills } from './add-bills.ts';
import { addDemoContributions } from './add-contributions.ts';
import { addDemoDuties } from './add-duties.ts';
import { addDemoMessages } from './add-messages.ts';
import { daysBefore, timeOf, workday } from './calendar.ts';
import type { DemoFoundation } from './demo-foundation.ts';
import { type DemoFiles, openDemoFiles } from './files.ts';
import {
  aboutLead,
  accept,
  type BuiltFoundation,
  foundationAt,
  otherId,
  type Step,
} from './foundations.ts';
import { emailOf, emailOfOther, stepsOf } from './founders.ts';
import { sendNoMails } from './no-mails.ts';
import { recordPastMails } from './past-mails.ts';
import { recordPastOrders } from './past-orders.ts';
import { payloadOf } from './payloads.ts';

export interface DemoDeps {
  db: Database;
  events: Pick<EventStore, 'read' | 'append'>;
  keys: Pick<PersonKeys, 'sealFields' | 'sealText' | 'openTexts'>;
  settings: FileSettings;
  linkSecret: string;
  durations: Durations;
  operator: Operator;
  packagePrices: PackagePrices;
}

/**
 * Adds foundations of other people to a demo: built by the rules, with dates in the past, and everything that
 * belongs to them. Each one is appended as a whole at the end, so the next run completes an interrupted one
 * without duplicates.
 *
 * @returns the number added
 */
export async function addDemoFoundations(
  deps: DemoDeps,
  demos: readonly DemoFoundation[],
  now: Date,
): Promise<number> {
  const files = openDemoFiles(deps.db, deps.settings);
  let added = 0;
  for (const [index, demo] of demos.entries()) {
    const founderId = demoPersonId(emailOf(demo));
    const id = uuidv5('foundation', founderId);
    // This database did not begin with these accounts.
    if (!(await contactOf(deps.db, founderId))) continue;
    if ((await deps.events.read(streamOf(id))).length > 0) continue;
    await new Story(deps, files, { demo, index, id, founderId, now }).append();
    added += 1;
  }
  return added;
}

interface Plot {
  demo: DemoFoundation;
  index: number;
  id: string;
  founderId: string;
  now: Date;
}

interface Entered {
  eventId: string;
  status: Status;
  at: Date;
}

/** One foundation whose past is being written. */
class Story {
  readonly #deps: DemoDeps;
  readonly #files: DemoFiles;
  readonly #plot: Plot;
  #built: BuiltFoundation = foundationAt('not-started');
  readonly #events: EventToAppend[] = [];
  /** The events before sealing. */
  readonly #recorded: RecordedEvent[] = [];
  #at = new Date(0);
  #entered: Entered | undefined;
  #slot: TakenSlot | undefined;

  constructor(deps: DemoDeps, files: DemoFiles, plot: Plot) {
    this.#deps = deps;
    this.#files = files;
    this.#plot = plot;
  }

  async append(): Promise<void> {
    const { demo, id, founderId, now } = this.#plot;
    const steps = stepsOf(demo);
    const days = daysBefore(steps, demo.idleDays);
    for (const [index, step] of steps.entries()) await this.#tell(step, index, days[index] ?? 0);
    const { db, durations, events } = this.#deps;
    const { situation } = historyOf(this.#recorded);
    await recordPastMails(db, {
      foundationId: id,
      accounts: accountsIn(this.#built.state, founderId),
      events: this.#events,
      situation,
      durations,
      now,
    });
    const past = { foundationId: id, founderId, events: this.#events };
    await recordPastOrders(this.#deps, past, now);
    const room = this.#roomOfNotary();
    const of = { id, founderId, email: emailOf(demo), roomId: room?.id };
    await addDemoMessages(this.#deps, of, now);
    await addDemoBills(db, of, now);
    if (room) {
      await keepRoom(db, id, room, now);
      await sendNoMails(db, new Set([room.id]), now);
    }
    const about = { foundationId: id, email: emailOf(demo), state: this.#built.state };
    const participantId = this.#events[0]?.id ?? '';
    await addDemoContributions(this.#deps, { ...about, participantId }, now);
    await addDemoDuties(this.#deps, { foundationId: id, founderId, state: this.#built.state }, now);
    // Last, since without events the next run begins anew.
    await events.append(streamOf(id), this.#events, 'no-stream');
  }

  async #tell([name, role, about]: Step, index: number, days: number): Promise<void> {
    const { demo, id, now } = this.#plot;
    const commandId = uuidv5(`command ${index}`, id);
    this.#at = this.#timeOf(name, role, days);
    if (name === 'book-consultation') this.#slot = await this.#takeSlot(commandId, days);
    const actor = this.#actorOf(name === 'complete-consultation' ? 'timer' : role, about);
    const at = this.#at.toISOString();
    const file = await this.#files.store(name, {
      fileId: commandId,
      foundationId: id,
      company: demo.core.companyName,
      nth: this.#built.commands.filter((command) => command.name === name).length,
    });
    const { state: before } = this.#built;
    const payload = payloadOf(name, demo, {
      file,
      slot: this.#slot,
      appointment: (later, hour, minute) => workday(now, days - 6 - later, hour, minute),
      dayBefore: workingDayBefore(dateOf(at)),
      drafts: 'documents' in before ? before.documents : [],
      about,
    });
    this.#built = accept(this.#built, name, actor.role, {
      payload,
      at,
      actor,
      slot: this.#slot,
      orderId: commandId,
    });
    await this.#prepare(commandId, actor, at, before);
    const { status } = this.#built.state;
    if (actor.role === 'notary') {
      await markUploadLinkUsed(this.#deps.db, { id: actor.id, foundationId: id }, this.#at);
    }
    if (status !== before.status && status !== 'not-started') await this.#enter(status);
  }

  /** A working time for each person, and never before the previous step. */
  #timeOf(name: Step[0], role: Role, days: number): Date {
    const { index, now } = this.#plot;
    if (name === 'complete-consultation' && this.#slot) return new Date(this.#slot.endsAt);
    const [hour, minute] = timeOf(role, index);
    const planned = workday(now, days, hour, minute);
    return planned > this.#at ? planned : addMinutes(this.#at, 6 + ((index * 5) % 11));
  }

  async #takeSlot(commandId: string, days: number): Promise<TakenSlot> {
    const { id, now, index } = this.#plot;
    const { db } = this.#deps;
    const startsAt = await slotOn(db, workday(now, days - 3, 0), this.#at, index);
    const booker = { commandId, foundationId: id };
    const taken = await takeSlot(db, booker, { type: 'phone', startsAt }, this.#at);
    if (!taken) throw new Error(`The slot ${startsAt} is not free.`);
    return taken;
  }

  #actorOf(role: Role, about: number | undefined): Actor {
    const { id: foundationId, founderId, demo } = this.#plot;
    if (role === 'founder') return { id: founderId, role };
    if (role === 'co-founder') {
      const email = about === undefined ? undefined : emailOfOther(demo, about);
      return { id: demoPersonId(email ?? ''), role };
    }
    if (role === 'timer') return { id: 'timer', role };
    if (role !== 'notary') return { id: demoPersonId(`${role}@example.com`), role };
    const purpose = this.#entered && purposeAt(this.#entered.status);
    if (!this.#entered || !purpose) return { id: this.#roomOfNotary()?.id ?? '', role };
    return { id: firstLinkId({ foundationId, purpose, enteredBy: this.#entered.eventId }), role };
  }

  /** By the events as they are stored, whose ids its own follows from. */
  #roomOfNotary() {
    const { id, now } = this.#plot;
    const room = openRoom(historyOf(this.#recorded).state, now.toISOString());
    return room && { ...room, id: roomIdOf(id, room) };
  }

  async #prepare(
    commandId: string,
    actor: Actor,
    occurredAt: string,
    before: FoundationState,
  ): Promise<void> {
    const { id: foundationId, founderId } = this.#plot;
    const last = this.#events.at(-1);
    const end = last ? { revision: this.#events.length - 1, hash: last.metadata.hash } : null;
    const decided = this.#built.commands.at(-1)?.events ?? [];
    const dueDays = dueDaysOf(before, decided, {
      at: occurredAt,
      by: actor.role,
      settings: {},
      isCounting: before.status !== 'not-started',
    });
    const source = { foundationId, commandId, actor, founderId, occurredAt, dueDays };
    const [begun] = this.#events;
    const events = begun ? this.#aboutOthers(aboutLead(decided, begun.id)) : decided;
    const stored = await eventsToAppend(this.#deps.keys, source, events, end);
    this.#events.push(...stored);
    const recorded = stored.map(({ id, metadata }, index) => ({ ...events[index], id, metadata }));
    this.#recorded.push(...(recorded as RecordedEvent[]));
  }

  /** Others have ids of their own in each foundation. */
  #aboutOthers<About extends object>(about: About): About {
    const { demo, id } = this.#plot;
    const text = (demo.others ?? []).reduce(
      (said, _other, nth) => said.replaceAll(otherId(nth), uuidv5(`participant ${nth}`, id)),
      JSON.stringify(about),
    );
    return JSON.parse(text);
  }

  async #enter(status: Status): Promise<void> {
    const eventId = this.#events.at(-1)?.id ?? '';
    this.#entered = { eventId, status, at: this.#at };
    const purpose = purposeAt(status);
    if (!purpose) return;
    const { dueAt } = progressOf(this.#built.state);
    const expiresAt = linkExpiresAt(purpose, { dueAt, since: this.#at.toISOString() });
    const link = { foundationId: this.#plot.id, purpose, enteredBy: eventId, expiresAt };
    await issueFirstLink(this.#deps.db, this.#deps.linkSecret, link, this.#at);
  }
}

const accountsIn = (state: FoundationState, founderId: string): string[] => {
  const participants = state.status === 'not-started' ? [] : state.people.participants;
  return [founderId, ...participants.flatMap(({ accountId }) => accountId ?? [])];
};

/** A start that was offered when it was booked: on that day if there is one, else the next. */
async function slotOn(db: Database, day: Date, bookedAt: Date, index: number): Promise<string> {
  const slots = await loadFreeSlots(db, 'consultation', bookedAt.toISOString());
  const wanted = new TZDate(day.getTime(), TIME_ZONE);
  const onDay = slots.filter(({ startsAt }) => isSameDay(new TZDate(startsAt, TIME_ZONE), wanted));
  const slot =
    onDay[index % onDay.length] ?? slots.find(({ startsAt }) => new Date(startsAt) > day);
  if (!slot) throw new Error('No consultation is free for the demo.');
  return slot.startsAt;
}
