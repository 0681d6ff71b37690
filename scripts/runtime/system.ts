import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { temporalAccessNames } from '#domain/temporal-access.ts';
import { identityPart, identityProvider } from '../servers/identity.ts';
import { mailPart } from '../servers/mail.ts';
import { refuseTakenPorts } from '../servers/ports.ts';
import {
  appUrlFor,
  type PostgresOptions,
  postgresPart,
  postgresUrl,
  workerUrlFor,
} from '../servers/postgres.ts';
import { temporalPart } from '../servers/temporal.ts';
import { findTemporalCli } from '../servers/temporal-cli.ts';
import { type ApplicationPart, apiPart, projectionsPart, workerPart } from './application.ts';
import { type DatabaseUrls, prepareOwnDatabase } from './database.ts';
import { waitForStore } from './event-store.ts';
import { type Say, withProgress } from './progress.ts';
import { leaveDataFolder, noteParts, takeDataFolder } from './running.ts';
import { demoSecrets } from './secrets.ts';
import { root, type Settings } from './settings.ts';
import { createSupervisor, type Supervisor } from './supervise.ts';
import { buildWeb } from './web-build.ts';

type Environment = Record<string, string | undefined>;

export interface System {
  /** Resolves when every part is up. @throws Problem */
  start(): Promise<void>;
  /** @returns whether the part is up again */
  restart(part: ApplicationPart): Promise<boolean>;
  /** Adds missing demo foundations, and says how many. */
  fillDemo(): Promise<void>;
  stop(): Promise<void>;
}

const STORE_HEAD_START_MS = 5_000;
/** The API stops first, so that it accepts nothing the other parts can no longer do. */
const STOP_ORDER = ['api', 'projections', 'worker'];

/** Where the site comes from: a build, or for `npm run dev` the source files as they are now. */
export type WebFrom = 'built' | 'sources';

/** Everything `npm start` runs on one data folder, except servers named in the environment. */
export function createSystem(
  settings: Settings,
  env: Environment,
  say: Say,
  web: WebFrom = 'built',
): System {
  const dataDir = settings.DATA_DIR;
  const ended = new AbortController();
  let supervisor: Supervisor | undefined;
  let partEnv: Environment = {};
  let workerEnv: Environment = {};
  return {
    async start() {
      const secrets = settings.APP_MODE === 'demo' ? demoSecrets(dataDir) : undefined;
      const postgres: PostgresOptions = {
        dataDir,
        port: settings.POSTGRES_PORT,
        password: secrets?.POSTGRES_PASSWORD ?? '',
        durable: true,
      };
      const urls = databaseUrlsOf(settings, postgresUrl(postgres));
      const addresses = addressesOf(settings, urls);
      await takeDataFolder(dataDir, {
        address: settings.publicUrl,
        databaseUrl: urls.ownerUrl,
        temporalAddress: addresses.TEMPORAL_ADDRESS,
        kurrentdbUrl: settings.KURRENTDB_URL,
        eventStreamPrefix: settings.EVENT_STREAM_PREFIX,
      });
      await refuseTakenPorts(ownPorts(settings));
      const noted = () => supervisor && noteParts(dataDir, supervisor.running());
      supervisor = createSupervisor(join(dataDir, 'logs'), say, noted);
      partEnv = {
        ...secrets,
        ...env,
        ...addresses,
        APP_DATABASE_URL: undefined,
        WORKER_DATABASE_URL: undefined,
        ...(settings.TEMPORAL_ADDRESS ? {} : noTemporalAccess),
        ...(secrets && hasOwnIdentity(settings) && providedBy(settings, secrets.LINK_SECRET)),
        PATH: pathWithOwnNode(env),
        ...(web === 'sources' && { DEVELOPMENT: 'on' }),
      };
      workerEnv = asWorker(partEnv, urls);
      const plan = { settings, urls, env: partEnv, postgres, supervisor, say, ended: ended.signal };
      await startParts({ ...plan, web });
    },
    async fillDemo() {
      const { APP_MODE, DEMO_FOUNDATIONS } = settings;
      if (APP_MODE !== 'demo' || DEMO_FOUNDATIONS === 'off') return;
      // Loaded late, so that it does not delay the start.
      const { fillDemo } = await import('./demo.ts');
      const added = await fillDemo(workerEnv, DEMO_FOUNDATIONS);
      if (added > 0) say(`${added} demo foundations added, see the console`);
    },
    restart: async (part) => (await supervisor?.restart(part, RESTART_LIMITS_MS[part])) ?? false,
    async stop() {
      ended.abort();
      await supervisor?.stop(STOP_ORDER);
      leaveDataFolder(dataDir);
    },
  };
}

