import { z } from 'zod';
import {
  commands,
  type JsonCommand,
  jsonCommands,
  type PayloadOf,
} from '#domain/foundations/foundation.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, ofId } from '../http/schemas.ts';
import {
  type Accepted,
  acceptedSchema,
  commandHeaders,
  commandStateSchema,
} from './command-schemas.ts';

/** Bodies of all commands by name, for readers of `openapi.json`. */
const commandBodies = Object.fromEntries(
  jsonCommands.map((name) => {
    const { who, when, payload } = commands[name];
    const statuses = when.join(', ');
    return [name, { body: payload, description: `For ${who.join(', ')}. While ${statuses}.` }];
  }),
);

/** Calls of commands; their bodies are the payloads that the domain describes, see `CommandCalls`. */
export const commandCalls = declareCalls({
  'POST /foundations': {
    access: 'member',
    headers: keyHeaders,
    described: { body: commands['start-foundation'].payload },
    answers: { 200: data(acceptedSchema.extend({ id: z.string() })) },
  },
  'POST /foundations/:id/commands/:command': {
    access: 'signed-in',
    params: ofId.extend({ command: z.string().max(100) }),
    headers: commandHeaders,
    described: { parameter: 'command', variants: commandBodies },
    answers: { 200: data(acceptedSchema) },
  },
});

interface CommandCall<Body, Params, Data> {
  params: Params;
  query: undefined;
  body: Body;
  answer: { data: Data };
}

/** A call for each command: one that does not arrive as JSON, or has another body, does not compile. */
export type CommandCalls = {
  readonly [Command in JsonCommand as `POST /foundations/:id/commands/${Command}`]: CommandCall<
    PayloadOf<Command>,
    { id: string },
    Accepted
  >;
} & {
  readonly 'POST /foundations': CommandCall<
    PayloadOf<'start-foundation'>,
    undefined,
    Accepted & { id: string }
  >;
};

export const outcomeCalls = declareCalls({
  'GET /foundations/:id/commands/:command': {
    access: 'signed-in',
    params: ofId.extend({ command: z.string().meta({ description: 'Its id.' }) }),
    answers: { 200: data(commandStateSchema) },
  },
});
