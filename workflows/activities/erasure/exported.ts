import type { Database } from '#database/connection.ts';
import type { RecordedEvent } from '#domain/foundations/history.ts';
import { isOfAnother, isShownTo, saidToMembers } from '#domain/foundations/shown-events.ts';
import { audiences } from '#domain/messages/messages.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { type HistoryDeps, readHistory } from '#event-store/foundation-history.ts';
import type { PersonKeys } from '#event-store/personal-data.ts';
import { openAvatar } from '#modules/accounts/profile/avatars/avatars.ts';
import { type Me, readMe } from '#modules/accounts/profile/me.ts';
import { ownMeetings } from '#modules/appointments/meetings/own.ts';
import { enteredIn } from '#modules/contributions/lines.ts';
import { billsOf } from '#modules/costs/bills.ts';
import { ownTasksIn } from '#modules/desk/own-tasks.ts';
import { ticksOf } from '#modules/duties/ticks.ts';
import { cleanName } from '#modules/files/file-name.ts';
import type { FileStore } from '#modules/files/file-store.ts';
import { filesOf } from '#modules/files/stored-files.ts';
import { notesOf } from '#modules/foundations/notes.ts';
import { inquiriesOf } from '#modules/inquiries/inquiries.ts';
import { findInvoice, listInvoices } from '#modules/invoices/invoices.ts';
import { type InvoiceFiles, storedPdf } from '#modules/invoices/pdfs.ts';
import { everyMessageOf } from '#modules/messages/read-messages.ts';
import { listNotices } from '#modules/notices/notices.ts';
import { findOrder, listOrders } from '#modules/orders/orders.ts';
import { lettersTo } from '#modules/outbox/kept-letters.ts';
import type { Packed } from '#modules/shared/archive.ts';
import { documentsOf } from '#projections/documents.ts';
import {
  type Part,
  participantsWithAccount,
  partsOf,
} from '#projections/foundations/of-founder.ts';
import { participationOf } from '#projections/foundations/participations.ts';

export interface GatherDeps extends HistoryDeps {
  db: Database;
  keys: Pick<PersonKeys, 'openEvents' | 'openTexts' | 'sealText'>;
  files: Pick<FileStore, 'read'>;
  invoiceFiles: InvoiceFiles;
  linkSecret: string;
  now: () => Date;
}

/** A file of the copy: its bytes, or a function that opens it when its turn comes. */
export interface Exported {
  path: string;
  content: Packed;
  size: number;
}

/** Far more rows than anybody has; the rest would be asked for by mail. */
const MOST = 1_000;
const page = { limit: MOST, offset: 0 };

const json = (path: string, value: unknown): Exported => {
  const content = Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
  return { path, content, size: content.length };
};

/** Yields everything about a member, file by file, without names of the team or of other people. */
export async function* gather(deps: GatherDeps, personId: string): AsyncGenerator<Exported> {
  const { db, keys, linkSecret } = deps;
  const account = await readMe(db, personId);
  if (!account) return;
  yield* ofAccount(db, account);
  for (const part of await partsOf(db, personId)) {
    if (part.role === 'lead') yield* ofFoundation(deps, part, personId);
    else yield* ofPart(deps, part, personId);
  }
  yield* ofOrders(deps, personId);
  const owner = { accountId: personId, email: account.email };
  const { meetings } = await ownMeetings(db, linkSecret, owner, page);
  yield json('meetings.json', meetings);
  yield json('notices.json', (await listNotices(db, personId, page)).notices);
  yield json('inquiries.json', await inquiriesOf(db, account.email, MOST));
  yield json('mails.json', await lettersTo(db, keys, { accountId: personId, limit: MOST }));
}

async function* ofAccount(db: Database, account: Me): AsyncGenerator<Exported> {
  const { tfa_secret, ...shown } = account;
  yield json('account.json', { ...shown, has_second_factor: tfa_secret !== null });
  const picture = account.avatar && (await openAvatar(db, account.avatar, account.id));
  if (!picture) return;
  const { bytes, type } = picture;
  yield { path: `picture.${type.slice('image/'.length)}`, content: bytes, size: bytes.length };
}

function told(event: RecordedEvent) {
  const { type, metadata } = event;
  const { occurredAt, actor } = metadata;
  const data: object = saidToMembers(event).data;
  return { at: occurredAt, what: type, by: actor.role, data };
}

const participantOfEvent = ({ data }: RecordedEvent): string | undefined =>
  'participantId' in data ? data.participantId : undefined;

