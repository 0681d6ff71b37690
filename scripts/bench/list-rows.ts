import pg from 'pg';

/** Rows behind every list, before and after. */
export const FEW = 500;
export const MANY = 50_000;

interface List {
  path: string;
  email: string;
}

/** The lists as site and console ask for them first. */
export const listsOf = (): List[] => [
  ...[
    '/products?limit=12',
    '/products?limit=12&category=legal',
    '/products?limit=12&type=bundle',
    '/products?limit=12&delivery=in-person',
    '/products?limit=12&q=Marke',
    '/products?limit=12&sort=price',
    '/products?limit=12&sort=-price',
    '/products?limit=12&sort=newest',
    '/products?limit=12&sort=date',
    '/partners?limit=12',
    '/partners?limit=12&kind=university',
    '/articles?limit=12',
    '/news?limit=12',
    '/academy?limit=12',
    '/foundations?limit=20&sort=-startedAt',
    '/meetings?limit=20',
    '/orders?limit=20',
    '/hour-packages?limit=20',
    '/invoices?limit=20',
    '/notices?limit=20',
  ].map((path) => ({ path, email: 'founder@example.com' })),
  ...[
    '/foundations?limit=25&sort=-startedAt',
    '/foundations?limit=25&sort=since',
    '/admin/tasks?limit=25&show=mine',
    '/admin/tasks?limit=25&show=team',
    '/admin/tasks?limit=25&show=unowned',
    '/admin/failed-commands?limit=100',
    '/admin/mails?limit=100',
    '/admin/unrendered-invoices?limit=25',
    '/admin/orders?limit=25',
    '/admin/orders?limit=25&sort=grossCents',
    '/admin/orders?limit=25&search=somebody',
    '/admin/invoices?limit=25&sort=dueAt&status=open',
    '/admin/invoices?limit=25&sort=-grossCents',
    '/admin/invoices?limit=25&search=somebody',
    '/admin/invoices?limit=200',
    '/foundations?limit=25&due=overdue&sort=dueOn',
    '/foundations?limit=25&owner=none&sort=since',
    '/admin/inquiries?limit=25&state=open',
    '/admin/invoices?limit=25',
    '/admin/invoices?limit=25&status=overdue',
    '/admin/invoices?limit=25&status=to-refund',
  ].map((path) => ({ path, email: 'staff@example.com' })),
  ...['/admin/audit?limit=50', '/users?limit=50'].map((path) => ({
    path,
    email: 'admin@example.com',
  })),
];

/** Adds rows to every list, straight into the tables. */
export async function fillLists(databaseUrl: string, rows: number): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement, [rows]);
    await client.query('vacuum analyze');
  } finally {
    await client.end();
  }
}

const founder = `(select id from users where email = 'founder@example.com')`;

