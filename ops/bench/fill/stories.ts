import { daysBefore, timeOf, workday } from '#demo/calendar.ts';
import {
  accept,
  actorOf,
  coreData,
  foundationAt,
  payloads,
  type Step,
  stepsTo,
} from '#demo/foundations.ts';
import type { Role } from '#domain/foundations/command.ts';
import { dueDaysOf } from '#domain/foundations/history.ts';
import type { Status } from '#domain/foundations/statuses.ts';

/** An event of a formation before it has an id. */
export interface ToldEvent {
  type: string;
  data: string;
  role: Role;
  at: string;
  /** Number of its command, starting at 0. */
  command: number;
  dueOn: string | undefined;
}

/** Placeholders for the names of each formation. */
export const names = {
  company: 'Name-der-Firma',
  city: 'Ort-der-Firma',
  notary: 'Name-des-Notariats',
  mailbox: 'adresse-des-notariats',
} as const;

export const fileOf = (command: number): string =>
  `00000000-0000-4000-9000-${String(command).padStart(12, '0')}`;

/** Additional steps of the team, with which a formation has about as many events as in life. */
const more: Partial<Record<Step[0], readonly Step[]>> = {
  'submit-core-data': [
    ['submit-core-data', 'founder'],
    ['assign-owner', 'staff'],
  ],
  'add-document': [
    ['add-document', 'staff'],
    ['add-document', 'staff'],
  ],
  'submit-documents-for-review': [
    ['submit-documents-for-review', 'staff'],
    ['request-document-changes', 'lawyer'],
    ['add-document', 'staff'],
    ['submit-documents-for-review', 'staff'],
  ],
  'propose-notary-appointment': [
    ['ask-notary', 'staff'],
    ['propose-notary-appointment', 'staff'],
  ],
};

/** Events of a formation by the rules; the last one is this number of working days before the end. */
export function storyOf(status: Status, end: Date, idleDays: number): ToldEvent[] {
  const steps = stepsTo(status).flatMap((step) => more[step[0]] ?? [step]);
  const days = daysBefore(steps, idleDays);
  const told: ToldEvent[] = [];
  let built = foundationAt('not-started');
  let last = new Date(0);
  for (const [command, [name, usual]] of steps.entries()) {
    const role = name === 'complete-consultation' ? 'timer' : usual;
    const [hour, minute] = timeOf(role, command);
    const planned = workday(end, days[command] ?? 0, hour, minute);
    const at = new Date(Math.max(planned.getTime(), last.getTime() + 60_000));
    last = at;
    const { state: before } = built;
    built = accept(built, name, role, {
      payload: payloadOf(name, command, end, days[command] ?? 0),
      at: at.toISOString(),
      slot: slotOn(end, (days[command] ?? 0) - 3),
    });
    const events = built.commands.at(-1)?.events ?? [];
    const counting = { at: at.toISOString(), by: role, settings: {} };
    const isCounting = before.status !== 'not-started';
    const dueDays = dueDaysOf(before, events, { ...counting, isCounting });
    for (const [index, { type, data }] of events.entries()) {
      const dueOn = dueDays[index];
      told.push({ type, data: JSON.stringify(data), role, at: at.toISOString(), command, dueOn });
    }
  }
  return told;
}

const slotOn = (end: Date, days: number) => ({
  startsAt: workday(end, days, 10).toISOString(),
  endsAt: workday(end, days, 11, 30).toISOString(),
  consultantId: actorOf('founder').id,
});

function payloadOf(name: Step[0], command: number, end: Date, days: number): object {
  const payload = payloads[name];
  if ('fileId' in payload) {
    const file = { ...payload, fileId: fileOf(command) };
    return 'deedDate' in file
      ? { ...file, deedDate: workday(end, days, 9).toISOString().slice(0, 10) }
      : file;
  }
  switch (name) {
    case 'submit-core-data': {
      const preferredNotary = {
        name: names.notary,
        email: `${names.mailbox}@example.com`,
        city: names.city,
      };
      return { ...coreData, companyName: names.company, city: names.city, preferredNotary };
    }
    case 'book-consultation':
      return { type: 'phone', startsAt: slotOn(end, days - 3).startsAt };
    case 'propose-notary-appointment':
      return {
        notaryName: names.notary,
        notaryEmail: `${names.mailbox}@example.com`,
        startsAt: workday(end, days - 6, 10, 30).toISOString(),
      };
    default:
      return payload;
  }
}
