import { type Selectable, sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { countRows } from '#database/count.ts';
import type { PartnerKind } from '#domain/partners/partner.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { PartnerRow, PartnerTextRow } from './tables.ts';

export interface PartnerFilter {
  locale: Locale;
  kind?: PartnerKind | undefined;
  /** Only those with an account for companies in formation. */
  offers?: 'account' | undefined;
  limit: number;
  offset: number;
}

/** Published partners in the order of the catalogue. */
export async function listPartners(
  db: Database,
  { locale, kind, offers, limit, offset }: PartnerFilter,
) {
  let query = published(db).orderBy('position').orderBy('id');
  if (kind) query = query.where('kind', '=', kind);
  if (offers) query = query.where(hasAccount);
  const meta = await countRows(db, query);
  const rows = await withTexts(query, locale)
    .selectAll('partners')
    .select(['headline', 'summary', 'body'])
    .limit(limit)
    .offset(offset)
    .execute();
  return { partners: rows.map(listedPartner), meta };
}

export async function findPartner(db: Database, slug: string, locale: Locale) {
  const row = await withTexts(published(db), locale)
    .selectAll('partners')
    .select(['headline', 'summary', 'body'])
    .where('partners.id', '=', slug)
    .executeTakeFirst();
  if (!row) return undefined;
  const { about, steps } = row.body;
  return { ...listedPartner(row), about, steps };
}

const published = (db: Database) => db.selectFrom('partners').where('published', '=', true);

const hasAccount = sql<boolean>`exists (
  select from partner_texts where partner_id = partners.id and body -> 'account' is not null
)`;

/** Every partner has its texts in both languages. */
const withTexts = (partners: ReturnType<typeof published>, locale: Locale) =>
  partners
    .innerJoin('partner_texts', 'partner_texts.partner_id', 'partners.id')
    .where('locale', '=', locale);

type Listed = Selectable<PartnerRow> &
  Pick<Selectable<PartnerTextRow>, 'headline' | 'summary' | 'body'>;

const listedPartner = (row: Listed) => ({
  slug: row.id,
  name: row.name,
  kind: row.kind,
  headline: row.headline,
  summary: row.summary,
  offer: row.body.offer,
  limits: row.body.limits,
  account: row.body.account ?? null,
  code: row.code,
  website: row.website,
  sample: row.sample,
  updatedAt: row.updated_at.toISOString(),
});
