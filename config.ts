import { z } from 'zod';
import { type Operator, operatorSchema, sampleOperator } from '#domain/site/operator.ts';

const port = (fallback: number) => z.coerce.number().int().min(1).max(65535).default(fallback);
const optional = z.string().min(1).optional();
const json = z.string().transform((text, context) => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    context.addIssue('is not JSON');
    return z.NEVER;
  }
});
/** Secrets are 32 characters or more; a default would be a secret everybody knows. */
const secret = z.string().min(32);

/**
 * Everything a process may take from its environment, parsed once in its main file and passed on
 * as a value. Secrets have no default: in demo mode `scripts/start.ts` makes them once and keeps
 * them in `DATA_DIR`.
 */
const schema = z.object({
  APP_MODE: z.enum(['demo', 'production']).default('demo'),
  PORT: port(3000),
  PUBLIC_URL: z.url().optional(),
  API_BASE: z.string().default('/api'),
  DATABASE_URL: z.string().min(1),
  KURRENTDB_URL: optional,
  TEMPORAL_ADDRESS: z.string().default('127.0.0.1:7233'),
  TEMPORAL_NAMESPACE: z.string().min(1).default('default'),
  TEMPORAL_UI_URL: z.url().default('http://localhost:8233'),
  SMTP_URL: z.string().default('smtp://127.0.0.1:1025'),
  MAIL_FROM: z.string().default('Siebenschritt <post@siebenschritt.example>'),
  DATA_DIR: z.string().default('.data'),
  CLAMD_SOCKET: optional,
  PUBLIC_STATIC_TOKEN: optional,
  /** Company data and law firm as JSON, see `domain/site/operator.ts`; a sample unless set. */
  OPERATOR: json.pipe(operatorSchema).default(sampleOperator),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** Set by `npm run dev`: the site from its sources, a worker that can be replaced at any time. */
  DEVELOPMENT: z.enum(['on', 'off']).default('off'),
  /** Durations of reminders as JSON, see `workflows/processes/durations.ts`; tests make them milliseconds. */
  DURATIONS: optional,
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
});

type Environment = z.infer<typeof schema>;

export interface Config {
  mode: Environment['APP_MODE'];
  port: number;
  /** Origin of the site, without a final slash. */
  publicUrl: string;
  apiBase: string;
  databaseUrl: string;
  kurrentdbUrl: string | undefined;
  temporalAddress: string;
  temporalNamespace: string;
  temporalUiUrl: string;
  smtpUrl: string;
  mailFrom: string;
  dataDir: string;
  clamdSocket: string | undefined;
  publicStaticToken: string | undefined;
  operator: Operator;
  rateLimits: boolean;
  development: boolean;
  durations: string | undefined;
  tokenSecret: string;
  linkSecret: string;
  personKeySecret: string;
}

/** @throws Error with one line per wrong variable; never repeats a value, it may be a secret. */
export function parseConfig(env: Record<string, string | undefined>): Config {
  const parsed = schema.safeParse(env);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`);
    throw new Error(`The configuration is not usable.\n${lines.join('\n')}`);
  }
  const values = parsed.data;
  if (values.APP_MODE === 'production') refuseDemoSettings(values);
  return {
    mode: values.APP_MODE,
    port: values.PORT,
    publicUrl: (values.PUBLIC_URL ?? `http://localhost:${values.PORT}`).replace(/\/+$/, ''),
    apiBase: values.API_BASE,
    databaseUrl: values.DATABASE_URL,
    kurrentdbUrl: values.KURRENTDB_URL,
    temporalAddress: values.TEMPORAL_ADDRESS,
    temporalNamespace: values.TEMPORAL_NAMESPACE,
    temporalUiUrl: values.TEMPORAL_UI_URL,
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    dataDir: values.DATA_DIR,
    clamdSocket: values.CLAMD_SOCKET,
    publicStaticToken: values.PUBLIC_STATIC_TOKEN,
    operator: values.OPERATOR,
    rateLimits: values.RATE_LIMITS === 'on',
    development: values.DEVELOPMENT === 'on',
    durations: values.DURATIONS,
    tokenSecret: values.TOKEN_SECRET,
    linkSecret: values.LINK_SECRET,
    personKeySecret: values.PERSON_KEY_SECRET,
  };
}

/** Secrets made by the demo begin with this, so production can tell them apart. */
export const DEMO_SECRET_PREFIX = 'demo-';

function refuseDemoSettings(values: Environment): void {
  const secrets = ['TOKEN_SECRET', 'LINK_SECRET', 'PERSON_KEY_SECRET'] as const;
  const demo = secrets.filter((name) => values[name].startsWith(DEMO_SECRET_PREFIX));
  if (demo.length > 0) throw new Error(`Production refuses demo secrets: ${demo.join(', ')}.`);
  if (values.RATE_LIMITS === 'off') throw new Error('Production refuses RATE_LIMITS=off.');
  if (values.DEVELOPMENT === 'on') throw new Error('Production refuses DEVELOPMENT=on.');
  if (!values.PUBLIC_URL) throw new Error('Production needs PUBLIC_URL.');
}
