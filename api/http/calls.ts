import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  FastifySchema,
  HTTPMethods,
} from 'fastify';
import type { z } from 'zod';
import { rights } from '#domain/desk/rights.ts';
import type { Access, CallRules } from './plugins/guards.ts';
import { type Answer, answers } from './schemas.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** A call: what it takes and what it answers. Its name is method and path: `GET /orders/:id`. */
export interface CallDeclaration extends CallRules {
  /** Who may make the call. */
  access: Access;
  /** Link checkers and previews send HEAD, which must not use up anything. */
  refusesHead?: true;
  params?: z.ZodType;
  query?: z.ZodType;
  headers?: z.ZodType;
  body?: z.ZodType;
  /** Successful answers by status; errors have the same shape everywhere. */
  answers: Readonly<Record<number, Answer>>;
}

type CallTable = Readonly<Record<`${Method} /${string}`, CallDeclaration>>;

/**
 * Declares the calls of a subject in one table: for the routes that answer them, for every caller (`contract.ts`)
 * and for `openapi.json`.
 */
export const declareCalls = <const Table extends CallTable>(table: Table): Table => table;

type OutputOf<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;

type RequestOf<Declared extends CallDeclaration> = FastifyRequest<{
  Params: OutputOf<Declared['params']>;
  Querystring: OutputOf<Declared['query']>;
  Headers: OutputOf<Declared['headers']>;
  Body: OutputOf<Declared['body']>;
}>;

type SchemaOf<Declared> = Declared extends z.ZodType
  ? Declared
  : Declared extends { content: Record<string, { schema: infer Schema extends z.ZodType }> }
    ? Schema
    : never;

type Successes<Declared extends CallDeclaration> = SchemaOf<
  Declared['answers'][keyof Declared['answers']]
>;

type Handler<Declared extends CallDeclaration> = (
  request: RequestOf<Declared>,
  reply: FastifyReply,
) => Promise<z.input<Successes<Declared>> | FastifyReply>;

/** One handler for each call of a table; a missing or superfluous one does not compile. */
export type Handlers<Table extends CallTable> = {
  readonly [Name in keyof Table]: Table[Name] extends CallDeclaration
    ? Handler<Table[Name]>
    : never;
};

/** Size of bodies from the team, whose texts may be long. The caller is known before the body is read. */
const TEAM_BODY_BYTES = 512 * 1024;
const ofTeam = (access: Access) => Object.hasOwn(rights, access);

/** Registers the routes that answer the calls of a table. */
export function serve<Table extends CallTable>(
  app: FastifyInstance,
  table: Table,
  handlers: Handlers<Table>,
): void {
  for (const [name, declared] of Object.entries<CallDeclaration>(table)) {
    const [method = '', url = ''] = name.split(' ');
    const { access, ignoreBadToken, beforeSecondFactor, isDownload, refusesHead } = declared;
    const { described } = declared;
    app.route({
      method: method as HTTPMethods,
      url,
      ...(refusesHead && { exposeHeadRoute: false }),
      ...(ofTeam(access) && { bodyLimit: TEAM_BODY_BYTES }),
      config: { access, ignoreBadToken, beforeSecondFactor, isDownload, described },
      schema: schemaOf(declared),
      handler: handlers[name as keyof Table] as never,
    });
  }
}

function schemaOf({ params, query, headers, body, answers: successes }: CallDeclaration) {
  const schema: FastifySchema = { response: answers(successes) };
  if (params) schema.params = params;
  if (query) schema.querystring = query;
  if (headers) schema.headers = headers;
  if (body) schema.body = body;
  return schema;
}

type InputOf<Schema> = Schema extends z.ZodType ? z.input<Schema> : undefined;

/** A call as its clients see it: `body` before and `answer` after the way through JSON. */
export interface CallOf<Declared extends CallDeclaration> {
  params: InputOf<Declared['params']>;
  query: InputOf<Declared['query']>;
  body: InputOf<Declared['body']>;
  answer: z.output<Successes<Declared>>;
}
