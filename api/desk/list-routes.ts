import { Readable } from 'node:stream';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import type { Database } from '#database/connection.ts';
import { BYTE_ORDER_MARK, type CsvValue, csvLine } from '#domain/desk/csv.ts';
import type { DeskList } from '#domain/desk/lists.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { contentDisposition } from '../http/attachment.ts';
import { serve } from '../http/calls.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { type AsFile, deskLists, fileCalls, listCalls } from './lists.ts';

/** Read at once, so that a long list holds neither memory nor a connection of the database. */
const PAGE_ROWS = 200;
/** More is no list that somebody works through. */
const MAX_ROWS = 10_000;

/** A list whatever its rows are: each has been checked where it is declared. */
interface AnyList {
  list: DeskList<Row>;
  read: (
    from: { db: Database; person: ReturnType<typeof personOf> },
    query: object,
  ) => Promise<{ data: readonly Row[] }>;
}
interface Row {
  id: string;
}

/** The lists of the desk, and the same as files. */
export const listRoutes =
  ({ db }: { db: Database }): FastifyPluginAsync =>
  async (app) => {
    const lists = Object.values(deskLists) as unknown as AnyList[];
    const shown = lists.map(({ list, read }) => [
      `GET /admin/${list.name}`,
      async (request: FastifyRequest) =>
        read({ db, person: personOf(request) }, request.query as object),
    ]);
    serve(app, listCalls, Object.fromEntries(shown));
    const files = lists.map((list) => [
      `GET /admin/${list.list.name}.csv`,
      async (request: FastifyRequest, reply: FastifyReply) => sendFile(db, list, request, reply),
    ]);
    serve(app, fileCalls, Object.fromEntries(files));
  };

function sendFile(
  db: Database,
  { list, read }: AnyList,
  request: FastifyRequest,
  reply: FastifyReply,
) {
  audit(request, 'list-exported', { details: { list: list.name } });
  const person = personOf(request);
  const query = request.query as AsFile;
  const rows = (page: { limit: number; offset: number }) =>
    read({ db, person }, { ...query, ...page });
  return reply
    .header('content-type', 'text/csv; charset=utf-8')
    .header(
      'content-disposition',
      contentDisposition(`${list.name}-${dayKey(new Date().toISOString())}.csv`),
    )
    .header('cache-control', 'no-store')
    .send(Readable.from(linesOf(columnsOf(list, query.locale), rows, query)));
}

interface FileColumn {
  head: string;
  valueOf: (row: Row) => CsvValue;
}

const columnsOf = ({ columns }: DeskList<Row>, locale: Locale): FileColumn[] =>
  Object.values(columns).flatMap(({ csv, [locale]: head }) =>
    csv ? { head, valueOf: (row: Row) => csv(row, locale) } : [],
  );

async function* linesOf(
  columns: readonly FileColumn[],
  read: (page: { limit: number; offset: number }) => Promise<{ data: readonly Row[] }>,
  { locale, only }: AsFile,
): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + csvLine(columns.map(({ head }) => head));
  // What comes in meanwhile moves rows from one page to the next.
  const seen = new Set<string>();
  const missing = only === undefined ? undefined : new Set(only.split(','));
  for (let offset = 0; offset < MAX_ROWS; offset += PAGE_ROWS) {
    const { data: rows } = await read({ limit: PAGE_ROWS, offset });
    const lines = rows
      .filter(({ id }) => !seen.has(id) && (missing?.delete(id) ?? true))
      .map((row) => csvLine(columns.map(({ valueOf }) => valueOf(row))));
    for (const { id } of rows) seen.add(id);
    if (lines.length > 0) yield lines.join('');
    if (rows.length < PAGE_ROWS || missing?.size === 0) return;
  }
  const rest = await read({ limit: 1, offset: MAX_ROWS });
  if (rest.data.length > 0) yield csvLine([cut[locale]]);
}

/** The last line of a file that ends before its list. */
const cut: Record<Locale, string> = {
  de: `Hier endet die Datei nach ${MAX_ROWS} Zeilen; die Liste ist länger. Grenze sie ein, etwa nach Tagen.`,
  en: `The file ends here, after ${MAX_ROWS} rows; the list is longer. Narrow it down, by days for example.`,
};
