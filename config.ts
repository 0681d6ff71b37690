import { isIP } from 'node:net';
import { join } from 'node:path';
import { z } from 'zod';
import { clamdSchema } from '#domain/files/clamd.ts';
import { objectStoreSchema } from '#domain/files/object-store.ts';
import { identificationGates } from '#domain/foundations/command.ts';
import { PACKAGE_NET_CENTS } from '#domain/pricing/price.ts';
import {
  operatorSchema,
  sampleOperator,
  sampleSender,
  senderSchema,
} from '#domain/site/operator.ts';
import { temporalAccessOf, temporalAccessSchema } from '#domain/temporal-access.ts';
import { withFiles } from './environment.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const cents = z.coerce.number('is no number of cents').int().min(0);
const optional = z.string().min(1).optional();
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
});
/** A default would be a secret that everybody knows. */
const secret = z.string('is missing').min(32, 'needs 32 characters or more');

const webAddress = z.url({ protocol: /^https?$/, error: 'is no http(s) address' });

const loginProvider = z.strictObject({
  /** Part of addresses and of stored identities, so it belongs to its issuer for good. */
  name: z
    .string()
    .regex(/^(?!default$)[a-z0-9][a-z0-9-]{0,39}$/, 'has to be lower case letters, digits and -'),
  /** The label of the button, after "Log in with". */
  label: z.string().trim().min(1).max(40),
  icon: z.string().min(1).max(40).nullable().default(null),
  issuer: webAddress,
  clientId: z.string().min(1).max(500),
  clientSecret: z.string().min(1).max(2_000),
  scopes: z
    .string()
    .regex(/^[\x21-\x7e]+( [\x21-\x7e]+)*$/, 'has to be words separated by single spaces')
    .refine((scopes) => scopes.split(' ').includes('openid'), 'has to include openid')
    .default('openid email profile'),
  /** The cookie that a login sets. */
  mode: z.enum(['session', 'cookie']).default('session'),
  /** Addresses besides our own site to which a login may lead, compared by origin and path. */
  redirectAllowList: z.array(webAddress).default([]),
});
export type LoginProvider = z.output<typeof loginProvider>;

const loginProviders = z
  .array(loginProvider)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names one twice');

/** Somebody who identifies people by OpenID Connect for Identity Assurance; its name is part of what is stored. */
const identityProvider = loginProvider
  .pick({ name: true, label: true, issuer: true, clientId: true, clientSecret: true, scopes: true })
  .extend({ scopes: loginProvider.shape.scopes.default('openid') });
export type IdentityProvider = z.output<typeof identityProvider>;

const identityProviders = z
  .array(identityProvider)
  .max(10)
  .refine((all) => new Set(all.map(({ name }) => name)).size === all.length, 'names one twice');

/** Who else is obliged and identifies instead, and since when that is agreed (§ 17 GwG). */
const reliance = z.strictObject({
  party: z.string().trim().min(1).max(200),
  agreedOn: z.iso.date('is no day'),
});

/** `store-…` is reserved for the store's own streams. */
export const streamPrefix = z
  .string()
  .regex(/^(?!store-)[A-Za-z][\w.-]{0,59}-$/, 'has to be a word that ends in -, not store-')
  .default('foundation-');

const PROXIES = 'is a number of proxies, or their addresses and networks separated by commas';

/** Proxies whose `X-Forwarded-For` counts: their number (0 for none), or their addresses and networks. */
const trustedProxies = z.string().transform((value, context): TrustedProxies => {
  const entries = value.split(',').map((entry) => entry.trim());
  if (/^\d{1,2}$/.test(value.trim())) return Number(value);
  if (entries.every(isNetwork)) return entries;
  context.addIssue({ code: 'custom', message: PROXIES });
  return z.NEVER;
});
type TrustedProxies = number | string[];

function isNetwork(entry: string): boolean {
  const [address = '', prefix, ...more] = entry.split('/');
  const bits = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits < 0 || more.length > 0) return false;
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= bits);
}

/** A path in this process, or the address of another one. */
const apiBase = z
  .string()
  .regex(/^(\/(?!\/)|https?:\/\/[^/])\S*$/, 'is a path or an http(s) address')
  .transform((base) => base.replace(/(?<!\/)\/+$/, ''));

/**
 * Every variable that a process may read, parsed once in its main file and passed on as a value. Secrets have no
 * default: in demo mode `scripts/start.ts` generates them once and keeps them in `DATA_DIR`.
 */
