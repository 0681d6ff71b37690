import { z } from 'zod';
import {
  type Actor,
  type Circumstances,
  type Decision,
  type Role,
  refuse,
  type WayIn,
} from './command.ts';
import type { FileName } from './file-texts.ts';
import type { CommandName } from './names.ts';
import { opens } from './obstacles.ts';
import { closedGate, type Gate } from './people/gates.ts';
import { participantOf } from './people/people.ts';
import type { FileReference, FoundationState, StateAt, StateStatus } from './state.ts';
import type { Status } from './statuses.ts';

/** Data of an event without any, and a payload without fields. */
export type None = Record<string, never>;
export const nothing = z.object({});

/**
 * Dotted path of a personal field → owner of the key that seals it: `*` stands for every item of a list, and
 * `participant` for the one whom the event names. Only texts can be sealed.
 */
export type PersonalFields = Readonly<Record<string, 'founder' | 'notary' | 'participant'>>;

type Known<S extends StateStatus> = Omit<StateAt<S>, 'status'>;

/** Facts of an event besides its type and data. */
export interface Occasion {
  id: string;
  /** ISO 8601. */
  occurredAt: string;
  by: Role;
}

export interface EventDefinition<
  Data,
  From extends StateStatus,
  To extends Status,
  File extends FileName = FileName,
  Personal extends PersonalFields = PersonalFields,
> {
  /** Statuses in which the event can happen. */
  from: readonly From[];
  /** The status after the event, unless its data name another; without either it does not change. */
  to: To | undefined;
  /** The kind of file that the event brings, which becomes a document of the foundation. */
  file: File | undefined;
  personal: Personal;
  /** The facts known after the event; the status follows from `to`. */
  fold: (state: StateAt<From>, data: Data, occasion: Occasion) => object;
}

type Filed<Data, File> = Data extends FileReference ? { file?: File } : { file?: never };
type Sealed<Data, Personal> = Data extends None ? { personal?: never } : { personal: Personal };
type NonePersonal = Record<never, never>;

/** `event<Data>()({…})`: the effect of an event, and its personal fields. */
export const event =
  <Data = None>() =>
  <
    From extends StateStatus,
    To extends Status = never,
    const File extends FileName = never,
    const Personal extends PersonalFields = NonePersonal,
  >(
    definition: {
      from: readonly From[];
      to?: To;
      fold: (
        state: StateAt<From>,
        data: Data,
        occasion: Occasion,
      ) => [To] extends [never] ? Known<From> : Known<To>;
    } & Filed<Data, File> &
      Sealed<Data, Personal>,
  ): EventDefinition<Data, From, To, File, Personal> => ({
    from: definition.from,
    to: definition.to,
    file: definition.file,
    personal: (definition.personal ?? {}) as Personal,
    fold: definition.fold,
  });

/** Event definitions by type; `never` accepts a fold over any state. */
export type Events = Readonly<
  Record<
    string,
    Omit<EventDefinition<never, StateStatus, Status>, 'fold'> & {
      fold: (state: never, data: never, occasion: Occasion) => object;
    }
  >
>;

/** `{type, data}` of every event in a table of definitions. */
export type EventIn<E extends Events> = {
  [Type in keyof E & string]: E[Type] extends {
    fold: (state: never, data: infer Data, occasion: Occasion) => object;
  }
    ? { type: Type; data: Data }
    : never;
}[keyof E & string];

export interface CommandDefinition<
  Name extends string = string,
  Who extends Role = Role,
  When extends StateStatus = StateStatus,
  Payload extends z.ZodType = z.ZodType,
  Event = unknown,
  Via extends WayIn = WayIn,
> {
  name: Name;
  /** The only ways in which it may arrive; each route accepts only its own commands. */
  via: readonly [Via, ...Via[]];
  who: readonly Who[];
  when: readonly When[];
  /** Statuses in which an open obstacle allows it. */
  opened?: readonly When[];
  /** What has to be there first, such as an order that allows work to begin. */
  gates?: readonly Gate[];
  /** Set where nobody may decide without naming the revision that they have seen. */
  needsRevision?: true;
  /** Set where somebody acts who has not joined yet. */
  joins?: true;
  /** Time of the appointment that the command agrees, if any. */
  takesPlaceAt?: (payload: z.output<Payload>) => string;
  payload: Payload;
  decide: (
    state: StateAt<When>,
    payload: z.output<Payload>,
    circumstances: Circumstances,
  ) => Decision<Event>;
}

