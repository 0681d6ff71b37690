import { randomUUID } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import type { LightMyRequestResponse } from 'fastify';
import { unzipSync } from 'fflate';
import { PDFDocument } from 'mupdf';
import type { EventType } from '#domain/foundations/foundation.ts';
import { streamOf } from '#event-store/port.ts';
import { mailsAfter } from '#mails/foundations/mails-after-events.ts';
import type { documentsToAccept } from '#mails/foundations/people/documents-to-accept.ts';
import { mails } from '#mails/registry.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { gather } from '#workflows/activities/erasure/exported.ts';
import { LINK_SECRET, type Someone } from '../api.ts';
import type { Description } from '../declared-answers.ts';
import type { FoundationApi } from '../foundation-api.ts';
import { mailDepsOf } from '../mailing.ts';
import { rowsOf } from '../rows.ts';
import { word } from './planted.ts';

/** A text as it is, and without what breaks its words. */
export interface Words {
  text: string;
  joined: string;
}

/** Whether a text shows a word, or what a pattern finds. */
export const shownIn = ({ text, joined }: Words, trace: string | RegExp): boolean =>
  typeof trace === 'string' ? joined.includes(squeezed(trace)) : trace.test(text);

const squeezed = (text: string) => text.replaceAll(/\s/g, '').toLowerCase();
const wordsOf = (text: string): Words => ({ text, joined: squeezed(text) });

/** What a reader was told, by the address that told it. */
export interface Told {
  texts: Map<string, Words>;
  /** Routes that had an answer for the reader. */
  answered: Set<string>;
}

export const toldNothing = (): Told => ({ texts: new Map(), answered: new Set() });

interface Asked {
  foundationId: string;
  holders: Record<string, Someone>;
}

/** The paths that a route stands for, as one reader asks for them. */
export type PathsOf = (route: string, reader: Someone | undefined) => string[];

