/** Entries of the site's lists; $1 is the number of each kind. */
export const siteRows: readonly string[] = [
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
];