async function* ofFoundation(
  deps: GatherDeps,
  { foundationId: id, participantId }: Part,
  personId: string,
): AsyncGenerator<Exported> {
  const { db, keys } = deps;
  const folder = `formations/${fileNumber(id)}`;
  const { events } = await readHistory(deps, id);
  const withAccount = await participantsWithAccount(db, id);
  const history = events
    .filter((event) => isShownTo(event.type, 'lead'))
    // Details of co-founders are theirs alone.
    .filter((event) => !isOfAnother(event, participantId, withAccount))
    .map(told);
  yield json(`${folder}/history.json`, history);
  const notes = await notesOf({ db, keys }, id);
  yield json(`${folder}/notes-of-the-team.json`, [
    ...notes.map(({ writtenAt, text, call }) => ({ writtenAt, text, call })),
    ...(await ownTasksIn(db, id)),
  ]);
  yield* paymentsIn(deps, id, { folder, participantId, whose: 'all' });
  yield json(`${folder}/bills.json`, await billsOf(db, id));
  const ticks = await ticksOf({ db, keys }, id);
  yield json(`${folder}/duties.json`, Object.fromEntries(ticks));
  yield* messagesIn(deps, id, { folder, personId, whose: 'all' });
  yield* documentsIn(deps, id, { folder, reader: 'lead' });
}

/** Of a formation that somebody else leads: what is about this person, and what they may read. */
async function* ofPart(
  deps: GatherDeps,
  { foundationId: id, participantId }: Part,
  personId: string,
): AsyncGenerator<Exported> {
  const folder = `formations/${fileNumber(id)}`;
  const { events } = await readHistory(deps, id);
  const own = events.filter(
    (event) => participantOfEvent(event) === participantId || event.metadata.actor.id === personId,
  );
  yield json(`${folder}/history.json`, own.map(told));
  yield* paymentsIn(deps, id, { folder, participantId, whose: 'own' });
  const takesPart = await participationOf(deps.db, id, personId);
  yield* messagesIn(deps, id, { folder, personId, whose: takesPart ? 'all' : 'own' });
  if (!takesPart) return;
  yield* documentsIn(deps, id, { folder, reader: 'co-founder' });
}

/** Payments of contributions that were entered, without the names of others who paid. */
async function* paymentsIn(
  { db, keys }: GatherDeps,
  foundationId: string,
  { folder, participantId, whose }: { folder: string; participantId: string; whose: 'all' | 'own' },
): AsyncGenerator<Exported> {
  const { lines } = await enteredIn({ db, keys }, foundationId);
  const shown = lines
    .map(({ participantId: of, payer, ...line }) => ({
      ...line,
      of: of === participantId ? 'you' : 'another',
      payer: of === participantId ? payer : null,
    }))
    .filter(({ of }) => whose === 'all' || of === 'you');
  if (shown.length > 0) yield json(`${folder}/payments.json`, shown);
}

/**
 * What the person reads of a formation's threads, with its files, or once they have left what they wrote there
 * themselves; who wrote, as what, without a name.
 */
async function* messagesIn(
  { db, keys, files }: GatherDeps,
  foundationId: string,
  { folder, personId, whose }: { folder: string; personId: string; whose: 'all' | 'own' },
): AsyncGenerator<Exported> {
  const authorId = whose === 'own' ? personId : undefined;
  const read = { audiences, authorId, limit: MOST };
  const messages = await everyMessageOf({ db, keys }, foundationId, read);
  const named = messages.map((message) => ({
    ...message,
    files: message.files.map(({ id, name, size }, place) => ({
      path: `messages/${message.audience}-${message.number}-${place + 1}-${cleanName(name)}`,
      id,
      size,
    })),
  }));
  yield json(
    `${folder}/messages.json`,
    named.map(({ audience, authorId: by, authorRole, writtenAt, text, files: attached }) => ({
      with: audience,
      by: by === personId ? 'you' : authorRole,
      writtenAt,
      text,
      files: attached.map(({ path }) => path),
    })),
  );
  for (const { path, id, size } of named.flatMap(({ files: attached }) => attached)) {
    yield { path: `${folder}/${path}`, content: () => files.read(id), size };
  }
}

async function* documentsIn(
  deps: GatherDeps,
  id: string,
  { folder, reader }: { folder: string; reader: 'lead' | 'co-founder' },
): AsyncGenerator<Exported> {
  const { db } = deps;
  const documents = await documentsOf(db, id, reader);
  yield json(`${folder}/documents.json`, documents);
  const stored = new Map((await filesOf(db, [id])).map((file) => [file.id, file]));
  for (const [index, { documentId, fileName }] of documents.entries()) {
    const file = stored.get(documentId);
    if (!file) continue;
    yield {
      path: `${folder}/documents/${index + 1}-${fileName}`,
      content: () => deps.files.read(file.id),
      size: file.size,
    };
  }
}

async function* ofOrders(deps: GatherDeps, accountId: string): AsyncGenerator<Exported> {
  const { db, invoiceFiles: files, now } = deps;
  const { orders } = await listOrders(db, accountId, page, now());
  const whole = [];
  for (const { id } of orders) whole.push(await findOrder(db, { orderId: id, accountId }, now()));
  yield json('orders.json', whole);
  const { invoices } = await listInvoices(db, accountId, page, now());
  for (const { id, number } of invoices) {
    const invoice = await findInvoice(db, id, now(), accountId);
    if (!invoice) continue;
    const { content } = invoice;
    yield json(`invoices/${number}.json`, content);
    const { fileId, size } = await storedPdf({ db, files, now }, { id, content });
    yield { path: `invoices/${number}.pdf`, content: () => files.read(fileId), size };
  }
}