const statements = [
  `insert into users (id, email, role, status)
     select gen_random_uuid(), 'member' || n || '@example.com', 'member', 'active'
     from generate_series(1, $1::int) n`,
  `insert into products
     (id, type, category, product_group, position, price_kind, net_cents, vendor_kind, delivery)
     select 'product-' || n, 'single', (array['legal', 'tax', 'funding', 'marketing'])[n % 4 + 1],
       'marketplace', n, 'fixed', n, 'operator', 'online'
     from generate_series(1, $1::int) n`,
  `insert into product_texts (product_id, locale, title, summary, description)
     select 'product-' || n, locale, 'Title ' || n, 'Summary', '{}'
     from generate_series(1, $1::int) n, unnest(array['de', 'en']) locale`,
  `insert into partners (id, name, kind, position)
     select 'partner-' || n, 'Partner ' || n, 'partner', n from generate_series(1, $1::int) n`,
  `insert into partner_texts (partner_id, locale, headline, summary, body)
     select 'partner-' || n, locale, 'Headline', 'Summary',
       '{"about": ["Text"], "offer": {"title": "Offer", "conditions": ["None"]}, "steps": ["One"], "limits": "None"}'
     from generate_series(1, $1::int) n, unnest(array['de', 'en']) locale`,
  `insert into content_entries (language, key, kind, category, slug, title, description,
       author, published, markdown, plain_text, words)
     select language, 'article-' || n, 'article', 'legal', 'article-' || n, 'Title ' || n, '',
       'law', date '2026-01-01' + n % 300, '', '', 0
     from generate_series(1, $1::int) n, unnest(array['de', 'en']) language`,
  `insert into content_entries (language, key, kind, category, slug, title, description,
       author, published, markdown, plain_text, words)
     select language, 'news-' || n, 'news', 'news', 'news-' || n, 'Title ' || n, '',
       'law', date '2026-01-01' + n % 300, '', '', 0
     from generate_series(1, $1::int) n, unnest(array['de', 'en']) language`,
  `insert into products (id, type, category, product_group, position, price_kind, net_cents,
       vendor_kind, delivery, starts_at)
     select 'seminar-' || n, 'seminar', 'tax', 'marketplace', n, 'fixed', n, 'operator', 'online',
       now() + n * interval '1 hour'
     from generate_series(1, $1::int) n`,
  `insert into product_texts (product_id, locale, title, summary, description)
     select 'seminar-' || n, locale, 'Title ' || n, 'Summary', '{}'
     from generate_series(1, $1::int) n, unnest(array['de', 'en']) locale`,
  // Cancelled and closed: nothing is left to do for them.
  `insert into bookings (id, consultant_id, kind, starts_at, ends_at, freed_at)
     select md5('booking ' || n)::uuid, (select id from consultants limit 1), 'strategy-meeting',
       now(), now() + interval '15 minutes', now()
     from generate_series(1, $1::int) n`,
  `insert into meetings (id, command_id, booking_id, token_hash, account_id, language,
       consultant_id, starts_at, ends_at, created_at, cancelled_at, closed_at)
     select id, id, id, id::text, case when starts_at is null then null else ${founder} end, 'de',
       consultant_id, starts_at, ends_at, now(), now(), now()
     from bookings where freed_at is not null and $1::int > 0`,
  `insert into orders (id, account_id, language, payment, terms_version, early_start, net_cents,
       gross_cents, fingerprint, placed_at, withdrawable_until)
     select md5('order ' || n)::uuid, ${founder}, 'de', 'invoice', '1', true, 100, 119, '',
       now() - n * interval '1 minute', now()
     from generate_series(1, $1::int) n`,
  `insert into order_lines (order_id, position, title, quantity, regular_unit_net_cents,
       discount_percent, unit_net_cents, net_cents, vat_percent, vendor_kind, vendor_name)
     select md5('order ' || n)::uuid, 0, 'Title', 1, 100, 0, 100, 100, 19, 'operator', 'We'
     from generate_series(1, $1::int) n`,
  `insert into hour_packages (id, account_id, order_id, position, title, vendor_kind, vendor_name,
       minutes_total, minutes_left, expires_at, created_at)
     select id, account_id, id, 0, 'Title', 'operator', 'We', 60, 60, now(), placed_at
     from orders where $1::int > 0`,
  // Nobody is left to send a mail about them, so no workflow begins.
  `insert into invoices (id, number, kind, order_id, account_id, language, issued_at, due_at,
       gross_cents, content)
     select md5('order ' || n)::uuid, 'RE-2020-' || lpad(n::text, 6, '0'), 'invoice',
       md5('order ' || n)::uuid, ${founder}, 'de', now() - n * interval '1 minute',
       now() + (n % 2) * interval '1 day', 119, '{"buyer": {"name": "Somebody"}}'
     from generate_series(1, $1::int) n`,
  `insert into invoice_states (invoice_id, state, issued_at, due_at, changed_at, closed_at)
     select id, 'open', issued_at, due_at, issued_at, issued_at from invoices where $1::int > 0
     on conflict do nothing`,
  `insert into unrendered_invoices (invoice_id, attempts, reason, permanent, failed_at)
     select id, 1, 'Error', true, issued_at from invoices where $1::int > 0
     on conflict do nothing`,
  `insert into inquiries (id, kind, language, content, fingerprint, received_at)
     select gen_random_uuid(), 'contact', 'de',
       '{"name": "Somebody", "email": "somebody@example.com", "message": "Why?"}', '',
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
  `insert into notices (account_id, message_id, kind, subject, created_at)
     select ${founder}, 'notice-' || n, 'invoice-issued', jsonb_build_object('invoiceId', gen_random_uuid()),
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
  // Half of them belong to one founder; the rest wait for everybody in turn.
  `insert into projections.foundations (id, founder_id, status, step, waiting_on, since, due_at,
       revision, started_at, updated_at, details)
     select md5('foundation ' || n)::uuid,
       case when n % 2 = 0 then ${founder} else md5('founder ' || n)::uuid end,
       'documents-pending', 3, (array['founder', 'lawyer', 'staff', 'notary'])[n % 4 + 1],
       now() - n * interval '1 minute', case when n % 10 = 0 then now() - interval '1 day' end,
       5, now() - n * interval '1 minute', now(), '{}'
     from generate_series(1, $1::int) n`,
  `insert into projections.tasks (foundation_id, revision, waiting_on, status, since, due_at)
     select id, revision, waiting_on, status, since, due_at from projections.foundations
     where founder_id is not null and $1::int > 0
     on conflict do nothing`,
  `insert into commands (id, foundation_id, command, actor_id, actor_role, fingerprint,
       failure, failed_at)
     select gen_random_uuid(), gen_random_uuid(), 'approve-documents', 'someone', 'lawyer', '',
       'Failed', now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
  `insert into unsent_mails (message_id, mail, source, attempts, reason, permanent, failed_at)
     select 'message-' || n, 'documents-approved', '{}', 15, 'refused', true,
       now() - n * interval '1 minute'
     from generate_series(1, $1::int) n`,
  `insert into audit_log (action, actor_role) select 'logged-in', 'member'
     from generate_series(1, $1::int) n`,
];
