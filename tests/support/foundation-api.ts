import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll } from 'vitest';
import type { Task } from '#api/contract.gen.d.ts';
import type { Database } from '#database/connection.ts';
import { today, workingTimeIn } from '#demo/days.ts';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { activityOf, type CommandName } from '#domain/foundations/names.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { recordCommand } from '#modules/commands/commands.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { issueFirstLink } from '#modules/upload-links/upload-links.ts';
import { runProjections } from '#projections/runner.ts';
import { createSteps } from '#workflows/activities/steps.ts';
import type { CommandMessage } from '#workflows/processes/messages.ts';
import { LINK_SECRET, type Someone, startApi } from './api.ts';
import { usualPayload } from './usual-payload.ts';

/**
 * The API with running projections, calling the activities directly instead of through Temporal,
 * which the workflow tests cover. `worker` simulates what runs behind the API.
 */
export async function startFoundationApi(
  environment: Record<string, string> = {},
  served: { withSite?: boolean } = {},
) {
  let worker: 'up' | 'down' | 'temporal-away' = 'up';
  let carryOut: ((message: CommandMessage) => Promise<unknown>) | undefined;
  const away = () => worker === 'temporal-away';
  const api = await startApi(
    { RATE_LIMITS: 'off', ...environment },
    {
      process: {
        decide: async (message) => {
          if (worker !== 'up') return 'unavailable';
          return steps[activityOf(message.command)](message);
        },
        receive: async (message) => {
          if (away()) return 'unavailable';
          if (worker === 'up') await carryOut?.(message);
          return 'received';
        },
      },
    },
    undefined,
    served,
  );
  const { connection } = api;
  const { config } = api.deps;
  const events = postgresEventStore(connection, config.databaseUrl);
  const keys = new PersonKeys(connection.db, config.personKeySecret);
  const { db } = connection;
  const { operator, packagePrices } = config;
  const now = () => new Date();
  const files = localFileStore(config.dataDir);
  const { identificationGate } = config;
  const own = { linkSecret: LINK_SECRET, ordersPerDay: 1_000, files };
  const parts = { db, events, keys, operator, packagePrices, now, ...own, identificationGate };
  const steps = createSteps(parts);
  carryOut = (message) => steps[activityOf(message.command)](message);
  const projections = projectionsOf({
    connection,
    databaseUrl: config.databaseUrl,
    store: events,
    open: (batch) => keys.openEvents(batch),
  });
  projections.start();
  return {
    ...api,
    events,
    keys,
    projections,
    setWorker: (state: typeof worker) => {
      worker = state;
    },
    /** Resolves when the read models are up to date. */
    async caughtUp() {
      await api.deps.checkpoint.waitFor(await events.head(), 10_000);
    },
    /** Carries out a command that waited for a worker. */
    catchUp: (message: CommandMessage) => carryOut?.(message),
    link: linkMaker(db),
    async close() {
      await projections.stop();
      await events.close();
      await api.close();
    },
  };
}

/** A process of its own in production, which may stand still. */
function projectionsOf(parts: Omit<Parameters<typeof runProjections>[0], 'signal'>) {
  let stopping = new AbortController();
  let running = Promise.resolve();
  return {
    start() {
      stopping = new AbortController();
      running = runProjections({ ...parts, signal: stopping.signal });
    },
    async stop() {
      stopping.abort();
      await running;
    },
  };
}

/** Issues a notary's link to a foundation. */
const linkMaker =
  (db: Database) =>
  async (foundationId: string, purpose: UploadPurpose, enteredBy: string = randomUUID()) => {
    const expiresAt = new Date(Date.now() + 60_000).toISOString();
    const link = { foundationId, purpose, enteredBy, expiresAt };
    await issueFirstLink(db, LINK_SECRET, link, new Date());
    const { id } = await db
      .selectFrom('upload_links')
      .select('id')
      .where('foundation_id', '=', foundationId)
      .where('purpose', '=', purpose)
      .orderBy('created_at', 'desc')
      .executeTakeFirstOrThrow();
    return { id, token: tokenOf(LINK_SECRET, id) };
  };
export type FoundationApi = Awaited<ReturnType<typeof startFoundationApi>>;

/** For a test file; closed after its tests. */
export async function withFoundationApi(
  ...settings: Parameters<typeof startFoundationApi>
): Promise<FoundationApi> {
  const api = await startFoundationApi(...settings);
  afterAll(() => api.close());
  return api;
}