const schema = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port(3000),
  /** The address to listen on; by default localhost in the demo, and all addresses in production. */
  HOST: z.union([z.ipv4(), z.ipv6()], 'is no IP address').optional(),
  PUBLIC_URL: z.url().optional(),
  API_BASE: apiBase.default('/api'),
  DATABASE_URL: z.string('is missing'),
  KURRENTDB_URL: optional,
  /** Prefix of the names of our streams; systems that share a server need different ones. */
  EVENT_STREAM_PREFIX: streamPrefix,
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  ...temporalAccessSchema,
  TEMPORAL_UI_URL: z.url().default('http://localhost:8233'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:1025'),
  MAIL_FROM: senderSchema.default(sampleSender),
  DATA_DIR: z.string().default('.data'),
  /** A folder that no backup contains and no restore overwrites, see `modules/erasures/ledger.ts`. */
  ERASURE_LEDGER: optional,
  /** An object store for files, instead of a folder of `DATA_DIR`. */
  FILES_URL: objectStoreSchema.optional(),
  CLAMD_SOCKET: clamdSchema.optional(),
  PUBLIC_STATIC_TOKEN: optional,
  /** Company data and law firm as JSON, see `domain/site/operator.ts`; a sample by default. */
  OPERATOR: json.pipe(operatorSchema).default(sampleOperator),
  /** The container that public pages load after consent; without one nobody is asked. */
  TAG_MANAGER_ID: z
    .string()
    .regex(/^[\w-]{4,40}$/, 'is no id of a container')
    .optional(),
  TAG_MANAGER_ORIGIN: webAddress.default('https://www.googletagmanager.com'),
  /** OpenID providers for logins, as JSON, see `loginProvider`. */
  LOGIN_PROVIDERS: json.pipe(loginProviders).default([]),
  /** What waits until people are identified, see `identificationGates`. */
  IDENTIFICATION: z.enum(identificationGates).default('drafts'),
  /** On whose identification we rely, as JSON; production needs it where drafts do not wait for ours. */
  IDENTIFICATION_RELIANCE: json.pipe(reliance).optional(),
  /** Providers of identification, as JSON, see `identityProvider`; without one people come in person. */
  IDENTIFICATION_PROVIDERS: json.pipe(identityProviders).default([]),
  /** The parts of the formation package: our service, and the law firm's work. */
  PACKAGE_SERVICE_NET_CENTS: cents.default(49_900),
  PACKAGE_LAW_FIRM_NET_CENTS: cents.default(30_000),
  /** Keys for card payments: both or none. */
  STRIPE_SECRET_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  /** Another address of Stripe's API, for tests. */
  STRIPE_API_URL: webAddress.optional(),
  /** Origin of the payment pages, which a custom domain changes. */
  STRIPE_CHECKOUT_ORIGIN: webAddress.default('https://checkout.stripe.com'),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Port on which each process answers `/live`, `/ready` and `/metrics`; by default nothing listens. */
  METRICS_PORT: z.coerce.number().int().min(1).max(65535).optional(),
  /** Bearer token for `/metrics` on that port; without one nobody may read them. */
  METRICS_TOKEN: secret.optional(),
  /** Address of an OpenTelemetry collector, over HTTP; without one nothing is traced. */
  OTEL_EXPORTER_OTLP_ENDPOINT: webAddress.optional(),
  /** Set by `npm run dev`: the site comes from its sources, and the worker can be replaced at any time. */
  DEVELOPMENT: z.enum(['on', 'off']).default('off'),
  TRUSTED_PROXIES: trustedProxies.default(0),
  /** Durations of reminders as JSON, see `workflows/processes/durations.ts`; tests use milliseconds. */
  DURATIONS: optional,
  /** Days until something is due as JSON, where they differ from `domain/foundations/due-dates.ts`. */
  DUE_DAYS: optional,
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
});

type Environment = z.infer<typeof schema>;

/** Names of all variables, which docker compose has to pass on. */
export const variableNames: readonly string[] = Object.keys(schema.shape);

const stripeNames = ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'];