/** Commands of a step produce only that step's events, and see only the states in `when`. */
export const commandOf =
  <E extends Events>() =>
  <
    Name extends CommandName,
    Via extends WayIn,
    Who extends Role,
    When extends StateStatus,
    Payload extends z.ZodType,
  >(
    definition: CommandDefinition<Name, Who, When, Payload, EventIn<E>, Via>,
  ) =>
    definition;

/** The status that an event names itself; most lead to a fixed one. */
export const leadsTo = (data: unknown): Status | undefined =>
  (data as { to?: Status | undefined }).to;

/** An event that cannot follow the previous ones: the stream is corrupt. */
export class ImpossibleHistory extends Error {}

const isOneOf = <S extends StateStatus>(
  state: FoundationState,
  list: readonly S[],
): state is StateAt<S> => (list as readonly StateStatus[]).includes(state.status);

/** @throws ImpossibleHistory when the event cannot have happened in this state */
export function foldWith<Data, From extends StateStatus, To extends Status>(
  { from, to, fold }: EventDefinition<Data, From, To>,
  state: FoundationState,
  data: Data,
  occasion: Occasion,
): FoundationState {
  if (!isOneOf(state, from)) {
    throw new ImpossibleHistory(`No event of this type can follow ${state.status}.`);
  }
  const known = fold(state, data, occasion);
  return { ...known, status: leadsTo(data) ?? to ?? state.status } as FoundationState;
}

/** Checks role, status and payload before it runs the rule. */
export function decideWith<When extends StateStatus, Payload extends z.ZodType, Event>(
  definition: CommandDefinition<string, Role, When, Payload, Event>,
  state: FoundationState,
  payload: unknown,
  circumstances: Circumstances,
): Decision<Event> {
  const { actor } = circumstances;
  if (!definition.who.includes(actor.role)) {
    const isOfLead = actor.role === 'co-founder' && definition.who.includes('founder');
    return refuse(isOfLead ? 'LEAD_ONLY' : 'NOT_ALLOWED_FOR_ROLE');
  }
  if (!definition.joins && isForeign(actor, state)) return refuse('NOT_ALLOWED_FOR_ROLE');
  if (!isAllowedIn(definition, state)) return refuse('NOT_ALLOWED_NOW');
  const parsed = definition.payload.safeParse(payload);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
    return { refused: 'INVALID_PAYLOAD', fields: [...new Set(fields)] };
  }
  const { at } = circumstances;
  const agreed = definition.takesPlaceAt?.(parsed.data) ?? at;
  const worksAt = agreed > at ? agreed : at;
  const { gates = [] } = definition;
  const closed = isStarted(state) && closedGate(gates, state, { ...circumstances, worksAt });
  // What is missing is between the others.
  if (closed && actor.role === 'notary') return refuse('NOT_ALLOWED_NOW');
  return closed || definition.decide(state, parsed.data, circumstances);
}

const isStarted = (
  state: FoundationState,
): state is Exclude<FoundationState, { status: 'not-started' }> => state.status !== 'not-started';

type Guarded = Pick<CommandDefinition<string>, 'name' | 'when' | 'opened'>;

/** Whether the status allows a command, or an open obstacle does. */
export const isOpen = (
  { name, when, opened = [] }: Guarded,
  status: StateStatus,
  obstacles: Parameters<typeof opens>[0],
): boolean =>
  when.includes(status) || (opened.includes(status) && opens(obstacles, name as CommandName));

const isAllowedIn = <When extends StateStatus>(
  definition: Pick<CommandDefinition<string, Role, When>, 'name' | 'when' | 'opened'>,
  state: FoundationState,
): state is StateAt<When> =>
  isOpen(definition, state.status, 'obstacles' in state ? state.obstacles : []);

/** Founders may only act on their own foundation, which the API has checked before. */
function isForeign({ role, id }: Actor, state: FoundationState): boolean {
  if (state.status === 'not-started') return false;
  if (role === 'founder') return state.founderId !== id;
  return role === 'co-founder' && participantOf(state.people, id) === undefined;
}