/** The same with one person of each role. */
export async function withCast(environment?: Record<string, string>) {
  const api = await withFoundationApi(environment);
  return { api, people: await cast(api) };
}

export interface Cast {
  founder: Someone;
  staff: Someone;
  lawyer: Someone;
}

export const cast = async (api: FoundationApi): Promise<Cast> => ({
  founder: await api.someone('member'),
  staff: await api.someone('staff'),
  lawyer: await api.someone('lawyer'),
});

/** Names of the files that are stored, or still in quarantine. */
export const filesOf = ({ deps }: Pick<FoundationApi, 'deps'>): string[] =>
  ['files', 'quarantine'].flatMap((folder) => {
    const path = join(deps.config.dataDir, folder);
    return existsSync(path) ? readdirSync(path) : [];
  });

interface Multipart {
  fields?: Record<string, string>;
  file?: Buffer;
  fileName?: string;
  /** Files after it, by the names of their parts. */
  more?: Record<string, Buffer>;
}

/** Body and header of a multipart form, the fields before the file. */
export function multipart({ fields = {}, file, fileName = 'datei.pdf', more = {} }: Multipart) {
  const boundary = `----${randomUUID()}`;
  const part = (head: string, body: Buffer | string) =>
    Buffer.concat([
      Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; ${head}\r\n\r\n`),
      Buffer.from(body),
      Buffer.from('\r\n'),
    ]);
  const parts = Object.entries(fields).map(([name, value]) => part(`name="${name}"`, value));
  const type = '\r\ncontent-type: application/pdf';
  if (file) parts.push(part(`name="file"; filename="${fileName}"${type}`, file));
  for (const [name, other] of Object.entries(more)) {
    parts.push(part(`name="${name}"; filename="${name}.pdf"${type}`, other));
  }
  const body = Buffer.concat([...parts, Buffer.from(`--${boundary}--\r\n`)]);
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${boundary}` } };
}

