import { weekOf } from '#domain/days/berlin-days.ts';
import type { DeskList } from '#domain/desk/lists.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import type { StaffPageName } from '#web/staff-pages.ts';
import { type Answers, listed, partOf, type Sent } from './api.ts';
import { absentOn, calendarWeek, fullWeek } from './calendar-rows.ts';
import {
  auditedOf,
  belongings,
  companyOf,
  consultantOf,
  emailOf,
  figuresOf,
  inquiryOf,
  memberOf,
  nameOf,
  personOf,
  pieceOf,
  stuckThings,
  subscriptionOf,
  technical,
  wholeInquiryOf,
  wholePersonOf,
  wholePiece,
} from './desk-rows.ts';
import { compared, documentOf, teamFoundationAt, wholeReview } from './foundations.ts';
import {
  invoiceOf,
  listedPaymentOf,
  orderCardOf,
  orderOfHours,
  wholeInvoiceOf,
} from './money-rows.ts';
import { notaryCaseOf, notaryOf, wholeNotary } from './notary-rows.ts';
import { sheetsAnswer } from './sheets.ts';
import { cardOf, idOf, taskOf, tasksOf } from './team-rows.ts';

const day = '2026-11-24';
const at = `${day}T09:00:00.000Z`;
/** Where all rows are drawn at once: more than ever come together, as axe looks at each. */
const AT_ONCE = 12;

const many = <Row>(count: number, rowOf: (index: number) => Row): Row[] =>
  Array.from({ length: count }, (_, index) => rowOf(index));

/** A list, which stops counting at a thousand. */
const listOf = <Row>(count: number, rowOf: (index: number) => Row) => {
  const part = partOf(many(count, rowOf));
  return (sent: Parameters<typeof part>[0]) => {
    const { data, meta } = part(sent).listed;
    return { listed: { data, meta: { ...meta, ...(count >= 1_000 && { more: true }) } } };
  };
};

type Rows = (count: number) => Answers;

const owed = { status: 'cancelled', paidCents: 11_900, refundCents: 11_900 } as const;

const invoices: Rows = (count) => ({
  'GET /admin/invoices': ({ query, ...sent }) =>
    listOf(count, (index) =>
      invoiceOf({
        id: idOf(index),
        number: `RE-2026-${String(index).padStart(6, '0')}`,
        member: memberOf(index),
        buyer: companyOf(index),
        grossCents: index === 0 ? 123_456_789 : 11_900,
        ...(query.status?.includes('refund') && {
          ...owed,
          refundDueOn: index === 0 ? '2020-01-07' : '2199-01-07',
        }),
      }),
    )({ query, ...sent }),
});

/** What the API answers to each page of the desk that lists something, with so many rows. */
const lists = {
  tasks: (count) => ({
    'GET /admin/tasks': tasksOf(
      many(count, (index) =>
        taskOf({
          key: `step:${index}`,
          foundationId: idOf(index),
          subject: companyOf(index),
          person: nameOf(index),
          hint: index % 2 === 0 ? 'Bitte den Gesellschaftsvertrag noch einmal lesen' : null,
          dueOn: index % 3 === 0 ? '2020-01-07' : index % 3 === 1 ? '2199-01-07' : null,
          owner: index % 2 === 0 ? { id: idOf(0), name: nameOf(0) } : null,
        }),
      ),
    ),
  }),
  foundations: (count) => ({
    'GET /foundations': listOf(count, (index) =>
      cardOf({ id: idOf(index), companyName: companyOf(index) }),
    ),
  }),
  calendar: (count) => ({
    'GET /admin/calendar': ({ query: { week = weekOf(day) } }) =>
      count === 0 ? calendarWeek(week) : fullWeek(week),
  }),
  rebookings: (count) => ({
    'GET /admin/calendar/rebookings': () => {
      const { consultants, absences } = absentOn(day);
      const [absence] = absences;
      const affected = many(Math.min(count, AT_ONCE), (index) => ({
        ...(absence?.affected[1] as NonNullable<typeof absence>['affected'][number]),
        bookingId: idOf(index),
        person: { name: nameOf(index), email: emailOf(index), phone: null },
      }));
      const progress = { done: 0, total: affected.length };
      const shown = absence && count > 0 ? [{ ...absence, affected, progress }] : [];
      return { consultants, absences: shown, outsideHours: [] };
    },
  }),
  consultants: (count) => ({
    'GET /admin/calendar/consultants': () => many(Math.min(count, AT_ONCE), consultantOf),
    'GET /admin/calendar/accounts': () => [],
  }),
  people: (count) => ({ 'GET /admin/people': listOf(count, personOf) }),
  orders: (count) => ({
    'GET /admin/orders': listOf(count, (index) => ({
      ...orderCardOf(idOf(index)),
      member: memberOf(index),
      company: companyOf(index),
      titles: many((index % 4) + 1, () => 'Zehn Stunden Steuerberatung und Buchhaltung'),
      awaitsAddress: index % 2 === 0,
    })),
  }),
  notaries: (count) => ({ 'GET /admin/notaries': listOf(count, notaryOf) }),
  invoices,
  payments: (count) => ({
    'GET /admin/payments': listOf(count, (index) =>
      listedPaymentOf({ id: idOf(index), member: memberOf(index), buyer: companyOf(index) }),
    ),
  }),
  refunds: invoices,
  inquiries: (count) => ({ 'GET /admin/inquiries': listOf(count, inquiryOf) }),
  content: (count) => ({ 'GET /admin/content': listOf(count, pieceOf) }),
  stuck: (count) => ({
    'GET /admin/stuck': () => {
      const data = stuckThings(count);
      const [troubled, overdue, ownerless] = ['', '', ''];
      const temporal = { troubled, overdue, ownerless };
      return { listed: { data, meta: { total: data.length * count, temporal } } };
    },
  }),
  figures: (count) => ({ 'GET /admin/figures': () => figuresOf(count) }),
  newsletter: (count) => ({
    'GET /admin/newsletter': (sent) => {
      const { data, meta } = listOf(count, subscriptionOf)(sent).listed;
      const counts = { confirmed: count, waiting: count, lapsed: 0, ended: 0 };
      return { listed: { data, meta: { ...meta, counts } } };
    },
  }),
  audit: (count) => ({ 'GET /admin/audit': listOf(count, auditedOf) }),
} satisfies Partial<Record<StaffPageName, Rows>>;

