import type {
  AuditedAction,
  Figures,
  ManagedConsultant,
  ManagedInquiry,
  PieceCard,
  Stuck,
  Subscription,
  WholeInquiry,
  WholePiece,
} from '#api/contract.gen.d.ts';
import type { Typed } from '#domain/content/fields.ts';
import { pieceStates } from '#domain/content/states.ts';
import { type StuckKind, stuckKinds } from '#domain/desk/stuck.ts';
import { unfinished } from '#domain/foundations/statuses.ts';
import { inquiryNumber } from '#domain/inquiries/inquiry.ts';
import type { DataOf } from '#web/kit/api/call.ts';
import { cardOf, idOf } from './team-rows.ts';

const at = '2026-11-20T09:00:00.000Z';

/** As long as a name gets: 60 characters, in a word that does not break. */
export const longCompany = 'Donaudampfschifffahrtsgesellschaftskapitänsmützenfabrik GmbH';
const longName = 'Maximiliane-Theodora Freifrau von Hohenstein-Wolkenburg';
const longEmail = 'maximiliane.theodora.von.hohenstein-wolkenburg@example.com';

/** The first is as long as such a name gets. */
export const companyOf = (index: number) =>
  index === 0 ? longCompany : `Werkstatt ${index} UG (haftungsbeschränkt)`;
export const nameOf = (index: number) => (index === 0 ? longName : `Erika Beispiel ${index}`);
export const emailOf = (index: number) => (index === 0 ? longEmail : `erika-${index}@example.com`);
export const memberOf = (index: number) => ({ name: nameOf(index), email: emailOf(index) });

const turn = <Value>(values: readonly Value[], index: number) =>
  values[index % values.length] as Value;

type Person = DataOf<'GET /admin/people'>[number];
const roles = ['staff', 'member', 'lawyer', 'admin'] as const;
const states = ['invited', 'active', 'suspended', 'unverified'] as const;

export const personOf = (index: number): Person => ({
  id: idOf(index),
  ...memberOf(index),
  phone: index % 2 === 0 ? '+49 40 123 456 78' : null,
  role: turn(roles, index),
  status: turn(states, index),
  createdAt: at,
  lastLoginAt: index % 3 === 0 ? null : at,
  hasSecondFactor: index % 2 === 0,
});

export function inquiryOf(index: number): ManagedInquiry {
  const about = {
    id: idOf(index),
    language: 'de',
    receivedAt: at,
    doneAt: index % 2 === 0 ? null : at,
    doneBy: index % 2 === 0 ? null : nameOf(index),
  } as const;
  const message = 'Wie lange dauert es, bis meine Gesellschaft im Handelsregister steht? '.repeat(
    4,
  );
  const [name, email] = [nameOf(index), emailOf(index)];
  if (index % 3 === 0) return { ...about, kind: 'contact', content: { name, email, message } };
  if (index % 3 === 1)
    return { ...about, kind: 'withdrawal', content: { name, email, contract: 'B-00000007' } };
  const asked = {
    contactPerson: name,
    phone: '+49 40 1234',
    sector: 'law' as const,
    services: message,
  };
  const content = { ...asked, company: companyOf(index), website: 'https://example.com', email };
  return { ...about, kind: 'partner', content };
}

export const wholeInquiryOf = (inquiry: ManagedInquiry): WholeInquiry => ({
  inquiry,
  number: inquiryNumber(inquiry.id),
  owner: null,
  member: null,
  answers: [],
  followUps: [],
  notes: [],
});

const change = { by: nameOf(0), byId: idOf(0), at };

export const pieceOf = (index: number): PieceCard => ({
  id: `article.text-${index}`,
  kind: 'article',
  key: `text-${index}`,
  category: 'tax',
  titles: {
    de: index === 0 ? `Körperschaftsteuervorauszahlungen der ${longCompany}` : `Steuern ${index}`,
    en: index === 0 ? `Corporate income tax prepayments of ${longCompany}` : `Taxes ${index}`,
  },
  languages: index % 4 === 3 ? ['de'] : ['de', 'en'],
  states: index === 0 ? [...pieceStates] : index % 3 === 1 ? [turn(pieceStates, index)] : [],
  changed: index % 2 === 0 ? change : null,
  draft: index % 3 === 0 ? { ...change, since: at, writing: true } : null,
});

const audited = ['command', 'download', 'payment-recorded'] as const;

export const auditedOf = (index: number): AuditedAction => ({
  id: String(index),
  at,
  action: turn(audited, index),
  actor: { id: idOf(1), role: 'staff', name: nameOf(index) },
  target: { kind: 'foundation', id: idOf(index), name: companyOf(index) },
  requestId: idOf(3),
  client: '203.0.113.0/24',
  details: { command: 'approve-documents' },
});

const orders = ['confirmed', 'waiting', 'lapsed', 'ended'] as const;

export const subscriptionOf = (index: number): Subscription => ({
  id: idOf(index),
  email: emailOf(index),
  member: index % 2 === 0 ? { id: idOf(index), name: nameOf(index) } : null,
  form: 'footer',
  textVersion: '2026-11-footer',
  state: turn(orders, index),
  requestedAt: at,
  confirmedAt: at,
  endedAt: null,
});

const everyKind = Object.keys(stuckKinds) as StuckKind[];
/** The API lists a hundred of a kind; axe would look at each of eight times as many. */
const STUCK_DRAWN = 4;

