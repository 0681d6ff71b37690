import { tmpdir } from 'node:os';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOperator } from '#domain/site/operator.ts';
import { streamOf } from '#event-store/port.ts';
import type { Mail } from '#mails/mailer.ts';
import { sendMail, sendOutboxMail } from '#mails/send-mail.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { anAddress, LINK_SECRET, PASSWORD, PUBLIC_URL, type Someone } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
import { bringTo, command, withCast } from '../../support/foundation-api.ts';
import { issued } from '../../support/invoices/orders.ts';
import { rowsOf } from '../../support/rows.ts';

const { api, people } = await withCast();
const { db } = api.connection;
const admin = await api.someone('admin');
/** Of the events of a formation. */
const FIRST_REVISION = '0';

/** What lets whoever has it do something, by its kind. */
const tokens = new Map<string, string>();
let foundationId = '';
/** Ids of everything there is, to be put into addresses. */
let ids: string[] = [];

beforeAll(async () => {
  foundationId = await bringTo(api, people, 'foundation-certificate-pending');
  await api.link(foundationId, 'foundation-certificate');
  await command(api, foundationId, 'release-notary', people.founder);
  await askForLinks();
  await sendEverything();
  await issued(db, { accountId: people.founder.id });
  const { access_token, refresh_token } = await api.logIn(people.founder.email);
  tokens.set('access token', access_token);
  tokens.set('refresh token', refresh_token);
  const calendar = await api.typed(people.founder.bearer)('POST /users/me/calendar', {
    body: { names: true },
  });
  if (!calendar.ok) throw new Error('No calendar.');
  tokens.set('calendar', /([\w-]{40,})\.ics/.exec(calendar.data.address)?.[1] ?? '');
  await api.caughtUp();
  ids = await allIds();
});

/** Everything that is answered with a mail that brings a link. */
async function askForLinks(): Promise<void> {
  const { founder } = people;
  const newcomer = { email: anAddress(), password: PASSWORD, terms: true, newsletter: true };
  await addLawyer(db);
  const slots = await api.call('GET', '/slots?kind=strategy-meeting');
  const { startsAt } = slots.json().data[0];
  const visitor = { name: 'Ida Muster', email: anAddress(), startsAt, language: 'de' };
  const asked: [string, string, object, Someone?][] = [
    ['POST', '/users', newcomer],
    ['POST', '/auth/password/request', { email: founder.email }],
    ['POST', '/users/invite', { email: anAddress(), role: 'staff' }, admin],
    ['PATCH', '/users/me', { email: anAddress() }, founder],
    ['PATCH', '/users/me', { newsletter: true }, people.staff],
    ['POST', '/newsletter/subscribe', { email: anAddress(), language: 'de' }],
    ['POST', '/meetings', visitor],
  ];
  for (const [method, path, body, who] of asked) {
    const answer = await api.call(method, path, { body, ...(who && { bearer: who.bearer }) });
    expect(answer.statusCode, `${path} ${answer.body}`).toBeLessThan(300);
  }
}

