import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import { BYTE_ORDER_MARK, csvLine } from '#domain/desk/csv.ts';
import type { DeskListName } from '#domain/desk/lists.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { listPeople } from '#modules/accounts/directory/managed-people.ts';
import { listPieces } from '#modules/content/pieces/pieces.ts';
import { newsletterForTeam } from '../accounts/managed-newsletter.ts';
import { foundationsForFile } from '../foundations/team-list.ts';
import { contentDisposition } from '../http/attachment.ts';
import { type Handlers, serve } from '../http/calls.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { inquiriesForTeam } from '../inquiries/managed-inquiries.ts';
import { invoicesForTeam } from '../invoices/managed-invoices.ts';
import { auditForTeam } from '../operations/audit.ts';
import { ordersForTeam } from '../orders/managed-orders.ts';
import { paymentsForTeam } from '../payments/managed-payments.ts';
import {
  auditColumns,
  type ExportColumn,
  foundationColumns,
  inquiryColumns,
  invoiceColumns,
  newsletterColumns,
  orderColumns,
  paymentColumns,
  personColumns,
  pieceColumns,
} from './export-columns.ts';
import { cutWords } from './export-words.ts';
import { exportCalls } from './schemas.ts';

/** Read at once, so that a long list holds neither memory nor a connection of the database. */
const PAGE_ROWS = 200;
/** More is no list that somebody works through. */
export const MAX_EXPORT_ROWS = 10_000;

interface Parts {
  db: Database;
  maxRows: number;
}

/** The lists of the desk as files, filtered and sorted as they are shown. */
export const exportRoutes =
  ({ db, maxRows = MAX_EXPORT_ROWS }: Pick<Parts, 'db'> & Partial<Parts>): FastifyPluginAsync =>
  async (app) =>
    serve(app, exportCalls, { ...ofMoney({ db, maxRows }), ...ofTheOthers({ db, maxRows }) });

type MoneyFile =
  | 'GET /admin/orders.csv'
  | 'GET /admin/invoices.csv'
  | 'GET /admin/payments.csv'
  | 'GET /admin/refunds.csv';
type Files = Handlers<typeof exportCalls>;

const ofMoney = ({ db, maxRows }: Parts): Pick<Files, MoneyFile> => ({
  'GET /admin/orders.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'orders',
      columns: orderColumns,
      maxRows,
      read: async (page) => (await ordersForTeam(db, { ...request.query, ...page })).data,
    }),
  'GET /admin/invoices.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'invoices',
      columns: invoiceColumns,
      maxRows,
      read: async (page) => (await invoicesForTeam(db, { ...request.query, ...page })).data,
    }),
  'GET /admin/payments.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'payments',
      columns: paymentColumns,
      maxRows,
      read: async (page) => (await paymentsForTeam(db, { ...request.query, ...page })).data,
    }),
  'GET /admin/refunds.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'refunds',
      columns: invoiceColumns,
      maxRows,
      read: async (page) => (await invoicesForTeam(db, { ...request.query, ...page })).data,
    }),
});

const ofTheOthers = ({ db, maxRows }: Parts): Omit<Files, MoneyFile> => ({
  'GET /admin/foundations.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'foundations',
      columns: foundationColumns,
      maxRows,
      read: (page) => foundationsForFile(db, { ...request.query, ...page }),
    }),
  'GET /admin/people.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'people',
      columns: personColumns,
      maxRows,
      read: async (page) => {
        const filter = { ...request.query, ...page };
        return (await listPeople(db, personOf(request), filter)).people;
      },
    }),
  'GET /admin/content.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'content',
      columns: pieceColumns,
      maxRows,
      read: async (page) => (await listPieces(db, { ...request.query, ...page })).pieces,
    }),
  'GET /admin/inquiries.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'inquiries',
      columns: inquiryColumns,
      maxRows,
      read: async (page) => (await inquiriesForTeam(db, { ...request.query, ...page })).data,
    }),
  'GET /admin/newsletter.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'newsletter',
      columns: newsletterColumns,
      maxRows,
      read: async (page) => (await newsletterForTeam(db, { ...request.query, ...page })).data,
    }),
  'GET /admin/audit.csv': async (request, reply) =>
    sendFile(request, reply, {
      list: 'audit',
      columns: auditColumns,
      maxRows,
      read: async (page) => (await auditForTeam(db, { ...request.query, ...page })).data,
    }),
});

interface Export<Row> {
  list: DeskListName;
  columns: readonly ExportColumn<Row>[];
  maxRows: number;
  read: (page: { limit: number; offset: number }) => Promise<readonly Row[]>;
}

interface Asked {
  locale: Locale;
  only?: string | undefined;
}

type Request = FastifyRequest & { query: Asked };

function sendFile<Row extends { id: string }>(
  request: Pick<Request, 'query'> & FastifyRequest,
  reply: FastifyReply,
  file: Export<Row>,
) {
  audit(request, 'list-exported', { details: { list: file.list } });
  const name = `${file.list}-${dayKey(new Date().toISOString())}.csv`;
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header('content-disposition', contentDisposition(name))
    .header('cache-control', 'no-store')
    .send(Readable.from(linesOf(file, request.query)));
}

async function* linesOf<Row extends { id: string }>(
  { columns, read, maxRows }: Export<Row>,
  { locale, only }: Asked,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ header }) => header[locale]));
  // What comes in meanwhile moves rows from one page to the next.
  const seen = new Set<string>();
  const missing = only === undefined ? undefined : new Set(only.split(','));
  for (let offset = 0; offset < maxRows; offset += PAGE_ROWS) {
    const limit = Math.min(PAGE_ROWS, maxRows - offset);
    const rows = await read({ limit, offset });
    const lines = rows
      .filter(({ id }) => !seen.has(id) && (missing?.delete(id) ?? true))
      .map((row) => csvLine(columns.map(({ value }) => value(row, locale))));
    for (const { id } of rows) seen.add(id);
    if (lines.length > 0) yield lines.join('');
    if (rows.length < limit || missing?.size === 0) return;
  }
  const rest = await read({ limit: 1, offset: maxRows });
  if (rest.length > 0) yield csvLine([cutWords(maxRows)[locale]]);
}