/** The ids in the address of what was asked for. */
const idIn = ({ path }: Sent) => path.split('/').find((part) => /^[0-9a-f-]{36}$/.test(part)) ?? '';

const documents = [
  { ...documentOf(1, at), newest: false },
  { ...documentOf(2, at), previous: documentOf(1, at).documentId },
];

/** Whatever its id is: the company of the row with the same number. */
const oneCase: Answers = {
  'GET /foundations/:id': (sent) =>
    teamFoundationAt('review-pending', {
      id: idIn(sent),
      companyName: companyOf(Number(idIn(sent).slice(0, 8)) || 0),
      documents,
    }),
  'GET /foundations/:id/comparison': () => compared,
  'GET /foundations/:id/threads': () => ({ audiences: ['team'], threads: [], language: 'de' }),
  'GET /foundations/:id/messages': () => ({
    listed: { data: [], meta: { total: 0, more: false, readTo: 0 } },
  }),
  'GET /admin/foundations/:id/notes': () => [],
  'GET /admin/foundations/:id/mails': () => listed(),
  'GET /admin/foundations/:id/upload-links': () => [],
  'GET /admin/foundations/:id/rooms': () => [],
  'GET /admin/foundations/:id/tasks': () => [],
  'GET /admin/foundations/:id/technical': () => technical,
  'GET /admin/orders': listOf(1, (index) => orderCardOf(idOf(index))),
  'GET /admin/invoices': listOf(1, (index) => invoiceOf({ id: idOf(index) })),
};