/**
 * Time limits of restarts. Requests under way in the API are cut short, since they may wait for a restarting
 * worker. The worker gets longer: killing it leaves activities behind that are retried only after their timeout.
 */
const RESTART_LIMITS_MS: Record<ApplicationPart, number> = {
  api: 200,
  projections: 1_000,
  worker: 5_000,
};

interface Plan {
  settings: Settings;
  urls: DatabaseUrls;
  env: Environment;
  postgres: PostgresOptions;
  supervisor: Supervisor;
  say: Say;
  ended: AbortSignal;
  web: WebFrom;
}

/** Starts the site while Temporal may still be downloading or building. */
async function startParts(plan: Plan): Promise<void> {
  const { settings, supervisor, env, say } = plan;
  const temporal = startTemporal(plan);
  const mail = settings.SMTP_URL ? undefined : supervisor.start(mailOf(settings));
  const identity = hasOwnIdentity(settings)
    ? supervisor.start(identityPart(identityOf(settings, env.LINK_SECRET ?? '')))
    : undefined;
  const store = startSite(plan).then((site) => site?.store);
  await Promise.all([
    mail,
    identity,
    store,
    temporal.then(async () => {
      await store;
      if (!plan.ended.aborted) await supervisor.start(workerPart(asWorker(env, plan.urls)));
    }),
  ]);
  if (plan.ended.aborted) say('It was stopped before everything was up.');
}

/** Starts the site. It does not wait long for the event store; commands answer 503 until it is there. */
async function startSite(plan: Plan) {
  const { settings, urls, env, postgres, supervisor, say, ended, web } = plan;
  const building = web === 'built' ? buildWeb(say, ended) : undefined;
  const database = async () => {
    if (!settings.DATABASE_URL) await supervisor.start(await postgresPart(postgres));
    if (!ended.aborted) await prepareOwnDatabase(urls, settings);
  };
  await Promise.all([building, withProgress(say, 'preparing the database', database())]);
  const store = waitForStore(storeOf(settings, asWorker(env, urls)), say, ended);
  // A fault that waiting does not mend ends the start before any part runs.
  await Promise.race([store, sleep(STORE_HEAD_START_MS)]);
  if (ended.aborted) return { store };
  await Promise.all([
    supervisor.start(apiPart(env, settings.PORT)),
    supervisor.start(projectionsPart(env)),
  ]);
  if (!ended.aborted) say(`The site is up: ${settings.publicUrl}`);
  return { store };
}

/**
 * The worker's environment. Only the worker may append, so checks of the store and the demo's filling use its
 * role as well.
 */
const asWorker = (env: Environment, { workerUrl }: DatabaseUrls): Environment =>
  workerUrl ? { ...env, DATABASE_URL: workerUrl } : env;

/** Our own Temporal server needs no access data, so those of another server are left out. */
const noTemporalAccess = Object.fromEntries(temporalAccessNames.map((name) => [name, undefined]));

const storeOf = (settings: Settings, env: Environment) => ({
  mode: settings.APP_MODE,
  databaseUrl: env.DATABASE_URL ?? '',
  kurrentdbUrl: settings.KURRENTDB_URL,
  eventStreamPrefix: settings.EVENT_STREAM_PREFIX,
});

