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
    '/partners?limit=12',
    '/articles?limit=12',
    '/foundations?limit=20&sort=-startedAt',
  ].map((path) => ({ path, email: 'founder@example.com' })),
  ...[
    '/foundations?limit=25&sort=-startedAt',
    '/foundations?limit=25&sort=since',
    '/admin/tasks?limit=25&waitingOn=staff',
    '/admin/tasks?limit=25&waitingOn=staff,lawyer&overdue=also',
    '/admin/tasks?limit=25&overdue=only',
    '/admin/failed-commands?limit=100',
    '/admin/mails?limit=100',
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
       '{"about": [], "offer": {"title": "Offer", "conditions": ["None"]}, "steps": [], "limits": ""}'
     from generate_series(1, $1::int) n, unnest(array['de', 'en']) locale`,
  `insert into content_documents (language, key, kind, category, slug, title, description,
       author, published, markdown, plain_text, words)
     select language, 'article-' || n, 'article', 'legal', 'article-' || n, 'Title ' || n, '',
       'law', date '2026-01-01' + n % 300, '', '', 0
     from generate_series(1, $1::int) n, unnest(array['de', 'en']) language`,
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
