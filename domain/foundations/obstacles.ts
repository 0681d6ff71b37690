import type { Role } from './command.ts';
import type { CommandName } from './names.ts';
import { isLater, type Party, type Status, type Unfinished, unfinished } from './statuses.ts';

/** Obstacles that somebody reports, in the order in which they may happen. */
export const reportedKinds = [
  'person-unreachable',
  'name-objected',
  'notary-declined',
  'notary-silent',
  'documents-returned',
  'deed-not-completed',
  'bank-refused',
  'capital-short',
  'capital-early',
  'capital-wrong-payer',
  'court-advance',
  'interim-order',
  'registration-refused',
] as const;
export type ReportedKind = (typeof reportedKinds)[number];
/** Obstacles that follow from a command. */
export const systemKinds = ['participant-left', 'mandate-declined'] as const;
export type SystemKind = (typeof systemKinds)[number];
export const obstacleKinds = [...reportedKinds, ...systemKinds] as const;
export type ObstacleKind = (typeof obstacleKinds)[number];

/** Facts that an obstacle invalidates, so that they have to be given again. */
export const dropped = [
  'approval',
  'acceptance',
  'appointment',
  'link',
  'bank-account',
  'statement',
] as const;
export type Dropped = (typeof dropped)[number];

/** The name that an obstacle concerns; repeating the same name does not settle it. */
export type Named = 'company' | 'notary';

/** `system`: it follows from a command, and nobody reports it. Notaries report from their room. */
export type Reporter = Extract<Role, 'founder' | 'staff' | 'lawyer' | 'notary'> | 'system';

export interface ObstacleRow {
  /** Statuses in which it can be reported. */
  from: readonly Unfinished[];
  reportedBy: readonly Reporter[];
  /** The status to which the case goes back, and from which ones; otherwise the status stays. */
  back?: { to: Unfinished; from: readonly Unfinished[] };
  /** The party that has to settle it. */
  ball: Extract<Party, 'founder' | 'staff' | 'lawyer'>;
  /** Days until it is due, unless the reporter names the day. */
  due: { days: number; count: 'working' | 'calendar' } | 'named';
  /** Commands that are allowed during it although the status refuses them; each settles it. */
  opens: readonly CommandName[];
  /** The name that such a command has to change; the same name would not settle it. */
  renames?: Named;
  /** Facts that are dropped where the case goes back. */
  drops: readonly Dropped[];
}

const between = (first: Unfinished, last: Unfinished): readonly Unfinished[] =>
  unfinished.slice(unfinished.indexOf(first), unfinished.indexOf(last) + 1);

const beforeTheDeed = between('review-pending', 'foundation-certificate-pending');
const atTheNotary = between('notary-appointment-pending', 'foundation-certificate-pending');
const draftsAndDate = ['approval', 'acceptance', 'appointment', 'link'] as const;
/** Several obstacles open them, but they settle only that somebody has left. */
const peopleCommands = ['state-participants', 'state-details'] as const;
const fourteenDays = { days: 14, count: 'calendar' } as const;
const working = (days: number) => ({ days, count: 'working' }) as const;

const capital: ObstacleRow = {
  from: ['share-capital-payment-pending', 'register-record-pending'],
  reportedBy: ['staff', 'lawyer', 'founder'],
  back: { to: 'share-capital-payment-pending', from: ['register-record-pending'] },
  ball: 'founder',
  due: working(5),
  opens: ['receive-bank-confirmation'],
  drops: ['statement', 'link'],
};

/**
 * All obstacles: when and by whom they can be reported, and what follows. Texts, mails and pages derive from the
 * rows.
 */
export const obstacles: Record<ObstacleKind, ObstacleRow> = {
  'person-unreachable': {
    from: unfinished,
    reportedBy: ['staff'],
    ball: 'staff',
    due: working(10),
    opens: [],
    drops: [],
  },
  'participant-left': {
    from: between('documents-pending', 'foundation-certificate-pending'),
    reportedBy: ['system'],
    back: {
      to: 'documents-pending',
      from: between('review-pending', 'foundation-certificate-pending'),
    },
    ball: 'founder',
    due: working(5),
    opens: peopleCommands,
    drops: draftsAndDate,
  },
  'mandate-declined': {
    from: unfinished,
    reportedBy: ['system'],
    ball: 'staff',
    due: working(2),
    opens: ['order-package', 'accept-mandate'],
    drops: [],
  },
  'name-objected': {
    from: between('review-pending', 'register-record-pending'),
    reportedBy: ['staff', 'lawyer'],
    back: { to: 'documents-pending', from: beforeTheDeed },
    ball: 'founder',
    due: working(5),
    opens: ['correct-core-data', ...peopleCommands],
    renames: 'company',
    drops: draftsAndDate,
  },
  'notary-declined': {
    from: atTheNotary,
    reportedBy: ['staff', 'founder', 'notary'],
    back: { to: 'notary-appointment-pending', from: atTheNotary },
    ball: 'founder',
    due: working(5),
    opens: ['name-notary'],
    renames: 'notary',
    drops: ['appointment', 'link'],
  },
  'notary-silent': {
    from: ['notary-appointment-pending'],
    reportedBy: ['staff'],
    ball: 'founder',
    due: working(5),
    opens: ['name-notary'],
    drops: [],
  },
  'documents-returned': {
    from: atTheNotary,
    reportedBy: ['staff', 'notary'],
    back: { to: 'documents-pending', from: atTheNotary },
    ball: 'staff',
    due: working(3),
    opens: [],
    drops: draftsAndDate,
  },
  'deed-not-completed': {
    from: ['foundation-certificate-pending'],
    reportedBy: ['staff', 'founder', 'notary'],
    back: { to: 'notary-appointment-pending', from: ['foundation-certificate-pending'] },
    ball: 'staff',
    due: working(2),
    opens: [],
    drops: ['appointment', 'link'],
  },
  'bank-refused': {
    from: ['bank-account-pending', 'share-capital-payment-pending'],
    reportedBy: ['founder', 'staff'],
    back: { to: 'bank-account-pending', from: ['share-capital-payment-pending'] },
    ball: 'founder',
    due: working(10),
    opens: ['open-bank-account'],
    drops: ['bank-account'],
  },
  'capital-short': capital,
  'capital-early': capital,
  'capital-wrong-payer': capital,
  'court-advance': {
    from: ['register-record-pending'],
    reportedBy: ['staff', 'founder', 'notary'],
    ball: 'founder',
    due: fourteenDays,
    opens: [],
    drops: [],
  },
  'interim-order': {
    from: ['register-record-pending'],
    reportedBy: ['staff', 'lawyer', 'notary'],
    ball: 'staff',
    due: 'named',
    opens: ['add-document', 'correct-core-data', ...peopleCommands],
    drops: [],
  },
  'registration-refused': {
    from: ['register-record-pending'],
    reportedBy: ['staff', 'lawyer'],
    ball: 'lawyer',
    due: fourteenDays,
    opens: ['add-document', 'correct-core-data', ...peopleCommands],
    drops: [],
  },
};