/** Shows one thing, or leads to another page. A new page does not compile before it is in one of both. */
const things: Record<Exclude<StaffPageName, keyof typeof lists>, Answers> = {
  foundation: oneCase,
  'foundation-documents': oneCase,
  'foundation-communication': oneCase,
  'foundation-messages': { ...oneCase, 'GET /admin/replies': () => [] },
  'foundation-money': oneCase,
  'foundation-identification': oneCase,
  'foundation-sheets': oneCase,
  'foundation-history': oneCase,
  'foundation-technical': oneCase,
  'foundation-shortened': oneCase,
  comparison: oneCase,
  notices: {
    'GET /notices': () => ({
      listed: {
        data: [
          {
            id: idOf(1),
            kind: 'mentioned',
            subject: { foundationId: idOf(2) },
            companyName: companyOf(2),
            by: nameOf(3),
            createdAt: at,
            isRead: false,
          },
        ],
        meta: { total: 1, unread: 1 },
      },
    }),
  },
  'stand-ins': {
    'GET /admin/stand-ins': () => [
      {
        id: idOf(1),
        absent: { id: idOf(2), name: nameOf(2) },
        standIn: { id: idOf(3), name: nameOf(3) },
        from: day,
        until: day,
        isRunning: true,
      },
    ],
  },
  person: {
    'GET /admin/people/:id': (sent) => wholePersonOf({ id: idIn(sent) }),
    'GET /admin/people/:id/belongings': () => belongings,
  },
  notary: {
    'GET /admin/notaries/:id': (sent) => ({ ...wholeNotary, id: idIn(sent) }),
    'GET /admin/notaries/:id/foundations': listOf(2, notaryCaseOf),
  },
  order: {
    'GET /admin/orders/:id': (sent) => orderOfHours(idIn(sent)),
    'GET /users/:id': (sent) => ({ id: idIn(sent), email: emailOf(0) }),
    'GET /admin/invoices/:id/payments': () => [],
  },
  inquiry: {
    'GET /admin/inquiries/:id': (sent) =>
      wholeInquiryOf({ ...inquiryOf(Number(idIn(sent).slice(0, 8)) || 0), id: idIn(sent) }),
    'GET /admin/replies': () => [],
  },
  invoice: { 'GET /admin/invoices/:id': (sent) => wholeInvoiceOf({ id: idIn(sent) }) },
  piece: { 'GET /admin/content/:id': () => wholePiece },
  'failed-commands': {},
  'parked-streams': {},
  'unsent-mails': {},
  'unrendered-invoices': {},
};

/** How many rows there are, and on what screens, whenever all lists are looked at. */
export const counts = [0, 3, 1_000] as const;
export const widths = [1680, 1280, 768, 360] as const;

const definitions = import.meta.glob<Readonly<Record<string, unknown>>>('/domain/desk/lists/*.ts', {
  eager: true,
});
/** What the lists of the desk declare. */
export const deskLists = Object.values(definitions)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]) =>
    /^\w+List$/.test(name) ? [value as DeskList & { name: StaffPageName }] : [],
  );

/** Pages that show as many rows as there are, with what the API answers to them. */
export const listPages = Object.entries(lists).map(([name, rows]) => ({
  name: name as keyof typeof lists,
  rows: rows as Rows,
}));

/** All other pages. */
export const thingPages = Object.keys(things) as (keyof typeof things)[];

export const teamMember = (role: TeamRole) => ({
  id: role,
  email: `${role}@example.com`,
  first_name: 'Kim',
  last_name: 'Winter',
  role: { name: role },
});

/** Nobody has to be found another time. */
const noRebookings = { consultants: [], absences: [], outsideHours: [] };

/** There is nothing to do, and nothing went wrong. */
export const nothing: Answers = {
  'GET /admin/tasks': tasksOf([]),
  'GET /admin/calendar/rebookings': () => noRebookings,
  'GET /admin/inquiries': () => listed(),
  'GET /admin/invoices': () => listed(),
  'GET /admin/foundations/:id/tasks': () => [],
  'POST /admin/foundations/:id/presence': () => [],
  'GET /admin/workload': () => [],
  'GET /admin/stand-ins': () => [],
  'GET /admin/digest': () => ({ wanted: false }),
  'GET /admin/stuck': () => listed(),
  'GET /notices': () => ({ listed: { data: [], meta: { total: 0, unread: 0 } } }),
  'POST /notices/read': () => ({ unread: 0 }),
  'GET /admin/team': () => [],
  'GET /admin/views': () => [],
  'GET /foundations': () => listed(),
  'GET /foundations/:id/timeline': () => [],
  'POST /admin/search': () => ({ late: [] }),
  'GET /admin/foundations/:id/review': () => wholeReview,
  'GET /admin/foundations/:id/origins': () => [],
  'GET /foundations/:id/sheets': () => sheetsAnswer,
  'GET /foundations/:id/identifications': () => ({
    providers: [{ name: 'muster', label: 'Muster-Ident' }],
    participants: [
      {
        participantId: idOf(1),
        name: 'Jana Keller',
        kind: 'natural',
        standing: 'checking',
        own: false,
        hasAccount: true,
        hasEmail: true,
        people: ['Jana Keller'],
      },
      {
        participantId: idOf(2),
        name: 'Mira Okafor',
        kind: 'natural',
        standing: 'open',
        own: false,
        hasAccount: false,
        hasEmail: true,
        people: ['Mira Okafor'],
      },
    ],
  }),
  'POST /auth/logout': () => null,
};

/** All that the desk asks for, with so many rows of each kind. */
export const wholeDesk = (role: TeamRole, count: number): Answers =>
  Object.assign(
    {},
    nothing,
    ...Object.values(things),
    ...listPages.map(({ rows }) => rows(count)),
    { 'GET /users/me': () => teamMember(role) } satisfies Answers,
  );
