import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { prepareAppRole, workerRightsHeld, workerRightsMissing } from '#database/app-role.ts';
import { type Connection, connect } from '#database/connection.ts';
import { START } from '#event-store/port.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { rebuild } from '#projections/rebuild.ts';
import { updateSchema } from '#projections/update-schema.ts';
import { freshDatabase, withDatabase } from '#tests/support/database.ts';
import { newStream, someEvents } from '#tests/support/event-stores.ts';

const database = await withDatabase();

const USUAL = 'DELETE INSERT SELECT UPDATE';
const expected: Record<string, string> = {
  'public.events': 'SELECT',
  'public.audit_log': 'INSERT SELECT',
  'public.person_keys': 'INSERT SELECT',
  'public.store_identity': 'INSERT SELECT UPDATE',
  'public.invoices': 'INSERT SELECT',
  'public.invoice_payments': 'INSERT SELECT',
  'public.invoice_pdfs': 'INSERT SELECT',
  'public.invoice_numbers': 'INSERT SELECT UPDATE',
  'public.invoice_states': 'INSERT SELECT UPDATE',
  'public.stripe_events': 'DELETE INSERT SELECT',
  'public.orders': 'INSERT SELECT',
  'public.order_lines': 'INSERT SELECT',
  'public.order_billing': 'INSERT SELECT',
  'public.order_withdrawals': 'INSERT SELECT',
  'public.order_early_starts': 'INSERT SELECT',
  'public.hour_packages': 'INSERT SELECT UPDATE',
  'public.hour_redemptions': 'INSERT SELECT',
  'public.hour_redemption_topics': 'INSERT SELECT',
  'public.daily_roots': 'INSERT SELECT',
  'public.chain_heads': 'INSERT SELECT',
  'public.kysely_migration': '',
  'public.kysely_migration_lock': '',
};

/** What the role may do with each table and sequence of the database. */
async function rights(): Promise<Record<string, string>> {
  const { rows } = await sql<{ name: string; kind: string; may: string }>`
    select relnamespace::regnamespace || '.' || relname as name, (
      select coalesce(string_agg(privilege, ' ' order by privilege), '')
      from unnest(array['DELETE', 'INSERT', 'REFERENCES', 'SELECT', 'TRIGGER', 'TRUNCATE', 'UPDATE'])
        as privilege
      where has_table_privilege(pg_class.oid, privilege)
    ) as may
    from pg_class
    where relkind in ('r', 'p', 'v', 'm', 'S')
      and relnamespace::regnamespace::text not in ('pg_catalog', 'pg_toast', 'information_schema')`.execute(
    database.connection.db,
  );
  return Object.fromEntries(rows.map(({ name, may }) => [name, may]));
}

/** Everything but what is expected. */
async function surprises(): Promise<string[]> {
  const found = Object.entries(await rights());
  expect(found.length).toBeGreaterThan(20);
  return found
    .filter(([name, may]) => may !== (name.endsWith('_seq') ? '' : (expected[name] ?? USUAL)))
    .map(([name, may]) => `${name}: ${may}`);
}

