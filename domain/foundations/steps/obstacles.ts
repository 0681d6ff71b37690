import { z } from 'zod';
import { dayKey } from '../../site/formats.ts';
import { longText, optional } from '../../text.ts';
import { type Circumstances, type Refusal, refuse, refuseField } from '../command.ts';
import { obstacleDueOn } from '../due-dates.ts';
import {
  backFrom,
  type Dropped,
  droppedBy,
  type ObstacleKind,
  reportedKinds,
  reportRefusal,
  obstacles as rows,
  type SystemKind,
} from '../obstacles.ts';
import type { StateAt } from '../state.ts';
import { type Unfinished, unfinished } from '../statuses.ts';
import { commandOf, event } from '../step.ts';

const note = optional(longText(2_000));
export const reportObstacleSchema = z.object({
  kind: z.enum(reportedKinds),
  note,
  /** The day in a letter; otherwise the days of the table count. */
  dueOn: optional(z.iso.date({ error: 'NOT_A_DATE' })),
});
export const resolveObstacleSchema = z.object({ obstacleId: z.uuid(), note });

export interface Reported {
  kind: ObstacleKind;
  note?: string | undefined;
  dueOn: string;
  /** The status to which the case goes back. */
  to?: Unfinished | undefined;
  drops: readonly Dropped[];
}

export interface Resolved {
  obstacleId: string;
  kind: ObstacleKind;
  note?: string | undefined;
}

type Open = StateAt<Unfinished>;

/** Facts that have to be given again; approval and link are not part of the state, acceptances are of the people. */
const factsOf: Record<Dropped, readonly string[]> = {
  approval: [],
  acceptance: [],
  appointment: ['appointment', 'notaryAsked'],
  link: [],
  'bank-account': ['bankName'],
  statement: ['bankConfirmation'],
};

function without(state: Open, drops: readonly Dropped[]): Open {
  const gone = drops.flatMap((drop) => factsOf[drop]);
  const kept = Object.fromEntries(Object.entries(state).filter(([fact]) => !gone.includes(fact)));
  const { people } = state;
  const acceptances = drops.includes('acceptance') ? [] : people.acceptances;
  return { ...kept, people: { ...people, acceptances } } as Open;
}

const events = {
  ObstacleReported: event<Reported>()({
    from: unfinished,
    personal: { note: 'founder' },
    fold: (state, { kind, dueOn, to, drops }, { id, occurredAt }): Open => {
      const open = { obstacleId: id, kind, reportedAt: occurredAt, dueOn, at: to ?? state.status };
      return { ...without(state, drops), obstacles: [...state.obstacles, open] };
    },
  }),
  ObstacleResolved: event<Resolved>()({
    from: [...unfinished, 'completed'],
    personal: { note: 'founder' },
    fold: (state, { obstacleId }): Open | StateAt<'completed'> => ({
      ...state,
      obstacles: state.obstacles.filter((open) => open.obstacleId !== obstacleId),
    }),
  }),
};
const command = commandOf<typeof events>();

/** The due day; a refusal where the required day is missing or has passed. */
function dueDay(
  state: Open,
  { kind, dueOn }: z.output<typeof reportObstacleSchema>,
  { at, dueDays = {} }: Pick<Circumstances, 'at' | 'dueDays'>,
): string | Refusal {
  if (dueOn !== undefined) return dueOn < dayKey(at) ? refuseField('dueOn') : dueOn;
  const { due } = rows[kind];
  if (due === 'named') return refuseField('dueOn');
  const days = dueDays[kind] ?? due.days;
  return obstacleDueOn({ ...due, days }, at, 'coreData' in state ? state.coreData.city : undefined);
}

/** The report of an obstacle that follows from a command. */
export function systemObstacle(
  kind: SystemKind,
  state: Open,
  { at, dueDays = {} }: Pick<Circumstances, 'at' | 'dueDays'>,
) {
  const { due } = rows[kind];
  const counted = due === 'named' ? { days: 0, count: 'working' as const } : due;
  const days = dueDays[kind] ?? counted.days;
  const city = 'coreData' in state ? state.coreData.city : undefined;
  const dueOn = obstacleDueOn({ ...counted, days }, at, city);
  return { type: 'ObstacleReported', data: reported(kind, state, { dueOn }) } as const;
}

const reported = (
  kind: ObstacleKind,
  { status }: Open,
  given: Pick<Reported, 'dueOn' | 'note'>,
): Reported => {
  const to = backFrom(kind, status);
  return { kind, ...given, ...(to && { to }), drops: droppedBy(kind, status) };
};

/** The report of an obstacle by a person, or why it is refused. */
export function obstacleBy(
  state: Open,
  payload: z.output<typeof reportObstacleSchema>,
  { actor, at, dueDays }: Pick<Circumstances, 'actor' | 'at' | 'dueDays'>,
) {
  const { kind } = payload;
  const { status, obstacles: open } = state;
  const notaryAsked = 'notaryAsked' in state && state.notaryAsked === true;
  const refused = reportRefusal(kind, actor.role, { status, notaryAsked, obstacles: open });
  if (refused) return refuse(refused);
  const dueOn = dueDay(state, payload, { at, dueDays });
  if (typeof dueOn !== 'string') return dueOn;
  const data = reported(kind, state, { note: payload.note, dueOn });
  return [{ type: 'ObstacleReported', data }] as const;
}

const commands = [
  command({
    name: 'report-obstacle',
    via: ['json', 'room'],
    who: ['founder', 'staff', 'lawyer', 'notary'],
    when: unfinished,
    payload: reportObstacleSchema,
    gates: ['room'],
    decide: obstacleBy,
  }),
  command({
    name: 'resolve-obstacle',
    via: ['json'],
    who: ['founder', 'staff', 'lawyer'],
    when: unfinished,
    payload: resolveObstacleSchema,
    decide: (state, { obstacleId, note: said }, { actor }) => {
      const open = state.obstacles.find((obstacle) => obstacle.obstacleId === obstacleId);
      if (!open) return refuse('NOT_ALLOWED_NOW');
      const { kind } = open;
      if (actor.role === 'founder' && rows[kind].ball !== 'founder') {
        return refuse('NOT_ALLOWED_FOR_ROLE');
      }
      return [{ type: 'ObstacleResolved', data: { obstacleId, kind, note: said } }];
    },
  }),
] as const;

export const obstacles = { events, commands };
