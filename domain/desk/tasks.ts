import { addDaysTo, addWorkingDays } from '../days/working-days.ts';
import { followUpKinds } from '../foundations/follow-ups.ts';
import { obstacleKinds } from '../foundations/obstacles.ts';
import { unfinished } from '../foundations/statuses.ts';
import type { PhoneCall } from './notes.ts';
import { may, type Right, type TeamRole } from './rights.ts';

interface TaskRow {
  right: Right;
  /**
   * The owner: `case`, whoever is in charge of the case; `task`, whoever was given the task, or else as before;
   * `queue`, whoever of the law firm takes it; `person`, whoever it names.
   */
  owner: 'case' | 'task' | 'queue' | 'person';
  /**
   * How it ends: `said`, somebody marks it as done; `noted`, a noted call or request lets it rest until the
   * answer is there; `there`, the next step on the page of its subject.
   */
  ends: 'said' | 'noted' | 'there';
  /** Whether a reminder can be sent to somebody outside. */
  reminds: boolean;
  /** What it can be about: codes for its words. */
  about: readonly string[];
}

/** Ways in which a step differs from the first of its kind. */
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
const ofPerson = { owner: 'person', ends: 'said', reminds: false, about: ['own'] } as const;
const ofMoney = { ...given, right: 'money.write' } as const;

/**
 * Everything that may wait for the team, with its properties. `projections/desk/open-tasks.ts` finds the tasks;
 * icon, words and page are in `web/features/desk/staff/tasks/`.
 */
export const taskRows = {
  /** A step of a case that waits for the team or for the law firm. */
  step: { ...ofCase, about: steps },
  'legal-step': { ...ofLawyers, about: steps },
  /** An obstacle that the team or the law firm has to settle. */
  obstacle: { ...ofCase, about: obstacleKinds },
  'legal-obstacle': { ...ofLawyers, about: obstacleKinds },
  /** A member or a notary has written, and nobody has answered: each thread is for those whom it is told. */
  message: { ...ofCase, reminds: false, about: ['question', 'question-of-notary'] },
  'legal-message': { ...ofLawyers, reminds: false, about: ['question-of-law'] },
  /** The law firm accepts or declines the mandate. */
  mandate: { ...ofLawyers, reminds: false, about: ['mandate'] },
  'clear-minor': { ...ofLawyers, reminds: false, about: ['clear-minor'] },
  /** What founders have not stated yet, and those who have not proved who they are. */
  details: { ...ofCase, about: ['details'] },
  identify: { ...ofCase, about: ['identify', 'identification-differs'] },
  /** Who founds is not known in formations from before people were stated; nothing waits for it. */
  people: { ...ofCase, ends: 'said', reminds: false, about: ['people-unstated'] },
  /** Reminders have ended, so somebody has to call. */
  call: {
    ...ofCase,
    ends: 'noted',
    about: [
      'call-founder',
      'call-co-founder',
      'call-lawyer',
      'call-about-mandate',
      'call-notary',
      'call-court',
      'does-it-go-on',
    ],
  },
  'follow-up': { ...given, right: 'foundations.write', ends: 'said', about: followUpKinds },
  /** An order whose invoice waits for the address. */
  address: { ...ofMoney, ends: 'noted', reminds: true, about: ['address'] },
  refund: { ...ofMoney, about: ['refund'] },
  /** All reminders of an invoice have gone out. */
  unpaid: { ...ofMoney, ends: 'noted', about: ['unpaid'] },
  /** Redeemed hours without an agreed time; or hours that have ended, so that the rest goes back. */
  hours: { ...ofMoney, ends: 'said', about: ['time-to-arrange', 'time-not-chosen', 'hours-left'] },
  inquiry: {
    ...given,
    right: 'inquiries.write',
    ends: 'said',
    about: ['contact', 'partner', 'withdrawal'],
  },
  /** What people set themselves: the team and the law firm each see their own. */
  own: { ...ofPerson, right: 'foundations.write' },
  'legal-own': { ...ofPerson, right: 'foundations.review' },
  /** A mail that is late, or cannot be delivered. */
  mail: { ...given, right: 'operations.repair', about: ['mail-late', 'mail-failed'] },
} as const satisfies Record<string, TaskRow>;