describe('The role of the worker', () => {
  test('has the rights that it needs, and no other', async () => {
    expect(Object.keys(await rights())).toEqual(
      expect.arrayContaining([...Object.keys(expected), 'projections.foundations']),
    );
    expect(await surprises()).toEqual([]);
  });

  test('keeps them after a rebuild, and gets them on tables of later migrations', async () => {
    const store = postgresEventStore(database.owner, database.ownerUrl);
    await rebuild({ connection: database.owner, store, open: async (batch) => [...batch] });
    await database.owner.pool.query('create table later (id uuid)');
    expect(await surprises()).toEqual([]);
    await database.owner.pool.query('drop table later');
    await store.close();
  });

  test.each([
    "insert into events (stream, revision) values ('x', 0)",
    "update events set data = '{}'",
    'delete from events',
    'truncate events',
    'alter table events disable trigger user',
    'alter table events rename to former',
    'set session_replication_role = replica',
    'drop function append_events',
    'alter function append_events security invoker',
    'drop trigger events_are_final on events',
    "update person_keys set wrapped_key = null, erased_at = now() where person = 'x'",
    'delete from person_keys',
    'create table mine (id uuid)',
    'create function projections.mine() returns int language sql as $$ select 1 $$',
    'create schema mine',
    'drop table users',
    'drop schema projections cascade',
    'create role another',
    'set role postgres',
    "delete from kysely_migration where name like '050%'",
    "update audit_log set action = 'other'",
    'delete from audit_log',
    'truncate audit_log',
    'alter function sweep_audit_log security invoker',
  ])('is refused: %s', async (statement) => {
    const refused = database.connection.pool.query(statement);
    await expect(refused).rejects.toMatchObject({ code: '42501' });
  });

  test('appends through the function even if it creates tables of the same name', async () => {
    const stream = newStream();
    const client = await database.connection.pool.connect();
    await client.query('create temp table events (like public.events)');
    await client.query('set search_path = pg_temp, public');
    const events = JSON.stringify(someEvents(2));
    await client.query('select public.append_events($1, -1, $2)', [stream, events]);
    expect((await client.query('select from pg_temp.events')).rowCount).toBe(0);
    client.release(true);
    const store = postgresEventStore(database.connection, database.url);
    expect(await store.read(stream)).toHaveLength(2);
    expect(await store.head()).not.toBe(START);
    await store.close();
  });
});

