import { z } from 'zod';
import type { FoundationEvent } from './events.ts';
import type { FoundationState, StateAt, StateStatus } from './state.ts';

/** `timer` is the workflow's own clock; `notary` comes through an upload link. */
export const roles = ['founder', 'staff', 'lawyer', 'notary', 'timer'] as const;
export type Role = (typeof roles)[number];

export interface Actor {
  id: string;
  role: Role;
}

/** A slot that was taken for this command before it is decided. */
export interface TakenSlot {
  startsAt: string;
  endsAt: string;
  consultantId: string;
}

/** What a decision may know besides the state: time and facts come in from outside. */
export interface Circumstances {
  actor: Actor;
  /** The instant of the decision, ISO 8601 UTC. */
  at: string;
  slot?: TakenSlot | undefined;
}

/** Why a command was not accepted. Texts and HTTP statuses live elsewhere under the same code. */
export const refusalCodes = [
  'NOT_ALLOWED_NOW',
  'NOT_ALLOWED_FOR_ROLE',
  'INVALID_PAYLOAD',
  'SLOT_TAKEN',
  'TOO_EARLY',
  'NO_DOCUMENTS',
  'APPOINTMENT_IN_THE_PAST',
] as const;
export type RefusalCode = (typeof refusalCodes)[number];

export interface Refusal {
  refused: RefusalCode;
  /** Fields that made a payload invalid, as dotted paths. */
  fields?: string[];
}
export const refuse = (refused: RefusalCode): Refusal => ({ refused });

export type Decision = readonly FoundationEvent[] | Refusal;
export const isRefusal = (decision: Decision): decision is Refusal => 'refused' in decision;

export interface CommandDefinition<
  Name extends string = string,
  S extends StateStatus = StateStatus,
  P extends z.ZodType = z.ZodType,
> {
  name: Name;
  who: readonly Role[];
  when: readonly S[];
  payload: P;
  decide: (state: StateAt<S>, payload: z.output<P>, circumstances: Circumstances) => Decision;
}

/** Ties a command's parts together, so that `decide` sees only the states listed in `when`. */
export const command = <Name extends string, S extends StateStatus, P extends z.ZodType>(
  definition: CommandDefinition<Name, S, P>,
) => definition;

/** A payload without fields. */
export const nothing = z.object({});

/** A stream whose events do not follow from one another. */
export class ImpossibleHistory extends Error {}

/** Folds one event type; `from` names the statuses in which it can have happened. */
export const evolve =
  <S extends StateStatus, D>(
    from: readonly S[],
    next: (state: StateAt<S>, data: D, occurredAt: string) => FoundationState,
  ) =>
  (state: FoundationState, data: D, occurredAt: string): FoundationState => {
    if (!isOneOf(state, from)) {
      throw new ImpossibleHistory(`No event of this type can follow ${state.status}.`);
    }
    return next(state, data, occurredAt);
  };

const isOneOf = <S extends StateStatus>(
  state: FoundationState,
  list: readonly S[],
): state is StateAt<S> => (list as readonly StateStatus[]).includes(state.status);

/** Runs a definition against any state: who, when, what, and only then the rule itself. */
export function decideWith<Name extends string, S extends StateStatus, P extends z.ZodType>(
  definition: CommandDefinition<Name, S, P>,
  state: FoundationState,
  payload: unknown,
  circumstances: Circumstances,
): Decision {
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

/** Founders act on their own foundation only; the API asks the same before. */
const isForeign = (actor: Actor, state: FoundationState) =>
  actor.role === 'founder' && state.status !== 'not-started' && state.founderId !== actor.id;
