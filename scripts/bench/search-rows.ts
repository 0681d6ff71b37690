import pg from 'pg';

/** What the search is measured with. */
export const FOUNDATIONS = 100_000;
export const INVOICES = 200_000;

const firstNames = `array['Mehmet', 'Anna', 'Jürgen', 'Zoé', 'Lea', 'Marta', 'Øyvind', 'Greta', 'Jonas',
  'Ayşe', 'Björn', 'Emilia', 'Paul', 'Sofía', 'Tim', 'Ulrike']`;
const lastNames = `array['Kaya', 'Müller', 'Schmidt', 'Weiß', 'Sommerfeld', 'Lorenz', 'Keller', 'Yılmaz',
  'Großmann', 'Hartmann', 'Nowak', 'Jäger', 'Fischer', 'Vogel', 'Krüger', 'Maier']`;
const trades = `array['Keramik', 'Robotik', 'Kaffee', 'Archäologie', 'Werkzeugbau', 'Möbel', 'Energie',
  'Verlag', 'Logistik', 'Software']`;
const cities = `array['Nürnberg', 'Köln', 'Hamburg', 'Berlin', 'München', 'Fürth', 'Leipzig', 'Kiel']`;

const pick = (from: string, number: string, every: number) =>
  `(${from})[(${number} / ${every}) % cardinality(${from}) + 1]`;

/** Each of 100,000 members has a formation and two orders with an invoice; 99 in 100 are finished. */
const statements = [
  `insert into users (id, email, role, status, first_name, last_name, phone)
   select md5('member ' || n)::uuid, 'mitglied' || n || '@example.com', 'member', 'active',
     ${pick(firstNames, 'n', 1)}, ${pick(lastNames, 'n', 16)} || case when n > 256 then '-' || n else '' end,
     '+49 911 ' || (100000 + n)
   from generate_series(1, ${FOUNDATIONS}) n`,
  `insert into projections.foundations (id, founder_id, status, step, waiting_on, since, revision,
     started_at, updated_at, details)
   select md5('foundation ' || n)::uuid, md5('member ' || n)::uuid,
     case when n % 100 = 0 then 'documents-pending' else 'completed' end, 3,
     case when n % 100 = 0 then 'staff' else 'nobody' end, now() - n * interval '1 minute', 20,
     now() - n * interval '1 minute', now(), jsonb_build_object(
       'coreData', jsonb_build_object(
         'companyName', ${pick(lastNames, 'n', 3)} || ' ' || ${pick(trades, 'n', 7)} || ' ' || n ||
           case when n % 2 = 0 then ' GmbH' else ' UG' end,
         'city', ${pick(cities, 'n', 5)}, 'description', repeat('Was das Unternehmen tut. ', 40)),
       'notary', jsonb_build_object(
         'name', 'Notariat ' || ${pick(lastNames, 'n', 11)} || ' ' || n % 3000,
         'email', 'notariat' || n % 3000 || '@example.com', 'city', ${pick(cities, 'n', 5)}))
   from generate_series(1, ${FOUNDATIONS}) n`,
  `insert into orders (id, account_id, language, payment, terms_version, early_start, net_cents,
     gross_cents, fingerprint, placed_at, withdrawable_until)
   select md5('order ' || n)::uuid, md5('member ' || n % ${FOUNDATIONS} + 1)::uuid, 'de', 'invoice', '1',
     true, 100, 119, '', now() - n * interval '1 minute', now()
   from generate_series(1, ${INVOICES}) n`,
  `insert into order_billing (order_id, billing, given_at)
   select orders.id, jsonb_build_object('name', first_name || ' ' || last_name), placed_at
   from orders join users on users.id = account_id`,
  `insert into invoices (id, number, kind, order_id, account_id, language, issued_at, due_at,
     gross_cents, content)
   select orders.id, 'RE-2026-' || lpad(row_number() over (order by placed_at)::text, 6, '0'), 'invoice',
     orders.id, account_id, 'de', placed_at, placed_at, 119,
     jsonb_build_object('buyer', billing, 'lines', repeat('Eine Leistung. ', 40))
   from orders join order_billing on order_id = orders.id`,
  `insert into invoice_states (invoice_id, state, issued_at, due_at, changed_at, closed_at)
   select id, 'paid', issued_at, due_at, issued_at, issued_at from invoices`,
  `insert into inquiries (id, kind, language, content, fingerprint, received_at)
   select gen_random_uuid(), 'contact', 'de', jsonb_build_object('name', first_name || ' ' || last_name,
     'email', email, 'phone', phone, 'message', 'Warum?'), '', created_at
   from users where role = 'member' limit 20000`,
];

/** Straight into the tables. */
export async function fillForSearch(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

/** What is typed, from a letter to what there is only once. */
export const searches = [
  'k',
  'm',
  'ü',
  '2',
  'example.com',
  're-2026',
  'notariat',
  'gmbh',
  'gmbh ug',
  'Kaya',
  'Mehmet Kaya',
  'Kaya Mehmet',
  'kaya gmbh',
  'Müller Keramik Nürnberg',
  'jürgen großmann-4711',
  'grossmann-4711 juergen',
  'mitglied4711@example.com',
  '0911/104711',
  'RE-2026-004711',
  'm k g u n 2 r s',
  'nichtvorhanden',
];