describe('The role of the parts beside the worker', () => {
  let api: Connection;
  beforeAll(() => {
    api = connect(database.apiUrl, 2);
  });
  afterAll(() => api.close());

  test.each([
    "select append_events('foundation-1', -1, '[]')",
    "select * from append_together('[]')",
    "select erase_key('somebody')",
    'select sweep_orders()',
    'select sweep_audit_log()',
    "insert into events (stream, revision) values ('x', 0)",
    'delete from erasures',
    "delete from person_keys where person = 'x'",
    "update person_keys set wrapped_key = null where person = 'x'",
    `insert into daily_roots (day, store_id, position, tree, root, made_at)
     values ('2026-01-01', gen_random_uuid(), '1', repeat('a', 64), repeat('b', 64), now())`,
    "insert into chain_heads (day, stream, revision, hash) values ('2026-01-01', 'x', 0, 'x')",
    'delete from kept_classes',
    'set role siebenschritt_worker',
  ])('is refused: %s', async (statement) => {
    await expect(api.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });

  test('reads events and roots, keeps keys, and writes what people ask for', async () => {
    const names = ['events', 'daily_roots', 'person_keys', 'erasures', 'users', 'commands'];
    const { rows } = await api.pool.query<{ name: string; may: string }>(
      `select name, (
         select string_agg(privilege, ' ' order by privilege)
         from unnest(array['DELETE', 'INSERT', 'SELECT', 'UPDATE']) as privilege
         where has_table_privilege(name, privilege)) as may
       from unnest($1::text[]) as name`,
      [names],
    );
    expect(Object.fromEntries(rows.map(({ name, may }) => [name, may]))).toEqual({
      events: 'SELECT',
      daily_roots: 'SELECT',
      person_keys: 'INSERT SELECT',
      erasures: 'INSERT SELECT UPDATE',
      users: USUAL,
      commands: USUAL,
    });
    expect(await workerRightsHeld(api.db)).toBeUndefined();
    expect(await workerRightsHeld(database.owner.db, database.apiUrl)).toBeUndefined();
    expect(await workerRightsMissing(api.db)).toContain(
      '"siebenschritt_app" may not append events',
    );
    expect(await workerRightsMissing(database.connection.db)).toBeUndefined();
  });

  test("keeps the worker's rights only while a worker is connected with it", async () => {
    const own = await freshDatabase();
    const urls = [own.apiUrl, own.url] as const;
    expect(await prepareAppRole(own.owner, own.apiUrl)).toBeUndefined();
    // Of a release that did not say which part it is.
    const worker = connect(own.apiUrl, 1);
    // The copy that this database is made of knows the role of the worker already.
    await own.owner.pool.query(
      'revoke execute on function append_together(jsonb) from siebenschritt_worker',
    );
    expect(await workerRightsHeld(worker.db)).toMatch(/siebenschritt_app.*WORKER_DATABASE_URL/);
    expect(await prepareAppRole(own.owner, ...urls)).toBeUndefined();
    for (const held of [
      await workerRightsHeld(worker.db),
      await workerRightsHeld(own.owner.db, own.apiUrl),
    ]) {
      expect(held).toMatch(/siebenschritt_app.*migrate once more/);
    }
    const store = postgresEventStore(worker, own.apiUrl);
    await store.append(newStream(), someEvents(1), 'no-stream');
    await store.close();
    await worker.close();
    const gone = async () => {
      expect(await prepareAppRole(own.owner, ...urls)).toBeUndefined();
      const later = connect(own.apiUrl, 1, { part: 'api' });
      const held = await workerRightsHeld(later.db);
      await later.close();
      return held;
    };
    await expect.poll(gone).toBeUndefined();
    expect(await prepareAppRole(own.owner, own.apiUrl, own.apiUrl)).toContain(
      'names the role of APP_DATABASE_URL',
    );
    await own.drop();
  });
});

describe('Preparing a role', () => {
  const roles: string[] = [];
  const urlFor = (role: string, base: string) => {
    const url = new URL(base);
    url.username = role;
    url.password = "it's a 'password'";
    return url.href;
  };
  const newRole = () => {
    const role = `Test ${randomUUID().slice(0, 8)}`;
    roles.push(role);
    return role;
  };
  const asOwner = (statement: string) => database.owner.pool.query(statement);
  afterAll(async () => {
    for (const role of roles) {
      await asOwner(`drop owned by "${role}"`);
      await asOwner(`drop role "${role}"`);
    }
  });

  test('works for several databases of a server and several processes at once', async () => {
    const role = newRole();
    const others = await Promise.all([1, 2, 3].map(() => freshDatabase()));
    const all = [database, database, ...others, ...others];
    const faults = await Promise.all(
      all.map(({ owner, ownerUrl }) => prepareAppRole(owner, urlFor(role, ownerUrl))),
    );
    expect(faults).toEqual(all.map(() => undefined));
    await Promise.all(others.map((one) => one.drop()));
  });

  test('needs no superuser, only an owner who may make roles', async () => {
    const [owner, role, name] = [newRole(), newRole(), `test_${randomUUID().slice(0, 8)}`];
    await asOwner(`create role "${owner}" login createrole password 'it''s a ''password'''`);
    await asOwner(`create database ${name} owner "${owner}"`);
    const url = new URL(urlFor(owner, database.ownerUrl));
    url.pathname = `/${name}`;
    const connection = connect(url.href, 2);
    await updateSchema(connection);
    const appUrl = urlFor(role, url.href);
    expect(await prepareAppRole(connection, appUrl)).toBeUndefined();
    const app = connect(appUrl, 2);
    const store = postgresEventStore(app, appUrl);
    await store.append(newStream(), someEvents(1), 'no-stream');
    await expect(app.pool.query('delete from events')).rejects.toThrow('permission denied');
    await store.close();
    await app.close();
    await connection.close();
    await asOwner(`drop database ${name} with (force)`);
  });

  test('says what is wrong with it', async () => {
    const { owner, ownerUrl, url } = database;
    const limited = newRole();
    await asOwner(`create role "${limited}" login password 'it''s a ''password'''`);
    const asLimited = connect(urlFor(limited, ownerUrl), 1);
    expect(await prepareAppRole(asLimited, urlFor('nobody', url))).toContain(
      'As a superuser: create role "nobody" login',
    );
    await asLimited.close();

    expect(await prepareAppRole(owner, ownerUrl)).toContain('owns the tables');
    expect(await surprises()).toEqual([]);

    const mighty = newRole();
    await asOwner(`create role "${mighty}" login password 'it''s a ''password'''`);
    await asOwner(`grant pg_write_all_data to "${mighty}"`);
    expect(await prepareAppRole(owner, urlFor(mighty, url))).toContain(
      `"${mighty}" may change events`,
    );
    await asOwner(`revoke pg_write_all_data from "${mighty}"`);
    expect(await prepareAppRole(owner, urlFor(mighty, url))).toBeUndefined();

    await asOwner(`alter role "${mighty}" password 'another'`);
    expect(await prepareAppRole(owner, urlFor(mighty, url))).toContain('authentication failed');
  });
});
