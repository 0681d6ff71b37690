import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Found } from '#api/contract.gen.d.ts';
import { MAX_SEARCH, termsOf, typedWords } from '#domain/search/terms.ts';
import { searchTextOf } from '#modules/content/pieces/pieces.ts';
import { hasWords } from '#modules/shared/search.ts';
import { withApi } from '#tests/support/api.ts';
import { addRows } from '../../support/rows.ts';

const api = await withApi();
beforeAll(async () => {
  await fill();
});

const KAYA = randomUUID();
const KELLER = randomUUID();
const FOUNDATION = 'e1e559cf-0a1b-4c2d-8e3f-0123456789ab';
const ORDER = 'a369812f-0a1b-4c2d-8e3f-0123456789ab';

/** A member with a case, an order and an invoice, one without any, and somebody who asked. */
async function fill() {
  const { db } = api.owner;
  const member = { role: 'member', status: 'active' } as const;
  await addRows(
    db,
    'users',
    {
      ...member,
      id: KAYA,
      email: 'Mehmet.Kaya@example.com',
      first_name: 'Mehmet',
      last_name: 'Kaya',
      phone: '+49 911 123456',
    },
    { ...member, id: KELLER, email: 'keller@example.com', first_name: 'Zoé', last_name: 'Weiß' },
  );
  const details = {
    coreData: { companyName: 'Straße & Söhne GmbH', city: 'Nürnberg' },
    notary: { name: 'Notariat am Dom', email: 'post@notariat-dom.example', city: 'Köln' },
    people: {
      released: [],
      participants: [
        {
          kind: 'natural',
          firstName: 'Mia',
          lastName: 'Schöller',
          details: { birthDate: '1990-05-14' },
        },
        {
          kind: 'company',
          companyName: 'Beteiligungen "Nord" GmbH',
          details: { representedBy: [{ birthDate: '1971-02-03' }] },
          accountId: KELLER,
        },
      ],
    },
  };
  await sql`
    insert into projections.foundations (id, founder_id, status, step, waiting_on, since, revision,
      started_at, updated_at, details)
    values (${FOUNDATION}, ${KAYA}, 'documents-pending', 3, 'staff', now(), 5, now(), now(), ${JSON.stringify(details)})`.execute(
    db,
  );
  await addRows(db, 'projections.notary_cases', {
    id: randomUUID(),
    foundation_id: FOUNDATION,
    key: details.notary.email,
    ...details.notary,
    phone: null,
    sorted_as: 'notariat am dom',
    named_at: new Date(),
    left_at: null,
    known: JSON.stringify({ asked: [], answers: [], reported: [] }),
    stands: true,
  });
  await addRows(db, 'projections.participations', {
    foundation_id: FOUNDATION,
    account_id: KAYA,
    role: 'lead',
    participant_id: randomUUID(),
    ended_at: null,
  });
  await sql`
    insert into orders (id, account_id, language, payment, terms_version, early_start, net_cents,
      gross_cents, fingerprint, placed_at, withdrawable_until)
    values (${ORDER}, ${KAYA}, 'de', 'invoice', '1', true, 100, 119, '', now(), now())`.execute(db);
  const billing = JSON.stringify({ name: 'Ayşe Çelik', company: 'Bogen & Linie UG' });
  await sql`insert into order_billing values (${ORDER}, ${billing}, now())`.execute(db);
  await sql`
    insert into invoices (id, number, kind, order_id, account_id, language, issued_at, due_at,
      gross_cents, content)
    values (${ORDER}, 'RE-2026-000001', 'invoice', ${ORDER}, ${KAYA}, 'de', now(), now(), 119,
      ${JSON.stringify({ buyer: JSON.parse(billing) })})`.execute(db);
  await sql`
    insert into invoice_states (invoice_id, state, issued_at, due_at, changed_at)
    values (${ORDER}, 'open', now(), now(), now())`.execute(db);
  const asked = { name: 'Øyvind Åsen', email: 'oyvind@example.no', phone: '0171 / 55 66 77' };
  await sql`
    insert into inquiries (id, kind, language, content, fingerprint, received_at)
    values (${randomUUID()}, 'contact', 'de', ${JSON.stringify(asked)}, '', now())`.execute(db);
  const titles = { 'de.title': 'Die Stammeinlage', 'en.title': 'The capital contribution' };
  await sql`
    insert into content_pieces (kind, key, category, file, file_hash, search)
    values ('article', 'stammeinlage', 'tax', ${JSON.stringify(titles)}, 'x', ${searchTextOf('stammeinlage', titles)})`.execute(
    db,
  );
}

const bearers = new Map<string, Promise<string>>();
const bearerOf = (role: 'staff' | 'lawyer' | 'admin' | 'member') => {
  const bearer =
    bearers.get(role) ??
    api.person({ role }).then(async ({ email }) => (await api.logIn(email)).access_token);
  bearers.set(role, bearer);
  return bearer;
};

async function search(q: string, role: 'staff' | 'lawyer' = 'staff'): Promise<Found> {
  const answer = await api.typed(await bearerOf(role))('POST /admin/search', { body: { q } });
  if (!answer.ok) throw new Error(JSON.stringify(answer));
  return answer.data;
}

/** The kinds of which something was found. */
const kindsOf = ({ late: _late, ...found }: Found) =>
  Object.entries(found).flatMap(([kind, { rows }]) => (rows.length > 0 ? [kind] : []));

const ofKaya = ['foundations', 'people', 'orders', 'invoices'];

