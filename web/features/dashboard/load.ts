import type { FoundationCard, OwnMeeting, PartnerCard } from '#api/contract.gen.d.ts';
import { obstacleNames } from '#domain/foundations/obstacles/obstacle-names.ts';
import { urgency } from '#domain/foundations/shown-status.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { Call, Refusal } from '../../kit/api/call.ts';

/** Many may have been cancelled since the one that counts. */
const FOUNDATIONS_READ = 20;
const FOUNDATIONS_SHOWN = 5;
const MEETINGS_READ = 20;
const ORDERS_READ = 20;
/** Some of them have no code. */
const PARTNERS_READ = 24;
const ROWS = 2;

/** A page is not kept waiting by one of its tiles. */
const WAIT_MS = 2_500;

/** Rows of a tile and how many there are; null when they did not come, or not in time. */
export interface Listed<Item> {
  items: Item[];
  total: number;
}

/** What the dashboard shows. Each part may be missing without the others. */
export async function loadDashboard(call: Call, locale: Locale) {
  const [foundations, orders, meetings, news, templates, partners, courses] = await Promise.all([
    loadFoundations(call),
    listed(call('GET /orders', { query: { limit: ORDERS_READ } })),
    listed(call('GET /meetings', { query: { limit: MEETINGS_READ } })),
    listed(call('GET /news', { query: { limit: ROWS } })),
    listed(call('GET /templates', { query: { limit: ROWS } })),
    listed(call('GET /partners', { query: { kind: 'partner', limit: PARTNERS_READ } })),
    listed(call('GET /academy', { query: { limit: ROWS } })),
  ]);
  return {
    ...foundations,
    obstacles: obstaclesIn(foundations.cards ?? [], locale),
    orders: orders?.items ?? null,
    meeting: meetings && meetingOf(meetings.items),
    news,
    templates,
    partners: partners && withCodes(partners),
    courses,
    now: new Date().toISOString(),
  };
}

/** What those obstacles are called that are there; the browser need not know all of them. */
const obstaclesIn = (cards: readonly FoundationCard[], locale: Locale): Record<string, string> =>
  Object.fromEntries(
    cards
      .flatMap(({ obstacles }) => obstacles)
      .map(({ kind }) => [kind, obstacleNames[kind][locale]]),
  );

const meetingOf = (meetings: OwnMeeting[]): OwnMeeting | 'none' =>
  meetings.find(({ state }) => state !== 'cancelled') ?? 'none';

/** The most urgent foundation first; newest first among equals. */
async function loadFoundations(call: Call) {
  const query = { limit: FOUNDATIONS_READ, sort: '-startedAt' } as const;
  const found = await listed(call('GET /foundations', { query }));
  const sorted = found?.items.toSorted((a, b) => urgency(a) - urgency(b));
  const cards = sorted?.slice(0, FOUNDATIONS_SHOWN) ?? null;
  const first = cards?.[0];
  const details =
    first && (await inTime(call('GET /foundations/:id', { params: { id: first.id } })));
  return { cards, details: details?.ok ? details.data : null };
}

const withCodes = ({ items, total }: Listed<PartnerCard>): Listed<PartnerCard> => ({
  items: items.filter(({ code }) => code !== null).slice(0, ROWS),
  total,
});

type ListAnswer<Item> = { ok: true; data: Item[]; meta: { total: number } } | Refusal;

async function listed<Item>(asked: Promise<ListAnswer<Item>>): Promise<Listed<Item> | null> {
  const answer = await inTime(asked);
  if (!answer?.ok) return null;
  return { items: fixSpacesIn(answer.data), total: answer.meta.total };
}

/** null when the answer does not come in time. */
function inTime<T>(call: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