/** So many things of every kind. */
export const stuckThings = (count: number): Stuck[] =>
  everyKind
    .map((kind) => ({
      kind,
      total: count,
      since: at,
      things: Array.from({ length: Math.min(count, STUCK_DRAWN) }, (_, index) => ({
        id: idOf(index),
        foundationId: index % 2 === 0 ? idOf(index) : null,
        name: 'send-mail',
        failure: 'MailServerAway (ETIMEDOUT)',
        outlook: 'tried-again' as const,
        attempts: 5,
        since: at,
        lastTriedAt: at,
        nextAttemptAt: null,
        recipient: emailOf(index),
        temporalUrl: 'https://temporal.example.com/',
      })),
    }))
    .filter(({ total }) => total > 0);

export const consultantOf = (index: number): ManagedConsultant => ({
  id: idOf(index),
  name: nameOf(index),
  kind: turn(['lawyer', 'coach'] as const, index),
  isPaused: index % 3 === 2,
  accountId: index % 2 === 0 ? idOf(5) : null,
  hours: [1, 2, 3, 4, 5].map((weekday) => ({ weekday, startsMinute: 480, endsMinute: 840 })),
  changes: index === 0 ? [{ holdsFrom: '2027-01-04', hours: [] }] : [],
  outsideHours: index === 0 ? 2 : 0,
});

const took = { median: 2.5, fast: 1, slow: 9 };

/** Of a quarter in which so many formations began. */
export const figuresOf = (count: number): Figures => ({
  open: unfinished.map((status, index) => ({ status, count: count * (index % 4) })),
  started: count,
  completed: count,
  cancelled: count,
  weeks: ['2026-11-09', '2026-11-16', '2026-11-23'].map((week) => ({
    week,
    started: count,
    completed: count,
    cancelled: count,
  })),
  stages: count === 0 ? [] : unfinished.map((stage) => ({ stage, ...took })),
  parties: count === 0 ? [] : [{ party: 'court', share: 61, ...took }],
});

type WholePerson = DataOf<'GET /admin/people/:id'>;

/** Somebody as their own page shows them. */
export const wholePersonOf = (more: Partial<WholePerson> = {}): WholePerson => ({
  id: idOf(1),
  email: 'greta@example.com',
  name: 'Greta Sommerfeld',
  phone: '+49 40 1234',
  role: 'member',
  status: 'active',
  createdAt: at,
  lastLoginAt: at,
  hasSecondFactor: true,
  language: 'de',
  provider: 'default',
  pendingEmail: null,
  secondFactorSince: at,
  invitation: null,
  agreed: { at, terms: '2026-11', termsOfUse: '2026-11' },
  newsletter: { since: null, requestedAt: at },
  sessions: [{ browser: 'Firefox', system: 'Windows', createdAt: at, lastUsedAt: at }],
  erasure: null,
  looksAfter: 2,
  givenRights: [],
  ...more,
});

const nothing = { data: [], meta: { total: 0 } };
export const belongings: DataOf<'GET /admin/people/:id/belongings'> = {
  foundations: { data: [cardOf({ companyName: 'Nordlicht Keramik UG' })], meta: { total: 1 } },
  orders: nothing,
  invoices: nothing,
  meetings: nothing,
};

/** What somebody has typed into the fields of an article. */
export const typed: Typed = {
  author: 'tax',
  published: '2026-11-01',
  'de.title': 'Steuern',
  'de.slug': 'steuern',
  'de.description': 'Was eine GmbH zahlt.',
  'de.markdown': 'Das Gericht nimmt {{euros court}}.\n\n## Teil 1\n\nText.',
  'de.sources': '§ 1 KStG',
  'en.title': 'Taxes',
  'en.slug': 'taxes',
  'en.description': 'What a GmbH pays.',
  'en.markdown': 'The court takes {{euros court}}.',
  'en.sources': '§ 1 KStG',
};
export const pieceCard: PieceCard = {
  id: 'article.taxes',
  kind: 'article',
  key: 'taxes',
  category: 'tax',
  titles: { de: 'Steuern', en: 'Taxes' },
  languages: ['de', 'en'],
  states: [],
  changed: null,
  draft: null,
};
export const wholePiece: WholePiece = {
  ...pieceCard,
  revision: 3,
  version: 0,
  typed,
  current: typed,
  isLive: true,
  addresses: { de: '/blog/tax/steuern/', en: '/en/blog/tax/taxes/' },
  archivedTo: null,
  versions: [],
};

/** What operators see of a case whose read model lags behind. */
export const technical: DataOf<'GET /admin/foundations/:id/technical'> = {
  url: 'http://temporal.example/workflows/foundation-1',
  allUrl: 'http://temporal.example/workflows?query=FileNumber',
  reachable: true,
  workflow: {
    workflowId: 'foundation-1',
    runId: 'run-1',
    status: 'terminated',
    startedAt: at,
    attributes: { FoundationStatus: 'review-pending', WaitingOn: 'lawyer', OfLater: 'x' },
    pending: [
      {
        activity: 'sendMail',
        attempt: 7,
        state: 'scheduled',
        lastError: 'MailServerAway',
        nextAt: at,
      },
    ],
  },
  streamRevision: 9,
  viewRevision: 7,
  head: '120',
  viewPosition: '118',
};
