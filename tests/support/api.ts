import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import { type AppParts, buildApp } from '#api/app.ts';
import { parseConfig } from '#config';
import { type Connection, connect } from '#database/connection.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { createLogger } from '#logging/log.ts';
import type { UserRow } from '#modules/accounts/tables.ts';
import { createUploads } from '#modules/files/uploads.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { watchCheckpoint } from '#projections/checkpoint-watch.ts';
import { createCall, type Call as TypedCall } from '#web/kit/api/call.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { answerChecker } from './declared-answers.ts';
import { queuedMails } from './queued-mails.ts';
import { addRows } from './rows.ts';

export const PUBLIC_URL = 'http://localhost:3000';
export const PASSWORD = 'gelbe Birne 7';
export const LINK_SECRET = 'links-0123456789-0123456789-0123';

export interface Call {
  body?: unknown;
  bearer?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  /** The client's address; a fresh one per call unless given, so that limits do not interfere. */
  from?: string;
}

export interface TestApi {
  app: FastifyInstance;
  deps: AppParts;
  connection: Connection;
  /** What the API itself must not do. */
  owner: Connection;
  /** Everything that was logged so far. */
  logged(): string;
  call(method: string, path: string, call?: Call): Promise<LightMyRequestResponse>;
  /** The typed door, for a person or a visitor; every call comes from an address of its own. */
  typed(bearer?: string): TypedCall;
  /** An account that can log in with `PASSWORD`. */
  person(values?: PersonValues): Promise<TestPerson>;
  /** The same with a session. */
  someone(role?: UserRow['role']): Promise<Someone>;
  logIn(email: string, password?: string): Promise<TestTokens>;
  /** Pending mails of a kind for a person, newest last, with the token of their link. */
  mails(mail: string, userId: string): Promise<{ token: string }[]>;
  close(): Promise<void>;
}

export type PersonValues = Partial<
  Pick<UserRow, 'role' | 'status' | 'email'> & { password_hash: string }
>;

export interface TestPerson {
  id: string;
  email: string;
}

export interface Someone extends TestPerson {
  bearer: string;
}

export interface TestTokens {
  access_token: string;
  refresh_token: string;
  expires: number;
}

export const anAddress = () => `p${randomUUID().slice(0, 8)}@example.com`;

/** At the least cost there is: tests log in hundreds of times. */
export const cheapHash = await hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
let clients = 0;
const nextClient = () => {
  clients += 1;
  return `10.${(clients >> 16) & 255}.${(clients >> 8) & 255}.${clients & 255}`;
};

const configOf = async ({ url }: TestDatabase, environment: Record<string, string>) =>
  parseConfig({
    DATABASE_URL: url,
    PUBLIC_URL,
    TOKEN_SECRET: 'tokens-0123456789-0123456789-012',
    LINK_SECRET,
    PERSON_KEY_SECRET: 'persons-0123456789-0123456789-01',
    DATA_DIR: await mkdtemp(join(tmpdir(), 'api-')),
    ...environment,
  });

/**
 * The API as in production, on a new database unless one is given. Without a process in `parts` it behaves as if
 * Temporal were down. Every answer is compared with `openapi.json`.
 */
export async function startApi(
  environment: Record<string, string> = {},
  parts: Partial<AppParts> = {},
  opened?: TestDatabase,
  { withSite = false } = {},
): Promise<TestApi> {
  const database = opened ?? (await freshDatabase());
  const { connection } = database;
  const own = connect(database.apiUrl);
  const lines: string[] = [];
  const config = await configOf(database, environment);
  const checkpoint = watchCheckpoint(connection, database.url);
  const keys = new PersonKeys(connection.db, config.personKeySecret);
  const deps: AppParts = {
    config,
    connection: own,
    logger: createLogger(writingTo(lines)),
    checks: {},
    process: { decide: async () => 'unavailable', receive: async () => 'unavailable' },
    workflows: {
      describe: async () => 'unavailable',
      load: async () => 'unavailable',
      readAgain: async () => 'unavailable',
      tryNow: async () => 'unavailable',
    },
    store: postgresEventStore(connection, database.url),
    keys,
    openEvents: (events) => keys.openEvents(events),
    checkpoint,
    uploads: createUploads(config),
    draining: new AbortController().signal,
    ...parts,
  };
  const app = await buildApp(deps);
  // The site has to be built.
  if (withSite) await app.register((await import('#web/server/plugin.ts')).webPlugin, config);
  await app.ready();
  const check = config.mode === 'production' ? undefined : await checkerOf(app, environment);
  const call = callerOf(app, check);
  const typed = typedBy(call);
  const person: TestApi['person'] = (values) => addPerson(connection, values);
  const logIn: TestApi['logIn'] = async (email, password = PASSWORD) => {
    const answer = await typed()('POST /auth/login', { body: { email, password } });
    if (!answer.ok) throw new Error(`Login: ${JSON.stringify(answer)}`);
    const { access_token = '', refresh_token = '', expires } = answer.data;
    return { access_token, refresh_token, expires };
  };
  return {
    app,
    deps,
    connection,
    owner: database.owner,
    call,
    typed,
    logged: () => lines.join(''),
    person,
    async someone(role = 'member') {
      const known = await person({ role });
      return { ...known, bearer: (await logIn(known.email)).access_token };
    },
    logIn,
    mails: (mail, userId) => mailsTo(connection, mail, userId),
    close: async () => {
      await app.close();
      await own.close();
      await checkpoint.close();
      await database.drop();
      await rm(config.dataDir, { recursive: true, force: true });
    },
  };
}

