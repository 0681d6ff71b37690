import { z } from 'zod';
import {
  type Actor,
  type Circumstances,
  type Decision,
  type Role,
  refuse,
  type WayIn,
} from './command.ts';
import type { CommandName } from './names.ts';
import type { FoundationState, StateAt, StateStatus } from './state.ts';
import type { Status } from './statuses.ts';

/** The data of an event that has none, and a payload without fields. */
export type None = Record<string, never>;
export const nothing = z.object({});

/** Dotted path of a personal field → whose key seals it. Only texts can be sealed. */
export type PersonalFields = Readonly<Record<string, 'founder' | 'notary'>>;

type Known<S extends StateStatus> = Omit<StateAt<S>, 'status'>;

export interface EventDefinition<Data, From extends StateStatus, To extends Status> {
  /** Statuses in which the event can happen. */
  from: readonly From[];
  /** The status it leads to; without it the status does not change. */
  to: To | undefined;
  personal: PersonalFields;
  /** What is known afterwards; the status follows from `to`. */
  fold: (state: StateAt<From>, data: Data, occurredAt: string) => object;
}

type Sealed<Data> = Data extends None ? { personal?: never } : { personal: PersonalFields };

/** `event<Data>()({…})`: what it changes, and which of its fields are personal. */
export const event =
  <Data = None>() =>
  <From extends StateStatus, To extends Status = never>(
    definition: {
      from: readonly From[];
      to?: To;
      fold: (
        state: StateAt<From>,
        data: Data,
        occurredAt: string,
      ) => [To] extends [never] ? Known<From> : Known<To>;
    } & Sealed<Data>,
  ): EventDefinition<Data, From, To> => ({
    from: definition.from,
    to: definition.to,
    personal: definition.personal ?? {},
    fold: definition.fold,
  });

/** Event definitions by type; `never` accepts a fold over any state. */
export type Events = Readonly<
  Record<
    string,
    Omit<EventDefinition<never, StateStatus, Status>, 'fold'> & {
      fold: (state: never, data: never, occurredAt: string) => object;
    }
  >
>;

/** `{type, data}` of every event in a table of definitions. */
export type EventIn<E extends Events> = {
  [Type in keyof E & string]: E[Type] extends {
    fold: (state: never, data: infer Data, occurredAt: string) => object;
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
  /** The only ways it may come in; each route takes only its own commands. */
  via: readonly [Via, ...Via[]];
  who: readonly Who[];
  when: readonly When[];
  payload: Payload;
  decide: (
    state: StateAt<When>,
    payload: z.output<Payload>,
    circumstances: Circumstances,
  ) => Decision<Event>;
}

/** Commands of a step can only produce that step's events, and only see the states in `when`. */
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
  occurredAt: string,
): FoundationState {
  if (!isOneOf(state, from)) {
    throw new ImpossibleHistory(`No event of this type can follow ${state.status}.`);
  }
  const known = fold(state, data, occurredAt);
  return { ...known, status: to ?? state.status } as FoundationState;
}

/** Checks role, status and payload before it runs the rule. */
export function decideWith<When extends StateStatus, Payload extends z.ZodType, Event>(
  definition: CommandDefinition<string, Role, When, Payload, Event>,
  state: FoundationState,
  payload: unknown,
  circumstances: Circumstances,
): Decision<Event> {
  const { actor } = circumstances;
  if (!definition.who.includes(actor.role)) return refuse('NOT_ALLOWED_FOR_ROLE');
  if (isForeign(actor, state)) return refuse('NOT_ALLOWED_FOR_ROLE');
  if (!isOneOf(state, definition.when)) return refuse('NOT_ALLOWED_NOW');
  const parsed = definition.payload.safeParse(payload);
  if (!parsed.success) {
    const fields = parsed.error.issues.map((issue) => issue.path.join('.'));
    return { refused: 'INVALID_PAYLOAD', fields: [...new Set(fields)] };
  }
  return definition.decide(state, parsed.data, circumstances);
}

/** Founders may only act on their own foundation; the API has checked this already. */
const isForeign = (actor: Actor, state: FoundationState) =>
  actor.role === 'founder' && state.status !== 'not-started' && state.founderId !== actor.id;