async function startTemporal({ settings, env, supervisor, say, ended }: Plan): Promise<void> {
  if (settings.TEMPORAL_ADDRESS) return;
  const cli = await findTemporalCli(env, say);
  if (ended.aborted) return;
  const { DATA_DIR: dataDir, TEMPORAL_PORT: port, TEMPORAL_UI_PORT: uiPort } = settings;
  await supervisor.start(temporalPart({ cli, dataDir, port, uiPort, durable: true }));
}

function mailOf({ DATA_DIR, SMTP_PORT, MAIL_WEB_PORT }: Settings) {
  return mailPart({ dataDir: DATA_DIR, smtpPort: SMTP_PORT, webPort: MAIL_WEB_PORT });
}

/** A demo in which nobody has named a provider of identification. */
const hasOwnIdentity = ({ APP_MODE, IDENTIFICATION_PROVIDERS }: Settings) =>
  APP_MODE === 'demo' && !IDENTIFICATION_PROVIDERS;

const identityOf = ({ IDENTITY_PORT: port, publicUrl }: Settings, linkSecret: string) => ({
  port,
  publicUrl,
  linkSecret,
});

const providedBy = (settings: Settings, linkSecret: string) => ({
  IDENTIFICATION_PROVIDERS: JSON.stringify([identityProvider(identityOf(settings, linkSecret))]),
});

/** Roles on an external server are up to its operator. */
function databaseUrlsOf(settings: Settings, ownDatabase: string): DatabaseUrls {
  const { DATABASE_URL, APP_DATABASE_URL, WORKER_DATABASE_URL } = settings;
  if (DATABASE_URL) {
    return { ownerUrl: DATABASE_URL, appUrl: APP_DATABASE_URL, workerUrl: WORKER_DATABASE_URL };
  }
  return {
    ownerUrl: ownDatabase,
    appUrl: appUrlFor(ownDatabase),
    workerUrl: workerUrlFor(ownDatabase),
  };
}

/** Settings of the parts, for servers the environment does not name. */
function addressesOf(settings: Settings, { ownerUrl, appUrl }: DatabaseUrls) {
  return {
    DATABASE_URL: appUrl ?? ownerUrl,
    TEMPORAL_ADDRESS: settings.TEMPORAL_ADDRESS ?? `127.0.0.1:${settings.TEMPORAL_PORT}`,
    SMTP_URL: settings.SMTP_URL ?? `smtp://127.0.0.1:${settings.SMTP_PORT}`,
    ...(settings.TEMPORAL_ADDRESS ? {} : { TEMPORAL_UI_URL: temporalUi(settings) }),
    APP_MODE: settings.APP_MODE,
    PORT: String(settings.PORT),
    PUBLIC_URL: settings.publicUrl,
    DATA_DIR: settings.DATA_DIR,
  };
}

export function temporalUi(settings: Settings): string {
  return `http://localhost:${settings.TEMPORAL_UI_PORT}`;
}

function ownPorts(settings: Settings): Record<string, number> {
  const { PORT, POSTGRES_PORT, TEMPORAL_PORT, TEMPORAL_UI_PORT, SMTP_PORT, MAIL_WEB_PORT } =
    settings;
  return {
    PORT,
    ...(settings.DATABASE_URL ? {} : { POSTGRES_PORT }),
    ...(settings.TEMPORAL_ADDRESS ? {} : { TEMPORAL_PORT, TEMPORAL_UI_PORT }),
    ...(settings.SMTP_URL ? {} : { SMTP_PORT, MAIL_WEB_PORT }),
    ...(hasOwnIdentity(settings) && { IDENTITY_PORT: settings.IDENTITY_PORT }),
  };
}

export function pathWithOwnNode(env: Environment): string {
  return [join(root, 'node_modules/.bin'), env.PATH].filter(Boolean).join(delimiter);
}
