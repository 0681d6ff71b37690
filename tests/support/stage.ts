import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#database/connection.ts';
import { connect } from '#database/connection.ts';
import { workingTimeIn } from '#demo/days.ts';
import { stepsTo } from '#demo/foundations.ts';
import type { Actor, Role } from '#domain/foundations/command.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { sampleOperator, sampleSender } from '#domain/site/operator.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { type EventStore, streamOf } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { openMailer } from '#mails/mailer.ts';
import { findCommand, recordCommand } from '#modules/commands/commands.ts';
import { type FileStore, localFileStore } from '#modules/files/file-store.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { type ActivityDeps, createActivities } from '#workflows/activities/all.ts';
import { createFoundationClient, type FoundationClient } from '#workflows/client.ts';
import { type Durations, parseDurations } from '#workflows/processes/durations.ts';
import { type CommandMessage, type Outcome, workflowIdOf } from '#workflows/processes/messages.ts';
import { workerJobs } from '#workflows/worker/jobs.ts';
import { type RunningWorker, startWorker } from '#workflows/worker/start-worker.ts';
import { freshDatabase, type TestDatabase } from './database.ts';
import { type MailCatcher, mailCatcher } from './mail-catcher.ts';
import { addRows } from './rows.ts';
import { freshTemporal, type TestTemporal } from './temporal.ts';
import { usualPayload } from './usual-payload.ts';

const publicUrl = 'https://siebenschritt.example';
export const SECRET = 'a secret of thirty-two characters';

/** Everything the workflow of a foundation needs: real parts, used by one test file only. */
export interface Stage {
  database: TestDatabase;
  temporal: TestTemporal;
  /** Where its files are. */
  dataDir: string;
  mails: MailCatcher;
  client: FoundationClient;
  dependencies: ActivityDeps & {
    keys: PersonKeys;
    events: EventStore;
    files: FileStore;
    exportFiles: FileStore;
    identificationCopies: FileStore;
  };
  durations: Durations;
  worker: RunningWorker | undefined;
  end(): Promise<void>;
}

export async function openStage(durations: Partial<Durations> = {}): Promise<Stage> {
  const [database, temporal, mails] = await Promise.all([
    freshDatabase(),
    freshTemporal(),
    mailCatcher(),
  ]);
  const mailConnection = connect(database.url, 4);
  const { db } = database.connection;
  const events = postgresEventStore(database.connection, database.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'stage-'));
  const mailer = openMailer(mails.smtpUrl, sampleSender);
  const dependencies = {
    db,
    mailDb: mailConnection.db,
    events,
    keys: new PersonKeys(db, SECRET),
    mailer,
    linkSecret: SECRET,
    publicUrl,
    operator: sampleOperator,
    packagePrices: { serviceNetCents: 49_900, lawFirmNetCents: 30_000 },
    ordersPerDay: 1_000,
    invoiceFiles: invoiceFiles({ dataDir, objectStore: undefined }),
    files: localFileStore(dataDir),
    exportFiles: localFileStore(dataDir, 'exports'),
    identificationCopies: localFileStore(dataDir, 'identifications'),
    erasureLedger: join(dataDir, 'erasures'),
    now: () => new Date(),
  };
  const json = JSON.stringify(durations);
  const stage: Stage = {
    database,
    temporal,
    dataDir,
    mails,
    dependencies,
    durations: parseDurations(json),
    client: createFoundationClient({ ...temporal, durations: json, publicUrl }),
    worker: undefined,
    async end() {
      await stage.worker?.stop();
      await stage.client.close();
      mailer.close();
      await events.close();
      await mailConnection.close();
      await mails.end();
      await temporal.end();
      await database.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
  return stage;
}

export async function startWorkerOn(stage: Stage): Promise<void> {
  const { temporal, durations, dependencies } = stage;
  const activities = createActivities(dependencies);
  stage.worker = await startWorker({
    db: dependencies.db,
    temporal,
    activities,
    jobs: (client) => workerJobs({ ...dependencies, steps: activities }, durations, client),
  });
}

export async function stopWorkerOf(stage: Stage): Promise<void> {
  await stage.worker?.stop();
  stage.worker = undefined;
}

/** A consultant of the law firm who has time on every day. */
export async function addConsultant(db: Database) {
  const consultant = { id: randomUUID(), name: 'Dr. Lea Sommer', kind: 'lawyer' as const };
  await addRows(db, 'consultants', consultant);
  const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    consultant_id: consultant.id,
    weekday,
    starts_minute: 0,
    ends_minute: 1440,
  }));
  await addRows(db, 'weekly_hours', ...hours);
  return consultant;
}

/** People and a consultant with hours, with email addresses no other test uses. */
export async function addPeople({ dependencies: { db } }: Stage) {
  const tag = randomBytes(4).toString('hex');
  const person = (role: 'member' | 'lawyer' | 'staff', name: string) => ({
    id: randomUUID(),
    email: `${name.toLowerCase()}-${tag}@example.com`,
    first_name: name,
    last_name: 'Beispiel',
    role,
    status: 'active' as const,
  });
  const founder = person('member', 'Annika');
  const lawyer = person('lawyer', 'Lena');
  const staff = person('staff', 'Sven');
  await addRows(db, 'users', founder, lawyer, staff);
  const consultant = await addConsultant(db);
  return { tag, founder, lawyer, staff, consultant, notaryEmail: `notariat-${tag}@example.com` };
}
/** @property coFounder a member who takes part in what the founder leads */
export type People = Awaited<ReturnType<typeof addPeople>> & { coFounder?: { id: string } };