export type TaskKind = keyof typeof taskRows;
export const taskKinds = Object.keys(taskRows) as TaskKind[];
export type About = (typeof taskRows)[TaskKind]['about'][number];
export const abouts = [...new Set(taskKinds.flatMap((kind): About[] => [...taskRows[kind].about]))];

type KindThatEnds<How extends TaskRow['ends']> = {
  [Kind in TaskKind]: (typeof taskRows)[Kind]['ends'] extends How ? Kind : never;
}[TaskKind];

export type SettledKind = KindThatEnds<'said'>;
export type NotedKind = KindThatEnds<'noted'>;

export const isSettled = (kind: TaskKind): kind is SettledKind => taskRows[kind].ends === 'said';
export const isNoted = (kind: TaskKind): kind is NotedKind => taskRows[kind].ends === 'noted';

/** The partners of a call that answers a task about this. */
const partners: Partial<Record<About, readonly PhoneCall['with'][]>> = {
  'call-founder': ['founder'],
  'call-notary': ['notary'],
  'call-court': ['notary', 'court'],
  'call-lawyer': ['other'],
  'call-about-mandate': ['other'],
  'call-co-founder': ['other'],
};

/** The person to call first because of a task. */
export const partnerOf = (about: About): PhoneCall['with'] => partners[about]?.[0] ?? 'founder';

/** Whether a call answers a task, whatever its result. */
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

/** Parses the key of a task in tables and calls, `inquiry:…`; undefined for anything else. */
export function taskNamed(key: string): TaskName | undefined {
  const [, kind, id] = /^([a-z-]+):(\S+)$/.exec(key) ?? [];
  const known = taskKinds.find((one) => one === kind);
  return known && id !== undefined ? { kind: known, id } : undefined;
}

/** Most tasks in one action. */
export const TASKS_AT_ONCE = 100;
/** Most days for which a task can be put off. */
export const SNOOZED_DAYS = 60;

/** Working days for which a task rests after a call or a request. */
export const RESTS_WORKING_DAYS = 3;

export const restsUntil = (today: string): string => addWorkingDays(today, RESTS_WORKING_DAYS);

export type SnoozeRefusal = 'IN_THE_PAST' | 'TOO_FAR_AHEAD';

/** Why a task may not be put off until a day, `2026-11-27`, on which it would return. */
export function snoozeRefusal(until: string, today: string): SnoozeRefusal | undefined {
  if (until <= today) return 'IN_THE_PAST';
  return until > addDaysTo(today, SNOOZED_DAYS) ? 'TOO_FAR_AHEAD' : undefined;
}

/** Groups in their order on the page. */
export const dueGroups = ['overdue', 'today', 'week', 'later'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** The Sunday that ends the week of a day. */
export const weekEnd = (day: string): string => addDaysTo(day, (7 - new Date(day).getUTCDay()) % 7);

export function dueGroup(dueOn: string | null, today: string): DueGroup {
  if (dueOn === null || dueOn > weekEnd(today)) return 'later';
  if (dueOn > today) return 'week';
  return dueOn === today ? 'today' : 'overdue';
}

/** How tasks are put together: by when they are due, or by the case they are about. */
export const taskOrders = ['due', 'case'] as const;
export type TaskOrder = (typeof taskOrders)[number];

export const taskSelections = ['mine', 'team', 'unowned', 'snoozed', 'overdue'] as const;
export type TaskSelection = (typeof taskSelections)[number];

/**
 * The selections of a role. Those who watch over deadlines also see tasks that were put off; where all tasks wait
 * in a queue, nobody's tasks are one's own.
 */
export function selectionsOf(role: TeamRole): TaskSelection[] {
  const hasOthers = kindsOf(role).some((kind) => ['case', 'task'].includes(taskRows[kind].owner));
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

/** The people in charge after a handover: the stand-in stays, unless they take the case. */
export const handedOver = (to: string, before: Looked | null): Looked => ({
  ownerId: to,
  ...(before?.standInId !== undefined &&
    before.standInId !== to && { standInId: before.standInId }),
});