/** The worker's part: every mail goes out, and its links are those of the reader. */
async function sendEverything(): Promise<void> {
  const take = async ({ id, text }: Mail) => {
    const links = [...text.matchAll(/#t=([\w.~-]{20,})/g)];
    for (const [index, [, token = '']] of links.entries()) {
      tokens.set(`${await nameOf(id)} ${index + 1}`, token);
    }
  };
  const deps = {
    db,
    mailDb: db,
    events: api.events,
    keys: api.keys,
    mailer: { send: take, sender: { name: 'S', address: 's@example.com', domain: 'example.com' } },
    linkSecret: LINK_SECRET,
    publicUrl: PUBLIC_URL,
    operator: sampleOperator,
    invoiceFiles: invoiceFiles({ dataDir: tmpdir(), objectStore: undefined }),
    now: () => new Date(),
  };
  const entries = db.selectFrom('outbox').select('id').where('mail', 'is not', null);
  for (const { id } of await entries.execute()) await sendOutboxMail(deps, id);
  const meetings = await rowsOf(db, 'meetings', {}, 'id');
  for (const { id: meetingId } of meetings) {
    const order = { meetingId, version: 0, mail: 'confirm-meeting', occasion: 1 } as const;
    await sendMail(deps, order);
  }
  const eventId = (await api.events.read(streamOf(foundationId))).at(-1)?.id ?? '';
  await sendMail(deps, { foundationId, eventId, mail: 'upload-certificate', occasion: 1 });
}

async function nameOf(messageId: string): Promise<string> {
  const row = await db
    .selectFrom('unsent_mails')
    .select('mail')
    .where('message_id', '=', messageId)
    .executeTakeFirst();
  return row?.mail ?? 'unknown';
}

async function allIds(): Promise<string[]> {
  const of = async (query: string) =>
    (await api.connection.pool.query<{ id: string }>(query)).rows.map(({ id }) => id);
  const rows = await Promise.all([
    of(`select message_id as id from letters where copy is not null limit 2`),
    of(`select id::text from upload_links limit 1`),
    of(`select id::text from invoices limit 1`),
    of(`select id::text from orders limit 1`),
    of(`select id::text from users limit 1`),
    of(`select id::text from bookings limit 1`),
    of(`select id::text from projections.notary_cases limit 1`),
  ]);
  return [foundationId, ...rows.flat(), FIRST_REVISION];
}

/** Words of the public site, times that are free, and inquiries: this database has none to ask for. */
const withoutRows = [
  '/admin/calendar/bookings/:id/times',
  '/admin/content/:id',
  '/admin/inquiries/:id',
  '/admin/content/:id/versions/:version',
];

/** What an address says beside its ids, where it must. */
const queries: Readonly<Record<string, string>> = { '/admin/views': '?list=foundations' };

/** All addresses of a route, with every id in every place. */
const addressesOf = (url: string): string[] =>
  url
    .split('/')
    .reduce<string[]>(
      (begun, part) =>
        begun.flatMap((before) =>
          part.startsWith(':')
            ? ids.map((id) => `${before}/${encodeURIComponent(id)}`)
            : [`${before}/${part}`],
        ),
      [''],
    )
    .map((address) => address.replace(/^\//, '') + (queries[url] ?? ''));

const routes = api.app.declaredRoutes
  .filter(({ method, url }) => method === 'GET' && url.startsWith('/api/admin/'))
  .map(({ url }) => url.replace(/^\/api/, ''));

/** @returns which token stands in which answer, and the routes that gave none */
async function walk(bearer: string): Promise<{ found: string[]; silent: string[] }> {
  const found = new Set<string>();
  const silent = new Set(routes);
  for (const url of routes) {
    for (const address of addressesOf(url)) {
      const { statusCode, body } = await api.call('GET', address, { bearer });
      if (statusCode === 200) silent.delete(url);
      for (const [kind, token] of tokens) if (body.includes(token)) found.add(`${kind}: ${url}`);
    }
  }
  return { found: [...found], silent: [...silent].filter((url) => !withoutRows.includes(url)) };
}

describe('what the team reads', () => {
  test('is searched for a live token of each kind', () => {
    expect([...tokens.keys()].toSorted()).toEqual([
      'accept-invite 1',
      'access token',
      'calendar',
      'confirm-email 1',
      'confirm-meeting 1',
      'confirm-newsletter 1',
      'confirm-newsletter 2',
      'confirm-subscription 1',
      'confirm-subscription 2',
      'refresh token',
      'reset-password 1',
      'room-ready 1',
      'upload-certificate 1',
      'verify-email 1',
    ]);
    for (const token of tokens.values()) expect(token.length).toBeGreaterThan(40);
  });

  test('holds none of them, whoever of the team reads it', async () => {
    const readers = [people.staff, people.lawyer, admin];
    const walks: Awaited<ReturnType<typeof walk>>[] = [];
    for (const { bearer } of readers) walks.push(await walk(bearer));
    expect(walks.flatMap(({ found }) => found)).toEqual([]);
    // A route that answers for none of the ids, to nobody, needs an id of its own here.
    expect(routes.filter((url) => walks.every(({ silent }) => silent.includes(url)))).toEqual([]);
  });

  test('holds one that somebody has planted, and then this is found', async () => {
    const token = tokens.get('upload-certificate 1') ?? '';
    await api.call('POST', `/admin/foundations/${foundationId}/notes`, {
      bearer: people.staff.bearer,
      body: { kind: 'note', text: `Link für das Notariat: ${PUBLIC_URL}/#t=${token}` },
    });
    const { found } = await walk(people.staff.bearer);
    expect(found).toEqual(['upload-certificate 1: /admin/foundations/:id/notes']);
  });
});