/**
 * Parses the environment; an empty variable counts as missing.
 *
 * @throws Error with one line per wrong variable, without values, which may be secrets
 */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = schema.safeParse(given);
  const faults = new Map<string, string>();
  for (const { path, message } of parsed.error?.issues ?? []) faults.set(path.join('.'), message);
  const unfit = parsed.data?.APP_MODE === 'production' ? unfitValues(parsed.data) : [];
  for (const [name, fault] of [...productionFaults(given), ...unfit]) {
    if (!faults.has(name)) faults.set(name, fault);
  }
  if (parsed.success && !isWholePackage(parsed.data)) {
    const sum = `has to be ${PACKAGE_NET_CENTS} together with PACKAGE_LAW_FIRM_NET_CENTS`;
    faults.set('PACKAGE_SERVICE_NET_CENTS', sum);
  }
  for (const [one, other] of [stripeNames, stripeNames.toReversed()]) {
    if (one && other && given[one] && !given[other]) faults.set(other, `is needed with ${one}`);
  }
  if (!parsed.success || faults.size > 0) {
    const lines = [...faults].map(([name, fault]) => `${name}: ${fault}`);
    throw new Error(`The configuration is not usable.\n${lines.join('\n')}`);
  }
  return configOf(parsed.data);
}

const configOf = (values: Environment) => ({
  mode: values.APP_MODE,
  port: values.PORT,
  /** Undefined for all addresses of the machine. */
  host: values.HOST ?? (values.APP_MODE === 'demo' ? '127.0.0.1' : undefined),
  /** Origin of the site, without a final slash. */
  publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/(?<!\/)\/+$/, ''),
  apiBase: values.API_BASE,
  databaseUrl: values.DATABASE_URL,
  kurrentdbUrl: values.KURRENTDB_URL,
  eventStreamPrefix: values.EVENT_STREAM_PREFIX,
  temporalAddress: values.TEMPORAL_ADDRESS,
  temporalNamespace: values.TEMPORAL_NAMESPACE,
  /** Further access data for Temporal, by the names of its own settings. */
  temporalAccess: temporalAccessOf(values),
  temporalUiUrl: values.TEMPORAL_UI_URL,
  smtpUrl: values.SMTP_URL,
  mailFrom: values.MAIL_FROM,
  dataDir: values.DATA_DIR,
  erasureLedger: values.ERASURE_LEDGER ?? join(values.DATA_DIR, 'erasures'),
  objectStore: values.FILES_URL,
  clamd: values.CLAMD_SOCKET,
  publicStaticToken: values.PUBLIC_STATIC_TOKEN,
  operator: values.OPERATOR,
  packagePrices: {
    serviceNetCents: values.PACKAGE_SERVICE_NET_CENTS,
    lawFirmNetCents: values.PACKAGE_LAW_FIRM_NET_CENTS,
  },
  /** Address of the tag manager's script. */
  tagManager: tagManagerOf(values),
  /** Undefined where nobody can pay by card. */
  stripe: stripeOf(values),
  loginProviders: values.LOGIN_PROVIDERS,
  identificationGate: values.IDENTIFICATION,
  identityProviders: values.IDENTIFICATION_PROVIDERS,
  rateLimits: values.RATE_LIMITS === 'on',
  metricsPort: values.METRICS_PORT,
  metricsToken: values.METRICS_TOKEN,
  traceEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
  development: values.DEVELOPMENT === 'on',
  trustedProxies: values.TRUSTED_PROXIES,
  durations: values.DURATIONS,
  dueDays: values.DUE_DAYS,
  tokenSecret: values.TOKEN_SECRET,
  linkSecret: values.LINK_SECRET,
  personKeySecret: values.PERSON_KEY_SECRET,
});
export type Config = ReturnType<typeof configOf>;

/** The site names one price, so both parts are needed or neither. */
const isWholePackage = ({
  PACKAGE_SERVICE_NET_CENTS: service,
  PACKAGE_LAW_FIRM_NET_CENTS: lawFirm,
}: Environment) => service + lawFirm === PACKAGE_NET_CENTS;

export type StripeConfig = NonNullable<Config['stripe']>;

function stripeOf(env: Environment) {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = env;
  if (!secretKey || !webhookSecret) return undefined;
  const checkoutOrigin = new URL(env.STRIPE_CHECKOUT_ORIGIN).origin;
  return { secretKey, webhookSecret, apiUrl: env.STRIPE_API_URL, checkoutOrigin };
}

function tagManagerOf({ TAG_MANAGER_ID: id, TAG_MANAGER_ORIGIN: origin }: Environment) {
  return id && new URL(`/gtm.js?${new URLSearchParams({ id })}`, origin).href;
}