/** An obstacle that is reported and not yet settled. */
export interface OpenObstacle {
  /** Id of the event that reported it. */
  obstacleId: string;
  kind: ObstacleKind;
  reportedAt: string;
  /** The due day, such as `2026-11-27`. */
  dueOn: string;
  /** The status in which it has to be settled. */
  at: Status;
}

/** The status to which reporting it leads; undefined when the status stays. */
export function backFrom(kind: ObstacleKind, status: Status): Unfinished | undefined {
  const { back } = obstacles[kind];
  return back && (back.from as readonly Status[]).includes(status) && back.to !== status
    ? back.to
    : undefined;
}

/** Facts that reporting it in this status drops. */
export function droppedBy(kind: ObstacleKind, status: Status): readonly Dropped[] {
  const { back, drops } = obstacles[kind];
  return back && (back.from as readonly Status[]).includes(status) ? drops : [];
}

type Kinds = readonly Pick<OpenObstacle, 'kind'>[];

export const opens = (open: Kinds, command: CommandName): boolean =>
  open.some(({ kind }) => obstacles[kind].opens.includes(command));

/** Order by due day; on one day the earlier report comes first. */
export const byUrgency = <Open extends Pick<OpenObstacle, 'dueOn'>>(
  open: readonly Open[],
): Open[] => open.toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));

/** The obstacle whose party has the turn. */
export const mostUrgent = <Open extends Pick<OpenObstacle, 'dueOn'>>(
  open: readonly Open[],
): Open | undefined => byUrgency(open)[0];

interface Effect {
  command: CommandName;
  after: Status;
  isRenamed: (what: Named) => boolean;
  /** Whether nothing is missing of the people. */
  isComplete: boolean;
}

/** Obstacles that an accepted command settles: because they allow it, or because it leaves their status. */
export const resolvedBy = (
  open: readonly OpenObstacle[],
  { command, after, isRenamed, isComplete }: Effect,
): OpenObstacle[] =>
  open.filter(({ kind, at }) => {
    const { opens, renames } = obstacles[kind];
    const isOfPeople = (peopleCommands as readonly CommandName[]).includes(command);
    const isSettled = isOfPeople
      ? kind === 'participant-left' && isComplete
      : opens.includes(command) && (!renames || isRenamed(renames));
    return isSettled || (after !== 'cancelled' && isLater(after, at));
  });

export const isObstacleKind = (kind: string): kind is ObstacleKind =>
  (obstacleKinds as readonly string[]).includes(kind);

interface Reporting {
  status: Status;
  notaryAsked: boolean;
  obstacles: Kinds;
}

/** Why a person cannot report an obstacle now; undefined where they can. */
export function reportRefusal(
  kind: ObstacleKind,
  role: Role,
  { status, notaryAsked, obstacles: open }: Reporting,
): 'NOT_ALLOWED_FOR_ROLE' | 'NOT_ALLOWED_NOW' | 'OBSTACLE_OPEN' | undefined {
  const { reportedBy, from } = obstacles[kind];
  if (!(reportedBy as readonly Role[]).includes(role)) return 'NOT_ALLOWED_FOR_ROLE';
  if (!(from as readonly Status[]).includes(status)) return 'NOT_ALLOWED_NOW';
  if (kind === 'notary-silent' && !notaryAsked) return 'NOT_ALLOWED_NOW';
  return open.some((known) => known.kind === kind) ? 'OBSTACLE_OPEN' : undefined;
}

/** Obstacles that a person can report now. */
export const reportable = (role: Role, reporting: Reporting): ObstacleKind[] =>
  obstacleKinds.filter((kind) => reportRefusal(kind, role, reporting) === undefined);
