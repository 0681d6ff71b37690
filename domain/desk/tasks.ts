import { followUpKinds } from '../foundations/follow-ups.ts';
import { obstacleKinds } from '../foundations/obstacles.ts';
import { unfinished } from '../foundations/statuses.ts';
import { addDaysTo, addWorkingDays } from '../slots/working-days.ts';
import type { PhoneCall } from './notes.ts';
import { may, type Right, type TeamRole } from './rights.ts';

interface TaskRow {
  /** Who sees it. */
  right: Right;
  /**
   * Whose it is: of whoever looks after the case; of whom it was given to, else of them; or of whoever
   * of the law firm takes it.
   */
  owner: 'case' | 'task' | 'queue';
  /**
   * How whoever sees it is done with it: by saying so; by noting that somebody was called or asked, upon
   * which it rests and is over once the answer is there; or by the next step on the page of what it is
   * about.
   */
  ends: 'said' | 'noted' | 'there';
  /** Whether somebody outside can be reminded of it. */
  reminds: boolean;
  /** What it can be about: codes for its words. */
  about: readonly string[];
}

/** What makes a step differ from the first of its kind. */
export const occasions = [
  'documents-there',
  'changes-requested',
  'reviewed-before',
  'appointment-rejected',
] as const;
export type Occasion = (typeof occasions)[number];

const steps = [...unfinished, ...occasions] as const;
const ofCase = {
  right: 'foundations.write',
  owner: 'case',
  ends: 'there',
  reminds: true,
} as const;
const ofLawyers = {
  right: 'foundations.review',
  owner: 'queue',
  ends: 'there',
  reminds: true,
} as const;
const given = { owner: 'task', ends: 'there', reminds: false } as const;
const ofMoney = { ...given, right: 'money.write' } as const;

/**
 * What may wait for the team, and what is true of each kind. How its tasks are found is in
 * `projections/desk/open-tasks.ts`; icon, words and page are in `web/features/desk/staff/tasks/`.
 */
export const taskRows = {
  /** A step of a case that waits for the team, or for the law firm. */
  step: { ...ofCase, about: steps },
  'legal-step': { ...ofLawyers, about: steps },
  /** Something got in the way, and the ball is with the team, or with the law firm. */
  obstacle: { ...ofCase, about: obstacleKinds },
  'legal-obstacle': { ...ofLawyers, about: obstacleKinds },
  /** Nobody is reminded any more: somebody has to call. */
  call: {
    ...ofCase,
    ends: 'noted',
    about: ['call-founder', 'call-lawyer', 'call-notary', 'call-court', 'does-it-go-on'],
  },
  'follow-up': { ...given, right: 'foundations.write', ends: 'said', about: followUpKinds },
  /** An order whose invoice waits for the address. */
  address: { ...ofMoney, ends: 'noted', reminds: true, about: ['address'] },
  refund: { ...ofMoney, about: ['refund'] },
  /** All reminders of an invoice have gone out. */
  unpaid: { ...ofMoney, ends: 'noted', about: ['unpaid'] },
  /** Hours were redeemed, and no time is agreed; or they have ended, and what is left goes back. */
  hours: { ...ofMoney, ends: 'said', about: ['time-to-arrange', 'time-not-chosen', 'hours-left'] },
  inquiry: {
    ...given,
    right: 'inquiries.write',
    ends: 'said',
    about: ['contact', 'partner', 'withdrawal'],
  },
  /** Late, or not to be delivered. */
  mail: { ...given, right: 'operations.repair', about: ['mail-late', 'mail-failed'] },
} as const satisfies Record<string, TaskRow>;

export type TaskKind = keyof typeof taskRows;
export const taskKinds = Object.keys(taskRows) as TaskKind[];
/** Every code for words, whatever the kind. */
export type About = (typeof taskRows)[TaskKind]['about'][number];
export const abouts = [...new Set(taskKinds.flatMap((kind): About[] => [...taskRows[kind].about]))];

type KindThatEnds<How extends TaskRow['ends']> = {
  [Kind in TaskKind]: (typeof taskRows)[Kind]['ends'] extends How ? Kind : never;
}[TaskKind];