/** Parses the environment for a main file; ends the process with one line per wrong variable. */
export function loadConfig(env: Record<string, string | undefined>): Config {
  try {
    return parseConfig(withFiles(env, variableNames));
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
    process.exit(1);
  }
}

const storesSchema = schema.pick({
  DATABASE_URL: true,
  KURRENTDB_URL: true,
  EVENT_STREAM_PREFIX: true,
});

/**
 * Settings of a script that only reads events.
 *
 * @throws ZodError
 */
export function parseStores(
  env: Record<string, string | undefined>,
): Pick<Config, 'databaseUrl' | 'kurrentdbUrl' | 'eventStreamPrefix'> {
  const values = storesSchema.parse(env);
  return {
    databaseUrl: values.DATABASE_URL,
    kurrentdbUrl: values.KURRENTDB_URL,
    eventStreamPrefix: values.EVENT_STREAM_PREFIX,
  };
}

/** Prefix of secrets that the demo generates, so that production can tell them apart. */
export const DEMO_SECRET_PREFIX = 'demo-';

/** In production none of these may fall back to the demo's defaults, such as mails to a catcher. */
const neededInProduction = [
  'APP_MODE',
  'PUBLIC_URL',
  'DATABASE_URL',
  'TEMPORAL_ADDRESS',
  'SMTP_URL',
  'MAIL_FROM',
  'OPERATOR',
  'TRUSTED_PROXIES',
] as const;

const secretNames = ['TOKEN_SECRET', 'LINK_SECRET', 'PERSON_KEY_SECRET'] as const;
/** 32 random hexadecimal characters contain about fourteen different ones. */
const DIFFERENT_CHARACTERS = 8;
/** With more proxies, their networks have to be named: a wrong number lets clients choose their address. */
const MOST_PROXIES = 3;

/** Well-formed values that belong to a demo, or are open to everybody. */
function* unfitValues(values: Environment): Generator<[name: string, fault: string]> {
  if (!values.PUBLIC_URL?.startsWith('https://'))
    yield ['PUBLIC_URL', 'has to begin with https://'];
  if (values.LOGIN_PROVIDERS.some(({ issuer }) => !issuer.startsWith('https:'))) {
    yield ['LOGIN_PROVIDERS', 'needs issuers with https in production'];
  }
  if (values.IDENTIFICATION_PROVIDERS.some(({ issuer }) => !issuer.startsWith('https:'))) {
    yield ['IDENTIFICATION_PROVIDERS', 'needs issuers with https in production'];
  }
  if (values.IDENTIFICATION !== 'drafts' && !values.IDENTIFICATION_RELIANCE) {
    yield ['IDENTIFICATION_RELIANCE', `is needed with IDENTIFICATION=${values.IDENTIFICATION}`];
  }
  const { name, bank, sample } = values.OPERATOR;
  const isSample =
    sample || name === sampleOperator.name || bank?.iban === sampleOperator.bank?.iban;
  if (isSample) yield ['OPERATOR', 'is the sample'];
  if (values.MAIL_FROM.domain.endsWith('.example')) yield ['MAIL_FROM', 'is the sample'];
  if (typeof values.TRUSTED_PROXIES === 'number' && values.TRUSTED_PROXIES > MOST_PROXIES) {
    yield ['TRUSTED_PROXIES', 'is a high number: name the networks of the proxies'];
  }
  for (const name of secretNames) {
    const isShared = secretNames.some((other) => other !== name && values[other] === values[name]);
    if (isShared) yield [name, 'is the same as another secret'];
    else if (new Set(values[name]).size < DIFFERENT_CHARACTERS) yield [name, 'is too simple'];
  }
}

function* productionFaults(
  env: Record<string, string | undefined>,
): Generator<[name: string, fault: string]> {
  // The image sets NODE_ENV, so that forgetting APP_MODE does not start a demo.
  if ((env.APP_MODE ?? env.NODE_ENV) !== 'production') return;
  for (const name of neededInProduction) {
    if (env[name] === undefined) yield [name, 'is missing'];
  }
  for (const name of secretNames) {
    if (env[name]?.startsWith(DEMO_SECRET_PREFIX)) yield [name, 'is a secret of the demo'];
  }
  for (const [name, refused] of Object.entries({ RATE_LIMITS: 'off', DEVELOPMENT: 'on' })) {
    if (env[name] === refused) yield [name, `must not be ${refused} in production`];
  }
}
