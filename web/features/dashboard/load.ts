import type {
  DocumentCard,
  OwnMeeting,
  PartnerCard,
  ProductCard,
  TemplateCard,
} from '#api/contract.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import type { Answer, Backend } from '../../server/services.ts';
import type { Foundation, FoundationCard } from '../../shared/foundations/model.ts';

const FOUNDATIONS_SHOWN = 5;
const MEETINGS_READ = 20;
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
export async function loadDashboard(backend: Backend) {
  const list = <Item>(path: string, query: Record<string, string | number>) =>
    listed(backend.get<Item[]>(path, { query }));
  const [foundations, meetings, news, templates, partners, courses] = await Promise.all([
    loadFoundations(backend),
    list<OwnMeeting>('/meetings', { limit: MEETINGS_READ }),
    list<DocumentCard>('/news', { limit: ROWS }),
    list<TemplateCard>('/templates', { limit: ROWS }),
    list<PartnerCard>('/partners', { kind: 'partner', limit: PARTNERS_READ }),
    list<ProductCard>('/academy', { limit: ROWS }),
  ]);
  return {
    ...foundations,
    meeting: meetings && meetingOf(meetings.items),
    news,
    templates,
    partners: partners && withCodes(partners),
    courses,
    now: new Date().toISOString(),
  };
}

const meetingOf = (meetings: OwnMeeting[]): OwnMeeting | 'none' =>
  meetings.find(({ state }) => state !== 'cancelled') ?? 'none';

/** Foundations waiting for the founder first, then those in progress; newest first in each. */
async function loadFoundations(backend: Backend) {
  const query = { limit: FOUNDATIONS_SHOWN, sort: '-startedAt' };
  const found = await listed(backend.get<FoundationCard[]>('/foundations', { query }));
  const cards = found && found.items.toSorted((a, b) => urgency(a) - urgency(b));
  const first = cards?.[0];
  const details = first && (await inTime(backend.get<Foundation>(`/foundations/${first.id}`)));
  return { cards, details: details?.ok ? details.data : null };
}

const urgency = ({ waitingOn }: FoundationCard) =>
  waitingOn === 'nobody' ? 2 : waitingOn === 'founder' ? 0 : 1;

const withCodes = ({ items, total }: Listed<PartnerCard>): Listed<PartnerCard> => ({
  items: items.filter(({ code }) => code !== null).slice(0, ROWS),
  total,
});

async function listed<Item>(call: Promise<Answer<Item[]>>): Promise<Listed<Item> | null> {
  const answer = await inTime(call);
  if (!answer?.ok) return null;
  return { items: fixSpacesIn(answer.data), total: answer.meta?.total ?? answer.data.length };
}

/** null when the answer does not come in time. */
function inTime<T>(call: Promise<T>): Promise<T | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, WAIT_MS, null);
  });
  return Promise.race([call, late]).finally(() => clearTimeout(timer));
}
