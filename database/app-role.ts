import { sql } from 'kysely';
import pg from 'pg';
import { type Connection, connect, type Database } from './connection.ts';
import { nameOf } from './parts.ts';

/** Processes that migrate the same database at the same time grant rights one after the other. */
const GRANT_LOCK = 735_110_005;
const READ_MODELS = 'projections';

/** Rights on every table that is not listed below, including new ones. */
const USUAL = 'select, insert, update, delete';
/** Tables on which the running parts have fewer rights; null means none. */
const lessRights: Record<string, string | null> = {
  // `append_together` adds events; nothing changes or removes one.
  events: 'select',
  // `erase_key` erases a key of personal data; nothing replaces one.
  person_keys: 'select, insert',
  store_identity: 'select, insert, update',
  // Entries are never changed; `sweep_audit_log` removes old ones.
  audit_log: 'select, insert',
  // Documents and money stay as written, and triggers let invoice numbers only increase.
  invoices: 'select, insert',
  invoice_payments: 'select, insert',
  invoice_pdfs: 'select, insert',
  invoice_numbers: 'select, insert, update',
  invoice_states: 'select, insert, update',
  stripe_events: 'select, insert, delete',
  // Orders and what follows from them are final.
  orders: 'select, insert',
  order_lines: 'select, insert',
  order_billing: 'select, insert',
  order_withdrawals: 'select, insert',
  order_early_starts: 'select, insert',
  hour_packages: 'select, insert, update',
  hour_redemptions: 'select, insert',
  // These rows go with their account.
  hour_redemption_topics: 'select, insert',
  // What was published about the events.
  daily_roots: 'select, insert',
  chain_heads: 'select, insert',
  kysely_migration: null,
  kysely_migration_lock: null,
};

/** Further limits for all parts but the worker: they neither append events, nor erase keys, nor write roots. */
const lessBesideWorker: Record<string, string | null> = {
  ...lessRights,
  daily_roots: 'select',
  chain_heads: 'select',
  // People request an erasure and may withdraw the request; its row stays.
  erasures: 'select, insert, update',
  kept_classes: 'select',
};

const appending = sql`'append_together(jsonb)'::regprocedure`;
const ofWorker = sql`append_events(text, integer, jsonb), append_together(jsonb),
  sweep_audit_log(), erase_key(text), sweep_orders()`;

/**
 * Creates the roles of `appUrl` and `workerUrl` if necessary, and grants what the running parts need: the rows of
 * our tables, but no change of events or table definitions. Only the worker appends events, erases keys and
 * writes roots; without a role of its own, it shares that of the others. Every migration is followed by this
 * call. Roles belong to the server, so a restored or moved database gets its rights here as well.
 *
 * @returns why one of the roles cannot be used
 */
export async function prepareAppRole(
  owner: Connection,
  appUrl: string,
  workerUrl?: string,
): Promise<string | undefined> {
  if (workerUrl === undefined) return prepareRole(owner, appUrl, 'APP_DATABASE_URL', lessRights);
  const fault = await prepareRole(owner, workerUrl, 'WORKER_DATABASE_URL', lessRights);
  if (fault) return fault;
  const role = roleOf(appUrl);
  if (role === roleOf(workerUrl)) return 'WORKER_DATABASE_URL names the role of APP_DATABASE_URL.';
  const rights = (await stillWorksAs(owner.db, role ?? '')) ? lessRights : lessBesideWorker;
  return prepareRole(owner, appUrl, 'APP_DATABASE_URL', rights);
}

/**
 * Whether a worker is connected with the role of the other parts, as it was in earlier releases. During a rollout
 * it continues to work; the next migration revokes those rights. Connections of earlier releases have no names.
 */
async function stillWorksAs(db: Database, role: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_stat_activity
    where datname = current_database() and usename = ${role}
      and application_name in ('', ${nameOf('worker')})`.execute(db);
  return rows.length > 0;
}

const roleOf = (url: string) => new pg.Client({ connectionString: url }).user;

type Rights = Record<string, string | null>;

async function prepareRole(
  owner: Connection,
  url: string,
  variable: string,
  rights: Rights,
): Promise<string | undefined> {
  const { user: role, password } = new pg.Client({ connectionString: url });
  if (!role) return `${variable} names no role.`;
  const { db } = owner;
  if (!(await exists(db, role))) {
    if (!(await mayMakeRoles(db))) {
      return `There is no role "${role}", and DATABASE_URL may not make it. As a superuser: create role "${role}" login password '…';`;
    }
    await makeRole(db, role, password ?? null);
  }
  if (await isOwner(db, role)) return `The role "${role}" of ${variable} owns the tables.`;
  await db.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${GRANT_LOCK})`.execute(transaction);
    await grantAll(transaction, role, rights);
  });
  return unusable(url, role, variable);
}

async function exists(db: Database, role: string): Promise<boolean> {
  const { rows } = await sql`select from pg_roles where rolname = ${role}`.execute(db);
  return rows.length > 0;
}

