import type { Selectable } from 'kysely';
import type { Database } from '#database/connection.ts';
import type { PartnerKind } from '#domain/catalogue/partner.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { PartnerRow, PartnerTextRow } from './tables.ts';

export interface PartnerFilter {
  locale: Locale;
  kind?: PartnerKind | undefined;
  limit: number;
  offset: number;
}

/** Published partners in the order of the catalogue. */
export async function listPartners(db: Database, { locale, kind, limit, offset }: PartnerFilter) {
  let query = published(db, locale);
  if (kind) query = query.where('kind', '=', kind);
  const { total } = await query
    .select((select) => select.fn.countAll<string>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await query
    .selectAll('partners')
    .select(['headline', 'summary', 'body'])
    .orderBy('position')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { partners: rows.map(listedPartner), total: Number(total) };
}

export async function findPartner(db: Database, slug: string, locale: Locale) {
  const row = await published(db, locale)
    .selectAll('partners')
    .select(['headline', 'summary', 'body'])
    .where('partners.id', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { about, offer, steps, limits } = row.body;
  return { ...listedPartner(row), about, offer, steps, limits };
}

const published = (db: Database, locale: Locale) =>
  db
    .selectFrom('partners')
    .innerJoin('partner_texts', 'partner_texts.partner_id', 'partners.id')
    .where('locale', '=', locale)
    .where('published', '=', true);

type Listed = Selectable<PartnerRow> &
  Pick<Selectable<PartnerTextRow>, 'headline' | 'summary' | 'body'>;

const listedPartner = (row: Listed) => ({
  slug: row.id,
  name: row.name,
  kind: row.kind,
  headline: row.headline,
  summary: row.summary,
  offer: row.body.offer,
  code: row.code,
  website: row.website,
  sample: row.sample,
  updatedAt: row.updated_at.toISOString(),
});
