import pg from 'pg';
import { connect } from '#database/connection.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { sealed } from '#modules/messages/sealed.ts';
import type { OwnSystem } from '../../driver/system.ts';
import { seconds } from '../measure.ts';
import { idsInSql, lawyer, memberOf } from './ids.ts';

const WORDS =
  'Danke für die schnelle Antwort. Wir haben uns entschieden, den Sitz doch nach Nürnberg zu legen, und schicken ' +
  'den Mietvertrag bis Donnerstag. Gibt es bis dahin noch etwas, das von uns fehlt?';
/** Three of four messages are for our team, the others for the law firm. */
const OF_TEAM = 0.75;

/** Both threads of each formation: how many messages `$2` and `$3` give them, and which still wait for an answer. */
const threads = `
  insert into message_threads (foundation_id, audience, newest, newest_at, asked_at)
  select pg_temp.id('foundation', n), audience, newest, at, case when n % every = 7 then at end
  from generate_series(0, $1::int - 1) as n
  cross join (values ('team', $2::int, 100), ('law-firm', $3::int, 400)) as thread (audience, newest, every)
  cross join lateral (select now() - interval '1 minute' * (n * 13 % 900000) as at) as times
  where newest > 0`;

/** Members and whoever answers, in turn; their words are as long as sealed ones. */
const messages = `
  insert into messages (id, foundation_id, audience, number, author_id, author_role, text, written_at)
  select pg_temp.id('message ' || audience, n::bigint * 10000 + k), pg_temp.id('foundation', n), audience, k,
    case when k % 2 = 1 then pg_temp.member(n) when audience = 'team' then pg_temp.staff(n) else $4::uuid end,
    case when k % 2 = 1 then 'lead' when audience = 'team' then 'staff' else 'lawyer' end,
    $5::jsonb, now() - interval '1 minute' * (n * 13 % 900000 + newest - k)
  from generate_series(0, $1::int - 1) as n
  cross join (values ('team', $2::int), ('law-firm', $3::int)) as thread (audience, newest)
  cross join lateral generate_series(1, newest) as k`;

/** Of one in ten cases each reader has not read everything. */
const readings = `
  insert into message_readings (foundation_id, audience, reader, read_to)
  select foundation_id, audience, reader, greatest(newest - case when n % 10 = 0 then 3 else 0 end, 0)
  from generate_series(0, $1::int - 1) as n
  join message_threads as thread on thread.foundation_id = pg_temp.id('foundation', n)
  cross join lateral (values (pg_temp.member(n)::text),
    (case audience when 'team' then 'staff' else 'lawyer' end)) as readers (reader)`;

/**
 * Adds that many messages to a filled system. Those of the formations that are read are sealed as the product seals
 * them; the words of the others are those of one of them, which nobody opens.
 */
export async function fillMessages(
  { databaseUrl, personKeySecret }: Pick<OwnSystem, 'databaseUrl' | 'personKeySecret'>,
  { amount, read }: { amount: number; read: readonly number[] },
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { db, close } = connect(databaseUrl, 2);
  const keys = new PersonKeys(db, personKeySecret);
  try {
    for (const statement of idsInSql) await client.query(statement);
    const { rows } = await client.query(
      'select count(*)::int as count from projections.foundations',
    );
    const formations: number = rows[0].count;
    const each = Math.max(Math.round(amount / formations), 2);
    const ofTeam = Math.ceil(each * OF_TEAM);
    const counts = [formations, ofTeam, each - ofTeam];
    const example = await sealed(keys, {
      id: '00000000-0000-4000-8000-000000000000',
      audience: 'team',
      sealedBy: memberOf(0),
      text: WORDS,
    });
    const taken = await seconds(async () => {
      await client.query(threads, counts);
      await client.query(messages, [...counts, lawyer, example]);
      await client.query(readings, [formations]);
      for (const number of read) await sealThose(client, keys, number);
      await client.query('vacuum analyze message_threads, messages, message_readings');
      await client.query('checkpoint');
    });
    console.log(
      `${formations * each} messages of ${formations} formations in ${taken.toFixed(0)} s`,
    );
  } finally {
    await client.end();
    await close();
  }
}

async function sealThose(client: pg.Client, keys: PersonKeys, number: number): Promise<void> {
  const { rows } = await client.query<{ id: string; audience: 'law-firm' | 'team' }>(
    `select id, audience from messages where foundation_id = pg_temp.id('foundation', $1::int)`,
    [number],
  );
  for (const { id, audience } of rows) {
    const words = await sealed(keys, { id, audience, sealedBy: memberOf(number), text: WORDS });
    await client.query('update messages set text = $2::jsonb where id = $1', [id, words]);
  }
}