/** A member who may not log in and gets no mails. */
export async function addSuspendedMember({ dependencies: { db } }: Stage) {
  const id = randomUUID();
  const email = `gesperrt-${id.slice(0, 8)}@example.com`;
  const account = { id, email, first_name: 'Gero', role: 'member', status: 'suspended' } as const;
  await addRows(db, 'users', account);
  return account;
}

export interface Issued {
  commandId: string;
  outcome: Outcome | 'unavailable' | 'received';
}

export interface Case {
  stage: Stage;
  people: People;
  foundationId: string;
}

export const openCase = (stage: Stage, people: People): Case => ({
  stage,
  people,
  foundationId: randomUUID(),
});

const actorIds = (people: People): Record<Role, string> => ({
  founder: people.founder.id,
  'co-founder': people.coFounder?.id ?? randomUUID(),
  staff: people.staff.id,
  lawyer: people.lawyer.id,
  notary: randomUUID(),
  timer: 'timer',
});

interface Issuing {
  payload?: unknown;
  commandId?: string;
  /** The revision that was seen. */
  ifMatch?: number;
}

/** Records a command and sends it, as the API does. */
export async function issue(
  { stage, people, foundationId }: Case,
  command: CommandName,
  role: Role,
  options: Issuing = {},
): Promise<Issued> {
  const { commandId = randomUUID() } = options;
  const payload = options.payload ?? (await ownPayload({ stage, people, foundationId }, command));
  const actor: Actor = { id: actorIds(people)[role], role };
  const message = { foundationId, commandId, command, actor };
  const isList = command === 'state-participants';
  const ifMatch =
    options.ifMatch ?? (isList ? await revisionOf({ stage, people, foundationId }) : undefined);
  await recordCommand(stage.dependencies.db, {
    ...message,
    payload: payload as Record<string, unknown>,
    fingerprint: 'test',
    expectedRevision: ifMatch,
  });
  const outcome = command.startsWith('receive-')
    ? await stage.client.receive(message)
    : await decide(stage.client, message);
  return { commandId, outcome };
}

/** On a busy machine an outcome may take longer than a caller waits; repeating the call gets it. */
async function decide(client: FoundationClient, message: CommandMessage) {
  for (let tries = 1; ; tries += 1) {
    const outcome = await client.decide(message);
    if (outcome !== 'unavailable' || tries === 3) return outcome;
  }
}

/** Issues a command that must be accepted. @throws Error that names the refusal */
export async function accept(
  example: Case,
  command: CommandName,
  role: Role,
  options: Issuing = {},
): Promise<Extract<Outcome, { accepted: true }> & { commandId: string }> {
  const { commandId, outcome: answer } = await issue(example, command, role, options);
  const outcome = answer === 'received' ? await outcomeOf(example, commandId) : answer;
  if (outcome === 'unavailable' || !outcome.accepted) {
    throw new Error(`${command} was not accepted: ${JSON.stringify(outcome)}`);
  }
  return { ...outcome, commandId };
}

/** Waits for the outcome that the activity records. */
export async function outcomeOf({ stage }: Case, commandId: string): Promise<Outcome> {
  return eventually(async () => (await findCommand(stage.dependencies.db, commandId))?.outcome);
}

/** Of its workflow. */
export const handleOf = ({ stage, foundationId }: Case) =>
  stage.temporal.client.workflow.getHandle(workflowIdOf(foundationId));

export const eventsOf = ({ stage, foundationId }: Case) =>
  stage.dependencies.events.read(streamOf(foundationId));

const revisionOf = async (example: Case) => (await eventsOf(example)).at(-1)?.revision;

export async function typesOf(example: Case): Promise<string[]> {
  return (await eventsOf(example)).map(({ type }) => type);
}

/** Polls until there is a result. @throws Error after the limit */
export async function eventually<T>(
  look: () => Promise<T | undefined | null | false>,
  limitMs = 60_000,
): Promise<T> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const found = await look();
    if (found) return found;
    if (Date.now() > deadline) throw new Error(`Nothing happened within ${limitMs} ms.`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** With a notary and a company name of these people. */
export async function ownPayload(example: Case, command: CommandName): Promise<object> {
  const { people, stage, foundationId } = example;
  const payload = await usualPayload(stage.dependencies, foundationId, command);
  if (command === 'submit-core-data' || command === 'correct-core-data') {
    const preferredNotary = { name: 'Notariat am Dom', email: people.notaryEmail };
    return {
      ...payload,
      companyName: `Muster Werkzeugbau ${people.tag} UG`,
      preferredNotary,
    };
  }
  if (command === 'propose-notary-appointment') {
    return { ...payload, notaryEmail: people.notaryEmail, startsAt: workingTimeIn(60) };
  }
  return payload;
}

/** The same steps without a consultation, which nobody declines before saying who founds. */
export const declining = (steps: ReturnType<typeof stepsTo>) =>
  steps.flatMap(([command, role]): [CommandName, Role][] => {
    if (command === 'complete-consultation' || command === 'state-details') return [];
    if (command !== 'book-consultation') return [[command, role]];
    return [
      ['state-details', 'founder'],
      ['decline-consultation', role],
    ];
  });

/** What has to be done before a consultation is booked. */
export async function readyToBook(example: Case): Promise<void> {
  await accept(example, 'order-package', 'founder');
  await accept(example, 'state-participants', 'founder');
  await accept(example, 'accept-mandate', 'lawyer');
}

/** Orders, says who founds and does without a consultation. */
export async function decline(example: Case): Promise<void> {
  await readyToBook(example);
  await accept(example, 'state-details', 'founder');
  await accept(example, 'decline-consultation', 'founder');
}

/** Starts a foundation and takes it to a status, declining the consultation. */
export async function bringTo(example: Case, target: Status): Promise<void> {
  for (const [command, role] of declining(stepsTo(target))) await accept(example, command, role);
}