/** For a test file; closed after its tests. */
export async function withApi(...settings: Parameters<typeof startApi>): Promise<TestApi> {
  const api = await startApi(...settings);
  afterAll(() => api.close());
  return api;
}

const writingTo = (lines: string[]) =>
  new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });

type Check = ReturnType<typeof answerChecker>;

/** By the settings that the description may depend on: making and compiling it takes a second. */
const checkers = new Map<string, Promise<Check>>();

function checkerOf(app: FastifyInstance, environment: Record<string, string>): Promise<Check> {
  const settings = JSON.stringify(environment);
  const made =
    checkers.get(settings) ??
    app.inject('/api/openapi.json').then((described) => answerChecker(described.json()));
  checkers.set(settings, made);
  return made;
}

/** @param check missing in production, which has no description that answers could be compared with */
function callerOf(app: FastifyInstance, check?: Check): TestApi['call'] {
  return async (method, path, options = {}) => {
    const url = `/api${path}`;
    const answer = await app.inject({
      method: method as 'GET',
      url,
      remoteAddress: options.from ?? nextClient(),
      headers: {
        ...(options.bearer && { authorization: `Bearer ${options.bearer}` }),
        ...options.headers,
      },
      cookies: options.cookies,
      payload: options.body as object,
    });
    check?.(method, url, answer);
    return answer;
  };
}

const typedBy =
  (call: TestApi['call']): TestApi['typed'] =>
  (bearer) =>
    createCall(async ({ method, path, headers, body }) => {
      const answer = await call(method, path, { headers, bearer, body });
      return {
        status: answer.statusCode,
        statusText: answer.statusMessage,
        retryAfter: answer.headers['retry-after']?.toString(),
        body: answer.body,
      };
    });

/** An account that can log in with `PASSWORD`. */
export async function addPerson(
  { db }: Connection,
  { password_hash = cheapHash, ...values }: PersonValues = {},
): Promise<TestPerson> {
  const person = { id: randomUUID(), email: values.email ?? anAddress() };
  const known = { role: 'member', status: 'active', ...values, ...person } as const;
  await addRows(db, 'users', { ...known, password_hash });
  await addRows(db, 'password_history', { user_id: person.id, password_hash });
  return person;
}

async function mailsTo({ db }: Connection, mail: string, userId: string) {
  const mails = (await queuedMails(db, mail)).map(
    ({ data }) => data as { userId: string; tokenId?: string },
  );
  return mails
    .filter((data) => data.userId === userId)
    .map(({ tokenId }) => ({ token: tokenId ? tokenOf(LINK_SECRET, tokenId) : '' }));
}

export const codeOf = (response: LightMyRequestResponse): string =>
  response.json().errors[0].extensions.code;

/** `[status, code]`, or just the status if there is no error. */
export const outcomeOf = (response: LightMyRequestResponse) =>
  response.statusCode < 400 ? response.statusCode : [response.statusCode, codeOf(response)];

/** The statuses of so many calls, one after the other. */
export async function inTurn(
  times: number,
  call: () => Promise<Pick<LightMyRequestResponse, 'statusCode'>>,
): Promise<number[]> {
  const statuses: number[] = [];
  for (let n = 0; n < times; n += 1) statuses.push((await call()).statusCode);
  return statuses;
}