export async function startFoundation(api: FoundationApi, { bearer }: Someone): Promise<string> {
  const answer = await api.call('POST', '/foundations', {
    bearer,
    body: { package: 'individual' },
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json().data.id;
}

/** What the team has to do beside the steps of a formation. */
export async function followUpsOf(api: FoundationApi, id: string, who: Someone): Promise<Task[]> {
  const { data } = (await api.call('GET', `/admin/foundations/${id}/tasks`, who)).json();
  return data.filter(({ kind }: Task) => kind === 'follow-up');
}

export const command = async (
  api: FoundationApi,
  id: string,
  name: CommandName,
  { bearer }: Someone,
  options: { body?: unknown; key?: string; ifMatch?: string } = {},
): Promise<LightMyRequestResponse> =>
  api.call('POST', `/foundations/${id}/commands/${name}`, {
    bearer,
    body: options.body ?? (await usualPayload(api, id, name)),
    headers: {
      ...(options.key && { 'idempotency-key': options.key }),
      ...(options.ifMatch && { 'if-match': options.ifMatch }),
    },
  });

/** States that the founder founds alone, with everything the deed says of her. */
export async function foundAlone(api: FoundationApi, id: string, founder: Someone) {
  const last = (await api.events.read(streamOf(id))).at(-1);
  await ok(command(api, id, 'state-participants', founder, { ifMatch: `"${last?.revision}"` }));
  await ok(command(api, id, 'state-details', founder));
}

/** What drafts wait for besides the order: mandate, identification, and the release of the law firm. */
export async function clearForDrafts(api: FoundationApi, id: string, people: Cast) {
  await ok(command(api, id, 'accept-mandate', people.lawyer));
  await identify(api, id, people.staff);
  await ok(command(api, id, 'release-firm', people.founder));
}

/** As somebody does who has seen the founder and a document of hers. */
async function identify(api: FoundationApi, id: string, { id: staffId }: Someone) {
  const message = {
    foundationId: id,
    commandId: randomUUID(),
    command: 'identify-participant',
    actor: { id: staffId, role: 'staff' },
  } as const;
  const payload = (await usualPayload(api, id, message.command)) as Record<string, unknown>;
  await recordCommand(api.connection.db, { ...message, payload, fingerprint: 'seen' });
  await api.catchUp(message);
}

/** @throws Error with the answer when it is a refusal */
async function ok(sent: Promise<LightMyRequestResponse>): Promise<LightMyRequestResponse> {
  const answer = await sent;
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer;
}

export function addDocument(
  api: FoundationApi,
  id: string,
  { bearer }: Someone,
  options: {
    file?: Buffer;
    key?: string;
    title?: string;
    fileName?: string;
    ifMatch?: string;
  } = {},
) {
  const { file = pdf(), key, title = 'Gesellschaftsvertrag', fileName, ifMatch } = options;
  const { body, headers } = multipart({ fields: { title }, file, fileName });
  const more = { ...(key && { 'idempotency-key': key }), ...(ifMatch && { 'if-match': ifMatch }) };
  return api.call('POST', `/foundations/${id}/documents`, {
    bearer,
    body,
    headers: { ...headers, ...more },
  });
}

export function confirmPayment(
  api: FoundationApi,
  id: string,
  { bearer }: Someone,
  options: { file?: Buffer; key?: string } = {},
) {
  const { body, headers } = multipart({ file: options.file ?? pdf('Kontoauszug') });
  const keyed = options.key ? { ...headers, 'idempotency-key': options.key } : headers;
  return api.call('POST', `/foundations/${id}/bank-confirmation`, { bearer, body, headers: keyed });
}

/** Exchanges a link's token; returns the cookie as a browser would send it. */
export async function exchange(api: FoundationApi, token: string, from?: string) {
  const answer = await api.call('POST', '/upload-links/exchange', { body: { token }, from });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { answer, cookies };
}

export function uploadByLink(
  api: FoundationApi,
  cookies: Record<string, string>,
  options: {
    linkId?: string;
    file?: Buffer;
    key?: string;
    origin?: string;
    fields?: Record<string, string>;
  } = {},
) {
  const link: Record<string, string> = options.linkId ? { linkId: options.linkId } : {};
  // A deed has its day, as appointments of tests lie ahead.
  const fields = { deedDate: today(), ...link, ...options.fields };
  const { body, headers } = multipart({ fields, file: options.file ?? pdf('Urkunde') });
  const more = {
    ...(options.key && { 'idempotency-key': options.key }),
    ...(options.origin && { origin: options.origin }),
  };
  return api.call('POST', '/upload-links/upload', {
    body,
    cookies,
    headers: { ...headers, ...more },
  });
}

/** Brings a new foundation to a status over HTTP, with the consultation declined; drafts wait for nobody but the team. */
export async function bringTo(api: FoundationApi, people: Cast, target: Status): Promise<string> {
  const { founder, staff, lawyer } = people;
  const id = await startFoundation(api, founder);
  const appointment = { ...(payloads['propose-notary-appointment'] as object), startsAt: SOON };
  const byLink = async (purpose: UploadPurpose) => {
    const { token } = await api.link(id, purpose);
    const { cookies } = await exchange(api, token);
    return uploadByLink(api, cookies);
  };
  const ways: [Status, () => Promise<LightMyRequestResponse>][] = [
    [
      'consultation-appointment-select-pending',
      () => command(api, id, 'submit-core-data', founder),
    ],
    [
      'documents-pending',
      async () => {
        await ok(command(api, id, 'order-package', founder));
        await foundAlone(api, id, founder);
        await clearForDrafts(api, id, people);
        return command(api, id, 'decline-consultation', founder);
      },
    ],
    [
      'review-pending',
      async () => {
        await addDocument(api, id, staff);
        return command(api, id, 'submit-documents-for-review', staff);
      },
    ],
    [
      'notary-appointment-pending',
      async () => {
        await ok(command(api, id, 'accept-documents', founder));
        return command(api, id, 'approve-documents', lawyer);
      },
    ],
    [
      'notary-appointment-confirmation-pending',
      () => command(api, id, 'propose-notary-appointment', staff, { body: appointment }),
    ],
    [
      'foundation-certificate-pending',
      () => command(api, id, 'confirm-notary-appointment', founder),
    ],
    ['bank-account-pending', () => byLink('foundation-certificate')],
    ['share-capital-payment-pending', () => command(api, id, 'open-bank-account', founder)],
    ['register-record-pending', () => confirmPayment(api, id, founder)],
    ['completed', () => byLink('register-extract')],
  ];
  if (target === 'start-pending') return id;
  for (const [status, go] of ways) {
    const answer = await go();
    if (answer.statusCode !== 200) throw new Error(`${status}: ${answer.body}`);
    if (status === target) return id;
  }
  throw new Error(`No way leads to ${target}.`);
}

/** The appointment of every foundation here; it lies ahead. */
export const SOON = workingTimeIn(60);