describe('finds', () => {
  test.each<[string, string[]]>([
    ['Mehmet Kaya', ofKaya],
    ['Kaya Mehmet', ofKaya],
    ['kaya, mehmet', ofKaya],
    ['KAY', ofKaya],
    ['mehmet.kaya@example.com', ofKaya],
    ['kaya@example', ofKaya],
    ['+49 911 123456', ofKaya],
    ['0911/12 34 56', ofKaya],
    ['0911 1234', ofKaya],
    ['nürnberg', ['foundations']],
    ['Nurnberg', ['foundations']],
    ['nuernb', ['foundations']],
    ['strasse sohne', ['foundations']],
    ['soehne straße', ['foundations']],
    ['Söhne Kaya', ['foundations']],
    ['Mehmet Nürnberg Kaya', ['foundations']],
    ['kaya dom', ['foundations']],
    ['Mia Schöller', ['foundations']],
    ['schoeller nürnberg', ['foundations']],
    ['Beteiligungen Nord', ['foundations']],
    ['Mia Kaya', []],
    ['E1E559CF', ['foundations']],
    ['Aktenzeichen e1e559cf', ['foundations']],
    ['G-E1E559CF', ['foundations']],
    [FOUNDATION, ['foundations']],
    ['Dom Notariat', ['foundations', 'notaries']],
    ['post@notariat-dom.example', ['foundations', 'notaries']],
    ['notariat-dom', ['foundations', 'notaries']],
    ['B-A369812F', ['orders']],
    ['a369812f', ['orders']],
    ['Bestellung B-A369', ['orders']],
    ['RE-2026-000001', ['invoices']],
    ['Rechnung 2026-000001', ['invoices']],
    ['re 2026', ['invoices']],
    ['Celik', ['orders', 'invoices']],
    ['linie bogen', ['orders', 'invoices']],
    ['zoe weiss', ['people']],
    ['Oyvind', ['inquiries']],
    ['0171 556677', ['inquiries']],
    ['Einlage Kapital', []],
    ['Stammeinlage', ['content']],
    ['contribution capital', ['content']],
    ['nobody', []],
    ['Kaya Keller', []],
    ["'; drop table users; --", []],
    ['!!!', []],
  ])('%s', async (q, kinds) => {
    expect(kindsOf(await search(q)).toSorted()).toEqual(kinds.toSorted());
  });
});

test('a date of birth finds a formation for lawyers, and for our team once the firm is released', async () => {
  const found = async (q: string, role: 'staff' | 'lawyer') =>
    (await search(q, role)).foundations?.rows.map(({ id }) => id);
  for (const typed of ['14.05.1990', 'Mia 1990-05-14', '14.5.1990 schöller', '03.02.1971']) {
    expect(await found(typed, 'lawyer'), typed).toEqual([FOUNDATION]);
    expect(await found(typed, 'staff'), typed).toEqual([]);
  }
  expect(await found('Ben 14.05.1990', 'lawyer')).toEqual([]);
  const { db } = api.owner;
  const released = JSON.stringify([KELLER]);
  await sql`
    update projections.foundations
    set details = jsonb_set(details, '{people,released}', ${released})`.execute(db);
  expect(await found('14.05.1990', 'staff')).toEqual([FOUNDATION]);
  const [row] = (await search('schöller')).foundations?.rows ?? [];
  expect(row?.participants).toEqual(['Mia Schöller']);
});

test('says what rows are', async () => {
  const { foundations, people, notaries } = await search('kaya');
  expect(foundations).toEqual({
    rows: [
      {
        id: FOUNDATION,
        companyName: 'Straße & Söhne GmbH',
        city: 'Nürnberg',
        founder: 'Mehmet Kaya',
        participants: [],
        status: 'documents-pending',
      },
    ],
    more: false,
  });
  expect(people?.rows[0]).toMatchObject({ id: KAYA, foundationId: FOUNDATION, role: 'member' });
  expect(notaries?.rows).toEqual([]);
  const named = await search('Notariat');
  expect(named.notaries?.rows).toMatchObject([{ name: 'Notariat am Dom', foundations: 1 }]);
});

test('lawyers find no people, orders, invoices and inquiries', async () => {
  expect(Object.keys(await search('kaya', 'lawyer')).toSorted()).toEqual(
    ['foundations', 'late', 'notaries'].toSorted(),
  );
});

test('only a few of each kind, and that there are more', async () => {
  const { db } = api.owner;
  await sql`
    insert into users (id, email, role, status, first_name)
    select gen_random_uuid(), 'viele' || n || '@example.com', 'member', 'active', 'Zwölf'
    from generate_series(1, 12) n`.execute(db);
  const { people } = await search('zwoelf');
  expect(people).toMatchObject({ more: true });
  expect(people?.rows).toHaveLength(5);
});

test('what is too long or empty is refused', async () => {
  const ask = api.typed(await bearerOf('staff'));
  for (const q of ['x'.repeat(MAX_SEARCH + 1), '', '   ']) {
    const refused = await ask('POST /admin/search', { body: { q } });
    expect(refused).toMatchObject({ ok: false, status: 400 });
  }
});

test('what was looked for stands in no log', async () => {
  await search('Geheimnis Kaya');
  expect(api.logged()).not.toContain('Geheimnis');
});

test('words typed find the text they are from', async () => {
  const { db } = api.owner;
  const letter = fc.constantFrom(..."aeiouäöüßéèçñøåÅÄÖÜłxyz019 -.@/'&");
  const text = fc.array(letter, { minLength: 1, maxLength: 24 }).map((all) => all.join(''));
  const texts = fc.sample(text, { numRuns: 300, seed: 7 }).filter((one) => typedWords(one).length);
  for (const one of texts) {
    const terms = termsOf(one);
    const { rows } = await sql<{ found: boolean }>`
      select ${hasWords('words', terms)} as found from search_words(${one}) as words`.execute(db);
    expect(rows, one).toEqual([{ found: true }]);
  }
});
