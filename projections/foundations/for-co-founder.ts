import type { Database } from '#database/connection.ts';
import type { People } from '#domain/foundations/people/people.ts';
import type { FoundationPage } from './views.ts';

/** The page of a formation as a co-founder reads it: with their own acceptance, without the lead's number. */
export async function forCoFounder<Page extends FoundationPage>(
  db: Database,
  page: Page,
  { accountId, people }: { accountId: string; people: People },
): Promise<Page> {
  const { consultation } = page;
  const acceptance = await acceptanceOf(db, page.id, { accountId, people });
  if (!consultation || consultation.declined) return { ...page, acceptance };
  const { phone: _ofLead, ...talk } = consultation;
  return { ...page, acceptance, consultation: talk };
}

async function acceptanceOf(
  db: Database,
  foundationId: string,
  { accountId, people }: { accountId: string; people: People },
): Promise<FoundationPage['acceptance']> {
  const own = people.acceptances.find(({ by }) => by === accountId);
  if (!own) return null;
  const last = await db
    .selectFrom('projections.timeline')
    .select('occurred_at')
    .where('foundation_id', '=', foundationId)
    .where('type', '=', 'DocumentsAccepted')
    .where('actor_id', '=', accountId)
    .orderBy('revision', 'desc')
    .executeTakeFirst();
  return last ? { at: last.occurred_at.toISOString(), documents: [...own.documents] } : null;
}