export type SettledKind = KindThatEnds<'said'>;
export type NotedKind = KindThatEnds<'noted'>;

export const isSettled = (kind: TaskKind): kind is SettledKind => taskRows[kind].ends === 'said';
export const isNoted = (kind: TaskKind): kind is NotedKind => taskRows[kind].ends === 'noted';

/** With whom a call about a case answers its task. */
const partners: Partial<Record<About, readonly PhoneCall['with'][]>> = {
  'call-founder': ['founder'],
  'call-notary': ['notary'],
  'call-court': ['notary', 'court'],
  'call-lawyer': ['other'],
};

/** Whom one calls because of a task, first of all. */
export const partnerOf = (about: About): PhoneCall['with'] => partners[about]?.[0] ?? 'founder';

/** Whether a call with somebody answers a task, whatever came of it. */
export const isCallFor = (about: About, call: Pick<PhoneCall, 'with'>): boolean =>
  partners[about]?.includes(call.with) ?? true;

export const mayDealWith = (role: TeamRole, kind: TaskKind): boolean =>
  may(role, taskRows[kind].right);

export const kindsOf = (role: TeamRole): TaskKind[] =>
  taskKinds.filter((kind) => mayDealWith(role, kind));

export const kindsOwnedBy = (owner: TaskRow['owner']): TaskKind[] =>
  taskKinds.filter((kind) => taskRows[kind].owner === owner);

export interface TaskName {
  kind: TaskKind;
  id: string;
}

/** What a task is called in tables and calls, `inquiry:…`; undefined for what is no name of one. */
export function taskNamed(key: string): TaskName | undefined {
  const [, kind, id] = /^([a-z-]+):(\S+)$/.exec(key) ?? [];
  const known = taskKinds.find((one) => one === kind);
  return known && id !== undefined ? { kind: known, id } : undefined;
}

/** How many tasks can be dealt with at once. */
export const TASKS_AT_ONCE = 100;
/** Nothing rests for longer. */
export const SNOOZED_DAYS = 60;

/** For so long a task rests after somebody was called or asked. */
export const RESTS_WORKING_DAYS = 3;

export const restsUntil = (today: string): string => addWorkingDays(today, RESTS_WORKING_DAYS);

export type SnoozeRefusal = 'IN_THE_PAST' | 'TOO_FAR_AHEAD';

/** Whether a task may rest until a day, `2026-11-27`: on that day it is back. */
export function snoozeRefusal(until: string, today: string): SnoozeRefusal | undefined {
  if (until <= today) return 'IN_THE_PAST';
  return until > addDaysTo(today, SNOOZED_DAYS) ? 'TOO_FAR_AHEAD' : undefined;
}

/** In the order in which they are shown. */
export const dueGroups = ['overdue', 'today', 'week', 'later'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** The last day of the week of a day: a Sunday. */
export const weekEnd = (day: string): string => addDaysTo(day, (7 - new Date(day).getUTCDay()) % 7);

export function dueGroup(dueOn: string | null, today: string): DueGroup {
  if (dueOn === null || dueOn > weekEnd(today)) return 'later';
  if (dueOn > today) return 'week';
  return dueOn === today ? 'today' : 'overdue';
}

/** Which of the tasks are asked for. */
export const taskSelections = ['mine', 'team', 'unowned', 'snoozed', 'overdue'] as const;
export type TaskSelection = (typeof taskSelections)[number];

/**
 * Whoever watches over the dates also sees what was put off. Whose tasks all wait in a queue has those
 * of nobody among their own.
 */
export function selectionsOf(role: TeamRole): TaskSelection[] {
  const hasOthers = kindsOf(role).some((kind) => taskRows[kind].owner !== 'queue');
  return taskSelections.filter(
    (selection) =>
      (selection !== 'overdue' || may(role, 'today.overdue')) &&
      (selection !== 'unowned' || hasOthers),
  );
}

interface Looked {
  ownerId: string;
  standInId?: string | undefined;
}

/** Who looks after a case once it is handed over: the stand-in stays, unless that is who takes it. */
export const handedOver = (to: string, before: Looked | null): Looked => ({
  ownerId: to,
  ...(before?.standInId !== undefined &&
    before.standInId !== to && { standInId: before.standInId }),
});
