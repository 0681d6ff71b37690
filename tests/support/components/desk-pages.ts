import { weekOf } from '#domain/slots/berlin-days.ts';
import type { StaffPageName } from '#web/staff-pages.ts';
import { type Answers, partOf } from './api.ts';
import { absentOn, calendarWeek, fullWeek } from './calendar-rows.ts';
import {
  auditedOf,
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
} from './desk-rows.ts';
import { invoiceOf, listedPaymentOf, orderCardOf } from './money-rows.ts';
import { cardOf, idOf, taskOf, tasksOf } from './team-rows.ts';

const day = '2026-11-24';
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

/** Shows one thing, or leads to another page. */
const one = 'no list' as const;

/**
 * What the API answers to each page of the desk with so many rows. A new page does not compile before it
 * has said which kind it is.
 */
const pages: Record<StaffPageName, Rows | typeof one> = {
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
  foundation: one,
  'foundation-documents': one,
  'foundation-communication': one,
  'foundation-money': one,
  'foundation-history': one,
  'foundation-technical': one,
  'foundation-shortened': one,
  comparison: one,
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
  person: one,
  orders: (count) => ({
    'GET /admin/orders': listOf(count, (index) => ({
      ...orderCardOf(idOf(index)),
      member: memberOf(index),
      company: companyOf(index),
      titles: many((index % 4) + 1, () => 'Zehn Stunden Steuerberatung und Buchhaltung'),
      awaitsAddress: index % 2 === 0,
    })),
  }),
  order: one,
  invoices,
  invoice: one,
  payments: (count) => ({
    'GET /admin/payments': listOf(count, (index) =>
      listedPaymentOf({ id: idOf(index), member: memberOf(index), buyer: companyOf(index) }),
    ),
  }),
  refunds: invoices,
  inquiries: (count) => ({ 'GET /admin/inquiries': listOf(count, inquiryOf) }),
  content: (count) => ({ 'GET /admin/content': listOf(count, pieceOf) }),
  piece: one,
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
  'failed-commands': one,
  'parked-streams': one,
  'unsent-mails': one,
  'unrendered-invoices': one,
};

/** How many rows there are, and on what screens, whenever all lists are looked at. */
export const counts = [0, 3, 1_000] as const;
export const widths = [1680, 1280, 768, 360] as const;

/** Pages that show as many rows as there are, with what the API answers to them. */
export const listPages = Object.entries(pages).flatMap(([name, rows]) =>
  rows === one ? [] : [{ name: name as StaffPageName, rows }],
);
