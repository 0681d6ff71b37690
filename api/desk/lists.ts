import { z } from 'zod';
import { auditList } from '#domain/desk/lists/audit.ts';
import { contentList } from '#domain/desk/lists/content.ts';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { inquiryList } from '#domain/desk/lists/inquiries.ts';
import { invoiceList } from '#domain/desk/lists/invoices.ts';
import { newsletterList } from '#domain/desk/lists/newsletter.ts';
import { notaryList } from '#domain/desk/lists/notaries.ts';
import { orderList } from '#domain/desk/lists/orders.ts';
import { paymentList } from '#domain/desk/lists/payments.ts';
import { personList } from '#domain/desk/lists/people.ts';
import { refundList } from '#domain/desk/lists/refunds.ts';
import { locales } from '#domain/site/paths.ts';
import { invoiceSorts } from '#modules/invoices/managed-invoices.ts';
import { newsletterForTeam } from '../accounts/managed-newsletter.ts';
import { managedNewsletterCalls } from '../accounts/newsletter-schemas.ts';
import { piecesForTeam } from '../content/managed-content.ts';
import { pieceCardSchema, piecesQuery } from '../content/managed-schemas.ts';
import { foundationCalls } from '../foundations/schemas.ts';
import { foundationsForFile } from '../foundations/team-list.ts';
import { type CallDeclaration, declareCalls } from '../http/calls.ts';
import { list, MAX_ROWS, ofType } from '../http/schemas.ts';
import { inquiriesForTeam } from '../inquiries/managed-inquiries.ts';
import { managedInquirySchema } from '../inquiries/schemas.ts';
import { invoicesForTeam } from '../invoices/managed-invoices.ts';
import { managedInvoiceSchema } from '../invoices/schemas.ts';
import { notariesForTeam } from '../notaries/routes.ts';
import { listedNotarySchema } from '../notaries/schemas.ts';
import { auditForTeam } from '../operations/audit.ts';
import { auditEntry, auditQuery } from '../operations/schemas.ts';
import { ordersForTeam } from '../orders/managed-orders.ts';
import { managedOrderCardSchema } from '../orders/schemas.ts';
import { paymentsForTeam } from '../payments/managed-payments.ts';
import { managedPaymentSchema } from '../payments/schemas.ts';
import { peopleForTeam } from './people.ts';
import { personRow } from './people-schemas.ts';
import { filed, queryOf, served } from './served-list.ts';

/** Of invoices, and of refunds, which are read by the same call. */
const invoicesQuery = queryOf(invoiceList).extend({
  sort: z.enum(invoiceSorts).default('-issuedAt'),
});

/**
 * The lists of the desk: what each is, what it answers, and how its rows are read. Its call, its file and
 * the views of it follow.
 */
export const deskLists = {
  foundations: filed(
    foundationList,
    foundationCalls['GET /foundations'].query.omit({ after: true }),
    async ({ db }, query) => ({ data: await foundationsForFile(db, query) }),
  ),
  notaries: served(notaryList, list(listedNotarySchema), ({ db }, query) =>
    notariesForTeam(db, query),
  ),
  orders: served(orderList, list(managedOrderCardSchema), ({ db }, query) =>
    ordersForTeam(db, query),
  ),
  invoices: served(
    invoiceList,
    list(managedInvoiceSchema),
    ({ db }, query) => invoicesForTeam(db, query),
    invoicesQuery,
  ),
  payments: served(paymentList, list(managedPaymentSchema), ({ db }, query) =>
    paymentsForTeam(db, query),
  ),
  refunds: filed(
    refundList,
    invoicesQuery.extend({ status: z.enum(['to-refund', 'refund-overdue']).default('to-refund') }),
    ({ db }, query) => invoicesForTeam(db, query),
  ),
  inquiries: served(inquiryList, list(managedInquirySchema), ({ db }, query) =>
    inquiriesForTeam(db, query),
  ),
  people: served(personList, list(personRow), ({ db, person }, query) =>
    peopleForTeam(db, person, query),
  ),
  content: served(
    contentList,
    list(pieceCardSchema),
    ({ db }, query) => piecesForTeam(db, query),
    piecesQuery,
  ),
  newsletter: filed(
    newsletterList,
    managedNewsletterCalls['GET /admin/newsletter'].query,
    ({ db }, query) => newsletterForTeam(db, query),
  ),
  audit: served(
    auditList,
    list(auditEntry),
    ({ db }, query) => auditForTeam(db, query),
    auditQuery,
  ),
};

type Lists = typeof deskLists;
export type DeskListName = keyof Lists;
export const deskListNames = Object.keys(deskLists) as DeskListName[];
type ServedName = {
  [Name in DeskListName]: Lists[Name]['answer'] extends z.ZodType ? Name : never;
}[DeskListName];

type ListCalls = {
  [Name in ServedName as `GET /admin/${Name}`]: {
    access: Lists[Name]['list']['right'];
    query: Lists[Name]['query'];
    answers: { 200: NonNullable<Lists[Name]['answer']> };
  };
};

/** The calls that read the lists. */
export const listCalls = declareCalls(
  Object.fromEntries(
    Object.values(deskLists).flatMap(({ list: { name, right }, query, answer }) =>
      answer ? [[`GET /admin/${name}`, { access: right, query, answers: { 200: answer } }]] : [],
    ),
  ) as ListCalls,
);

const rowId = '[\\w.:-]{1,110}';
/** As many as a page of a list has. */
const chosenIds = z.string().regex(new RegExp(`^${rowId}(,${rowId}){0,${MAX_ROWS - 1}}$`));
const asFile = z.object({
  locale: z.enum(locales).default('de'),
  /** Ids of the rows that were chosen, with commas between; all without it. */
  only: chosenIds.optional(),
});
export type AsFile = z.output<typeof asFile>;

/** The same as files: filtered and ordered alike, without pages. */
export const fileCalls = Object.fromEntries(
  Object.values(deskLists).map(({ list: { name, right }, query }) => [
    `GET /admin/${name}.csv` as const,
    {
      access: right,
      isDownload: true,
      refusesHead: true,
      query: (query as z.ZodObject).omit({ limit: true, offset: true }).extend(asFile.shape),
      answers: { 200: ofType('text/csv', z.any().meta({ type: 'string' })) },
    } as const,
  ]),
) as Record<`GET /admin/${string}.csv`, CallDeclaration>;
