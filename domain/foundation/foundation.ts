import {
  type Circumstances,
  type CommandDefinition,
  type Decision,
  decideWith,
} from './command.ts';
import {
  consultationCommands,
  consultationEvolve,
  consultationPersonalFields,
} from './consultation.ts';
import { coreDataCommands, coreDataEvolve, coreDataPersonalFields } from './core-data.ts';
import { documentsCommands, documentsEvolve, documentsPersonalFields } from './documents.ts';
import type { DataOf, EventType, FoundationEvent, PersonalFields } from './events.ts';
import { lifecycleCommands, lifecycleEvolve, lifecyclePersonalFields } from './lifecycle.ts';
import {
  notaryAppointmentCommands,
  notaryAppointmentEvolve,
  notaryAppointmentPersonalFields,
} from './notary-appointment.ts';
import { registerCommands, registerEvolve, registerPersonalFields } from './register.ts';
import { reviewCommands, reviewEvolve, reviewPersonalFields } from './review.ts';
import {
  shareCapitalCommands,
  shareCapitalEvolve,
  shareCapitalPersonalFields,
} from './share-capital.ts';
import type { FoundationState, Progress } from './state.ts';
import { waitingOn } from './statuses.ts';

const definitions = [
  ...lifecycleCommands,
  ...coreDataCommands,
  ...consultationCommands,
  ...documentsCommands,
  ...reviewCommands,
  ...notaryAppointmentCommands,
  ...shareCapitalCommands,
  ...registerCommands,
] as const;

export type CommandName = (typeof definitions)[number]['name'];
export const commandNames: readonly CommandName[] = definitions.map(({ name }) => name);

/** Every command by its name: who may issue it, when, with which payload. */
export const commands = Object.fromEntries(
  definitions.map((definition) => [definition.name, definition]),
) as unknown as Record<CommandName, CommandDefinition<CommandName>>;

const evolvers = {
  ...lifecycleEvolve,
  ...coreDataEvolve,
  ...consultationEvolve,
  ...documentsEvolve,
  ...reviewEvolve,
  ...notaryAppointmentEvolve,
  ...shareCapitalEvolve,
  ...registerEvolve,
} satisfies {
  [T in EventType]: (state: FoundationState, data: DataOf<T>, at: string) => FoundationState;
};

export const eventTypes = Object.keys(evolvers) as EventType[];

/** Which fields of an event are sealed, and under whose key. */
export const personalFields: Record<EventType, PersonalFields> = {
  ...lifecyclePersonalFields,
  ...coreDataPersonalFields,
  ...consultationPersonalFields,
  ...documentsPersonalFields,
  ...reviewPersonalFields,
  ...notaryAppointmentPersonalFields,
  ...shareCapitalPersonalFields,
  ...registerPersonalFields,
};

export const initialState: FoundationState = { status: 'not-started' };

/** @throws ImpossibleHistory when the event cannot have happened in this state. */
export function evolve(
  state: FoundationState,
  event: FoundationEvent,
  occurredAt: string,
): FoundationState {
  const fold = evolvers[event.type] as (
    state: FoundationState,
    data: unknown,
    at: string,
  ) => FoundationState;
  return fold(state, event.data, occurredAt);
}

/** The one place where a command becomes events, or a refusal with a code. Pure. */
export function decide(
  state: FoundationState,
  name: CommandName,
  payload: unknown,
  circumstances: Circumstances,
): Decision {
  return decideWith(commands[name], state, payload, circumstances);
}

/** What the process is told. Only for foundations that have started. */
export function progressOf(state: FoundationState): Progress {
  if (state.status === 'not-started') throw new Error('This foundation has not started.');
  return { status: state.status, waitingOn: waitingOn(state.status), dueAt: dueAt(state) };
}

function dueAt(state: FoundationState): string | null {
  switch (state.status) {
    case 'consultation-pending':
      return state.consultation.endsAt;
    case 'notary-appointment-confirmation-pending':
    case 'foundation-certificate-pending':
      return state.appointment.startsAt;
    default:
      return null;
  }
}