async function mayMakeRoles(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)`.execute(db);
  return rows.length > 0;
}

async function makeRole(db: Database, role: string, password: string | null): Promise<void> {
  try {
    await sql`
      create role ${sql.id(role)} login password ${sql.lit(password)}`.execute(db);
  } catch (error) {
    // Another database of this server created the role at the same moment.
    if (!(await exists(db, role))) throw error;
  }
}

/** Superusers are members of every role. */
async function isOwner(db: Database, role: string): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class
    where oid = 'events'::regclass and pg_has_role(${role}, relowner, 'member')`.execute(db);
  return rows.length > 0;
}

async function grantAll(db: Database, role: string, rights: Rights): Promise<void> {
  const to = sql.id(role);
  const { rows: schemas } = await sql<{ name: string; open: boolean }>`
    select nspname as name, has_schema_privilege(${role}, oid, 'usage') as open
    from pg_namespace where nspname in (current_schema(), ${READ_MODELS})`.execute(db);
  for (const { name, open } of schemas) {
    // Often everybody may use the schema, and it is not ours to grant.
    if (!open) await sql`grant usage on schema ${sql.id(name)} to ${to}`.execute(db);
    await grantOnTables(db, name, role, rights);
  }
  const works = rights === lessRights;
  if (works) await sql`grant execute on function ${ofWorker} to ${to}`.execute(db);
  else await sql`revoke execute on function ${ofWorker} from ${to}`.execute(db);
  // A rebuild creates the schema of the read models again.
  await sql`alter default privileges grant usage on schemas to ${to}`.execute(db);
  await sql`alter default privileges grant ${sql.raw(USUAL)} on tables to ${to}`.execute(db);
}

async function grantOnTables(
  db: Database,
  schema: string,
  role: string,
  rights: Rights,
): Promise<void> {
  const to = sql.id(role);
  const { rows } = await sql<{ table: string }>`
    select relname as table from pg_class
    where relnamespace = (select oid from pg_namespace where nspname = ${schema})
      and relkind in ('r', 'p')
      and pg_has_role(relowner, 'usage')`.execute(db);
  for (const { table } of rows) {
    const name = sql.id(schema, table);
    const less = schema === READ_MODELS ? undefined : rights[table];
    await sql`revoke all on ${name} from ${to}`.execute(db);
    if (less === null) continue;
    await sql`grant ${sql.raw(less ?? USUAL)} on ${name} to ${to}`.execute(db);
  }
}

/** @returns why production does not run with the role of this connection */
export async function mightyRoleFault(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ role: string }>`
    select current_user as role
    where has_table_privilege('events', 'insert, update, delete, truncate, trigger')
      or has_schema_privilege(current_schema(), 'create')
      or has_schema_privilege(${READ_MODELS}, 'create')`.execute(db);
  const [mighty] = rows;
  return (
    mighty &&
    `The role "${mighty.role}" may change events or make tables. Revoke what others have granted to ` +
      'it, or name another role for the parts: APP_DATABASE_URL when migrating, DATABASE_URL of ' +
      'api, worker and projections.'
  );
}

/** @returns a warning for production where this connection's role, or the named one, has rights of the worker */
export async function workerRightsHeld(db: Database, ofUrl?: string): Promise<string | undefined> {
  const named = ofUrl === undefined ? undefined : roleOf(ofUrl);
  const role = named === undefined ? sql<string>`current_user` : sql<string>`${named}::name`;
  const { rows } = await sql<{ role: string; apart: boolean }>`
    select ${role} as role, exists (
      select from pg_proc, aclexplode(proacl)
      where pg_proc.oid = ${appending}
        and grantee not in (0, proowner, to_regrole(quote_ident(${role}))::oid)
    ) as apart
    where has_function_privilege(${role}, ${appending}, 'execute')`.execute(db);
  const [held] = rows;
  return (
    held &&
    `The role "${held.role}" may append events, erase keys and write roots, as only the worker has to. ${
      held.apart
        ? 'The worker has a role of its own: migrate once more, now that no part of the release before runs.'
        : "Name a role of its own for the worker: WORKER_DATABASE_URL when migrating, and as the worker's DATABASE_URL."
    }`
  );
}

/** @returns why a worker cannot work with the role of this connection */
export async function workerRightsMissing(db: Database): Promise<string | undefined> {
  const { rows } = await sql<{ role: string; may: boolean }>`
    select current_user as role, has_function_privilege(${appending}, 'execute') as may`.execute(
    db,
  );
  const [found] = rows;
  if (!found || found.may) return undefined;
  return (
    `The role "${found.role}" may not append events, so no worker can run with it. Name the worker's ` +
    'role as its DATABASE_URL: the one of WORKER_DATABASE_URL when migrating, or migrate without ' +
    'WORKER_DATABASE_URL where all parts share a role.'
  );
}

/** Rights granted by somebody else count as well: to the role, to its groups, or to everybody. */
async function unusable(url: string, role: string, variable: string): Promise<string | undefined> {
  const app = connect(url, 1);
  try {
    return await mightyRoleFault(app.db);
  } catch (error) {
    return `The role "${role}" of ${variable} cannot be used: ${(error as Error).message}`;
  } finally {
    await app.close();
  }
}