/** Of a case: each placeholder stands for everything there is of its kind. */
export async function pathsIn(
  api: FoundationApi,
  { foundationId, holders }: Asked,
): Promise<PathsOf> {
  const { db } = api.connection;
  const of = { foundation_id: foundationId };
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
  const orders = ids(await rowsOf(db, 'orders', of, 'id'));
  const documents = await rowsOf(db, 'projections.documents', of, 'id', 'title');
  const newest = documents.find(({ title }) => title === word('second', 'Titel'))?.id ?? '';
  const events = await api.events.read(streamOf(foundationId));
  const feeds = new Map<string | undefined, string>();
  for (const one of Object.values(holders)) feeds.set(one.bearer, await feedOf(api, one));
  const [none, unknown] = [[randomUUID()], ['unknown']];
  const usual: Record<string, string[]> = {
    id: [foundationId],
    documentId: ids(documents),
    // All commands answer alike.
    command: ids(await rowsOf(db, 'commands', of, 'id')).slice(0, 1),
    revision: events.map(({ revision }) => String(revision)),
    // All sheets are in the answer of the route before; PDFs are made of the same blocks.
    file: ['de.docx', 'intake-sheet.json'],
    template: ['founders-agreement'],
    version: ['1'],
    key: ['tax-questionnaire'],
    fileId: ids(await rowsOf(db, 'message_files', of, 'id')),
    ...Object.fromEntries(['mailId', 'commandId', 'linkId', 'lineId'].map((name) => [name, none])),
    ...Object.fromEntries(
      ['kind', 'category', 'slug', 'name', 'provider'].map((name) => [name, unknown]),
    ),
  };
  /** Whose id it is, by the beginning of the route; what is new is asked about the case. */
  const owners: [route: RegExp, id: string[]][] = [
    [
      /^\/(admin\/)?invoices\//,
      ids(await rowsOf(db, 'invoices', { order_id: orders[0] ?? '' }, 'id')),
    ],
    [/^\/(admin\/)?orders\//, orders],
    [/^\/(users|admin\/people)\/:id/, Object.values(holders).map(({ id }) => id)],
    [/^\/templates\//, ['founders-agreement']],
    [/^\/(products|news|hour-packages|assets|erasures|admin\/calendar|users\/me)\//, none],
  ];
  const queries: Record<string, string> = {
    '/slots': `kind=consultation&foundation=${foundationId}`,
    '/search': 'q=Qx',
    '/hour-packages/:id/times': 'minutes=60',
    '/foundations/:id/comparison': `from=${newest}&to=${newest}`,
    '/admin/views': 'list=foundations',
    '/foundations/:id/messages': 'audience=law-firm',
    '/foundations/:id/messages/files/:fileId': 'audience=law-firm',
  };
  return (route, reader) => {
    const id = owners.find(([beginning]) => beginning.test(route))?.[1];
    const feed = { file: [feeds.get(reader?.bearer) ?? 'unknown.ics'] };
    const special = { ...(id && { id }), ...(route.startsWith('/calendar/') && feed) };
    const values: Record<string, string[]> = { ...usual, ...special };
    let paths = [route.replace('*', 'unknown')];
    for (const [, name = ''] of route.matchAll(/:(\w+)/g)) {
      const found = values[name];
      if (!found) throw new Error(`Nothing stands for :${name} of ${route}.`);
      paths = paths.flatMap((path) => found.map((value) => path.replace(`:${name}`, value)));
    }
    const query = queries[route];
    return query ? paths.map((path) => `${path}?${query}`) : paths;
  };
}

/** The secret address of somebody's calendar. */
async function feedOf(api: FoundationApi, { bearer }: Someone): Promise<string> {
  const made = await api.call('POST', '/users/me/calendar', { bearer, body: { names: true } });
  return new URL(made.json().data.address).pathname.split('/').at(-1) ?? '';
}

/** Requests of a reader at a time. */
const AT_ONCE = 12;

/** Asks all routes that read, page by page, as one reader. */
export async function readEverything(
  api: FoundationApi,
  pathsOf: PathsOf,
  reader: Someone | undefined,
): Promise<Told> {
  const told = toldNothing();
  const description: Description = (await api.app.inject('/api/openapi.json')).json();
  const asked = readingRoutes(api).flatMap((route) => {
    const most = pageOf(description, route);
    return pathsOf(route, reader).map((path) => ({ route, path, most }));
  });
  const read = async ({ route, path, most }: (typeof asked)[number]) => {
    for (let offset = 0; ; offset += most ?? 0) {
      const page = most ? `${path.includes('?') ? '&' : '?'}limit=${most}&offset=${offset}` : '';
      const call = reader ? { bearer: reader.bearer } : {};
      const answer = await api.call('GET', path + page, call);
      if (answer.statusCode < 300) told.answered.add(route);
      told.texts.set(path + page, wordsOf(wordsIn(answer)));
      const isFull = most && answer.statusCode === 200 && answer.json().data.length === most;
      if (!isFull) return;
    }
  };
  while (asked.length > 0) await Promise.all(asked.splice(0, AT_ONCE).map(read));
  return told;
}

/** How many a page of a list has at most; undefined for what has no pages. */
function pageOf({ paths }: Description, route: string): number | undefined {
  const path = `/api${route.replaceAll(/:(\w+)/g, '{$1}')}`;
  const { parameters = [] } = (paths[path]?.get ?? {}) as {
    parameters?: { name: string; schema: { maximum?: number } }[];
  };
  if (!parameters.some(({ name }) => name === 'offset')) return undefined;
  return parameters.find(({ name }) => name === 'limit')?.schema.maximum;
}

/** All routes that read; what is sent to open pages waits for changes, and the PDF is the history that is read. */
export const readingRoutes = (api: FoundationApi): string[] => [
  ...new Set(
    api.app.declaredRoutes
      .filter(({ method }) => method === 'GET')
      .map(({ url }) => url.replace(/^\/api/, ''))
      .filter((route) => !/^\/changes$|\/history\/pdf$/.test(route)),
  ),
];

/** Reads the copy of a member's own data as well, file by file. */
export async function readExport(
  { deps: { config }, connection, events, keys }: FoundationApi,
  { id }: Someone,
  { texts }: Told,
): Promise<void> {
  const parts = {
    db: connection.db,
    events,
    keys,
    files: localFileStore(config.dataDir),
    invoiceFiles: invoiceFiles(config),
    linkSecret: LINK_SECRET,
    now: () => new Date(),
  };
  for await (const { path, content } of gather(parts, id)) {
    const bytes = Buffer.isBuffer(content) ? content : await buffer(await content());
    const type = path.endsWith('.pdf') ? 'application/pdf' : 'application/json';
    texts.set(`copy of the data: ${path}`, wordsOf(`${path}\n${textIn(bytes, type)}`));
  }
}

/** Reads the mails about what has happened, each to whoever gets it. */
export async function readMails(
  api: FoundationApi,
  { foundationId }: Pick<Asked, 'foundationId'>,
  toldTo: (email: string) => Told | undefined,
): Promise<void> {
  for (const event of await api.events.read(streamOf(foundationId))) {
    for (const name of mailsAfter(event.type as EventType)) {
      const mail = mails.find((one) => one.name === name) as typeof documentsToAccept | undefined;
      const ids = { foundationId, eventId: event.id, occasion: 1 };
      const loaded = await mail?.load(mailDepsOf(api), ids);
      const found = (await loaded?.readers()) ?? [];
      for (const reader of [found].flat()) {
        const letter = JSON.stringify((await loaded?.letterTo(reader)) ?? null);
        toldTo(reader.email)?.texts.set(`mail: ${name}, ${event.revision}`, wordsOf(letter));
      }
    }
  }
}

const wordsIn = ({ headers, rawPayload }: LightMyRequestResponse): string => {
  const names = [headers['content-disposition'], headers.location].map(String).join('\n');
  return `${names}\n${textIn(rawPayload, String(headers['content-type']))}`;
};

function textIn(bytes: Buffer, type: string): string {
  if (type.includes('pdf')) return textOfPdf(bytes);
  if (type.includes('zip')) {
    // Each file by its ending.
    return Object.entries(unzipSync(bytes))
      .map(([name, file]) => `${name}\n${textIn(Buffer.from(file), name)}`)
      .join('\n');
  }
  if (type.includes('word')) {
    const files = Object.values(unzipSync(bytes));
    return files
      .map((file) =>
        Buffer.from(file)
          .toString()
          .replaceAll(/<[^>]*>/g, ''),
      )
      .join('\n');
  }
  const text = bytes.toString();
  if (type.includes('json') && text !== '') return JSON.stringify(JSON.parse(text));
  // Long lines of calendars go on after a break.
  return text.replaceAll(/\r\n[ \t]/g, '');
}

function textOfPdf(bytes: Buffer): string {
  const pdf = new PDFDocument(bytes);
  const pages = Array.from({ length: pdf.countPages() }, (_, at) =>
    pdf.loadPage(at).toStructuredText('preserve-whitespace').asText(),
  );
  return pages.join('\n');
}
