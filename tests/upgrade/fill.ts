import { randomUUID } from 'node:crypto';
import type { Database } from '#database/connection.ts';
import { addDemoFoundations } from '#demo/add-foundations.ts';
import { addDemoOrders } from '#demo/add-order.ts';
import { addDemoContent } from '#demo/content.ts';
import { dayIn, inDays } from '#demo/days.ts';
import { demoFoundations, demoFounders, emailOf } from '#demo/founders.ts';
import { dateOf } from '#domain/days/berlin-days.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { requireOwnStore } from '#event-store/identity.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { postgresEventStore } from '#event-store/postgres.ts';
import { DEMO_PASSWORD, demoPersonId } from '#modules/accounts/demo-accounts.ts';
import { twoFactorKeys } from '#modules/accounts/login/two-factor/keys.ts';
import { replaceRecoveryCodes } from '#modules/accounts/login/two-factor/recovery-codes.ts';
import { importContent } from '#modules/content/import.ts';
import { saveDraft } from '#modules/content/pieces/drafts.ts';
import { listPieces, readPiece } from '#modules/content/pieces/pieces.ts';
import { publishPiece } from '#modules/content/pieces/publish.ts';
import { rebuild } from '#projections/rebuild.ts';
import { seed } from '#scripts/seed.ts';
import { parseDurations } from '#workflows/processes/durations.ts';
import { makeDailyRoot } from '#workflows/worker/daily/daily-roots.ts';
import type { TestApi } from '../support/api.ts';
import { aProduct, orderOf } from '../support/orders/orders.ts';
import { addRows, rowOf } from '../support/rows.ts';

const statuses: readonly Status[] = [
  'start-pending',
  'consultation-pending',
  'documents-pending',
  'notary-appointment-confirmation-pending',
  'foundation-certificate-pending',
  'register-record-pending',
  'completed',
  'cancelled',
];
/** Texts are long, and a few show what is to be shown. */
const ENTRIES = 12;

export const founderEmail = 'founder@example.com';

/** Rows in every table: by the demo's builders, over the API, and else as they would be written. */
export async function fillDatabase(api: TestApi): Promise<void> {
  const { db } = api.connection;
  await importContent(db, { samples: true });
  const now = new Date();
  const chosen = statuses.flatMap(
    (status) => demoFoundations.find((one) => one.status === status) ?? [],
  );
  const founders = demoFounders(demoFoundations, now).filter(({ email }) =>
    chosen.some((demo) => emailOf(demo) === email),
  );
  await seed(api.owner, { password: DEMO_PASSWORD, founders });
  await addDemoContent(db, now);
  await leaveAnAddress(db, now);
  await keepSomeEntries(api);
  await addDemoOrders(db, api.deps.config.operator, now);
  await addFoundations(api, now);
  await actAsMember(api);
  await actAsVisitor(api);
  await addToAccount(db, demoPersonId(founderEmail), now);
  await addToInvoice(db, demoPersonId(founderEmail), now);
  await addToDesk(db, now);
  await addToTasks(db, now);
  await projectAll(api);
  await parkSomething(api, now);
  await tickSomething(api);
}

/** As a lawyer does while reading drafts. */
async function tickSomething({ connection: { db } }: TestApi): Promise<void> {
  const [foundation] = await db
    .selectFrom('projections.foundations')
    .select('id')
    .limit(1)
    .execute();
  await addRows(db, 'review_ticks', {
    foundation_id: foundation?.id ?? randomUUID(),
    reviewer_id: demoPersonId('lawyer@example.com'),
    drafts: '0'.repeat(64),
    point: 'seat',
  });
}

export const storeOf = ({ connection, deps }: TestApi) =>
  postgresEventStore(connection, deps.config.databaseUrl);
export const keysOf = ({ connection, deps }: TestApi) =>
  new PersonKeys(connection.db, deps.config.personKeySecret);

async function addFoundations(api: TestApi, now: Date): Promise<void> {
  const { db } = api.connection;
  const { linkSecret, operator, packagePrices, durations } = api.deps.config;
  const events = storeOf(api);
  const deps = {
    db,
    events,
    keys: keysOf(api),
    settings: api.deps.config,
    linkSecret,
    operator,
    packagePrices,
  };
  await requireOwnStore(db, events, { store: 'the database', database: 'recorded' });
  await addDemoFoundations({ ...deps, durations: parseDurations(durations) }, demoFoundations, now);
  await makeDailyRoot({ db, events }, now);
  await events.close();
}

/** Builds the read models from the events, as after an upgrade. */
export async function projectAll(api: TestApi): Promise<void> {
  const store = storeOf(api);
  const keys = keysOf(api);
  await rebuild({ connection: api.owner, store, open: (batch) => keys.openEvents(batch) });
  await store.close();
}

/** A stream that nobody can read; a rebuild looks at it anew. */
async function parkSomething({ connection: { db } }: TestApi, parked_at: Date): Promise<void> {
  const stream = `foundation-${randomUUID()}`;
  const parked = { stream, position: '1', revision: 0, error: 'Error', attempts: 1, parked_at };
  await addRows(db, 'projections.parked', { ...parked, waiting: false });
}

/** A text that the desk has given another address. */
async function leaveAnAddress(db: Database, now: Date): Promise<void> {
  const { pieces } = await listPieces(db, { kind: 'article', limit: 1, offset: 0, state: 'draft' });
  const [one] = pieces;
  if (!one) throw new Error('The demo has no draft of an article.');
  const change = { kind: one.kind, key: one.key, by: demoPersonId('staff@example.com') };
  const { revision = 0, typed = {} } = (await readPiece(db, change)) ?? {};
  const moved = { ...typed, 'de.slug': `${typed['de.slug']}-neu` };
  await saveDraft(db, { ...change, revision, typed: moved }, now);
  const outcome = await publishPiece(db, { ...change, revision: revision + 1 }, now);
  if ('refused' in outcome) throw new Error(JSON.stringify(outcome));
}

async function keepSomeEntries({ connection: { db } }: TestApi): Promise<void> {
  const kept = db
    .selectFrom('content_entries')
    .select('key')
    .distinct()
    .orderBy('key')
    .limit(ENTRIES);
  await db
    .deleteFrom('content_pieces')
    .where('revision', '=', 0)
    .where('key', 'not in', kept)
    .execute();
  await db.deleteFrom('content_entries').where('key', 'not in', kept).execute();
}

async function actAsMember(api: TestApi): Promise<void> {
  const { db } = api.connection;
  const id = demoPersonId(founderEmail);
  const { access_token: bearer } = await api.logIn(founderEmail, DEMO_PASSWORD);
  const productId = await aProduct(db);
  const bundled = { id: productId, quantity: 2 };
  await aProduct(db, { type: 'bundle', parts: [bundled] });
  const key = () => ({ 'idempotency-key': randomUUID() });
  const order = { body: orderOf(productId), bearer, headers: key() };
  const placed = await done(api.call('POST', '/orders', order));
  await done(api.call('POST', `/orders/${placed.id}/withdraw`, { body: {}, bearer }));
  const lines = [{ productId, quantity: 2 }];
  await done(api.call('PUT', '/cart', { body: { lines }, bearer }));
  const startsAt = await freeStart(api);
  await done(api.call('POST', '/meetings', { body: { startsAt }, bearer }));
  await makeAbsent(api, startsAt);
  // Temporal is not there: the command waits to be carried out.
  const start = { body: { package: 'individual' }, bearer, headers: key() };
  await done(api.call('POST', '/foundations', start), 503);
  await replaceRecoveryCodes(db, twoFactorKeys(api.deps.config.personKeySecret), id);
}

async function actAsVisitor(api: TestApi): Promise<void> {
  const body = { email: 'neu@example.com', password: 'gelbe Birne 7', terms: true };
  await done(api.call('POST', '/users', { body }), 204);
  const withdrawal = { name: 'Mira Beispiel', contract: 'Beispiel UG', email: 'mira@example.com' };
  await done(api.call('POST', '/withdrawals', { body: withdrawal }));
}

/** Whoever holds the meeting that begins then; the hours change on that day as well. */
async function makeAbsent(api: TestApi, startsAt: string): Promise<void> {
  const { db } = api.connection;
  const { consultant_id: consultantId } = await rowOf(db, 'bookings', {
    starts_at: new Date(startsAt),
    freed_at: null,
  });
  const { access_token: bearer } = await api.logIn('staff@example.com', DEMO_PASSWORD);
  const day = dateOf(startsAt);
  const absence = { consultantId, from: day, until: day };
  await done(api.call('POST', '/admin/calendar/absences', { body: absence, bearer }));
  const hours = { holdsFrom: day, hours: [{ weekday: 1, startsMinute: 540, endsMinute: 720 }] };
  const path = `/admin/calendar/consultants/${consultantId}/hours`;
  await done(api.call('PUT', path, { body: hours, bearer }));
}

async function freeStart(api: TestApi): Promise<string> {
  const { data } = (await api.call('GET', '/slots?kind=strategy-meeting')).json();
  return data[0].startsAt;
}

/** @returns the data of the answer */
async function done(call: ReturnType<TestApi['call']>, status = 200) {
  const answer = await call;
  if (answer.statusCode !== status) throw new Error(`${answer.statusCode}: ${answer.body}`);
  return status === 200 ? answer.json().data : undefined;
}

/** What follows from other services and days gone by. */
async function addToAccount(db: Database, user_id: string, now: Date): Promise<void> {
  const later = inDays(1, now);
  await addRows(db, 'identities', { provider: 'oidc', subject: 'recorded', user_id });
  await addRows(db, 'avatars', {
    id: randomUUID(),
    uploaded_by: user_id,
    title: 'Bild',
    filename_download: 'bild.png',
    type: 'image/png',
    width: 1,
    height: 1,
    bytes: Buffer.from([137, 80, 78, 71]),
  });
  await addRows(db, 'email_changes', {
    id: randomUUID(),
    user_id,
    session_id: null,
    old_email: founderEmail,
    new_email: 'jana@example.com',
    token_hash: 'recorded-change',
    expires_at: later,
  });
  await addRows(db, 'newsletter_consents', {
    id: randomUUID(),
    user_id,
    email: founderEmail,
    text_version: '1',
    token_hash: 'recorded-consent',
    requested_at: now,
    expires_at: later,
  });
  await addRows(db, 'password_history', { user_id, password_hash: 'recorded' });
}

/** What the team has arranged about its tasks. */
async function addToTasks(db: Database, now: Date): Promise<void> {
  const task = 'mail:recorded-unsent';
  const by = demoPersonId('staff@example.com');
  const day = dayIn(7, now);
  await addRows(db, 'snoozed_tasks', { task, until: day, snoozed_by: by, snoozed_at: now });
  await addRows(db, 'assigned_tasks', { task, assignee_id: by, assigned_by: by, assigned_at: now });
  await addRows(db, 'settled_tasks', {
    task: `hours:${randomUUID()}`,
    settled_by: by,
    settled_at: now,
  });
  await addRows(db, 'case_reminders', {
    id: randomUUID(),
    foundation_id: randomUUID(),
    asked_on: day,
    reminded: 'founder',
    asked_by: by,
    asked_at: now,
  });
}

/** What follows from payments. */
async function addToInvoice(db: Database, user_id: string, now: Date): Promise<void> {
  const { id: invoice_id, language } = await db
    .selectFrom('invoices')
    .select(['id', 'language'])
    .where('account_id', '=', user_id)
    .orderBy('number')
    .limit(1)
    .executeTakeFirstOrThrow();
  const sha256 = 'a'.repeat(64);
  await addRows(db, 'notices', {
    account_id: user_id,
    message_id: 'recorded-notice',
    kind: 'invoice-issued',
    subject: JSON.stringify({ invoiceId: invoice_id }),
  });
  await addRows(db, 'invoice_pdfs', {
    invoice_id,
    file_id: randomUUID(),
    sha256,
    size: 9,
    stored_at: now,
  });
  await addRows(db, 'invoice_payments', {
    id: randomUUID(),
    invoice_id,
    amount_cents: 100,
    method: 'transfer',
    reference: null,
    paid_at: now,
    recorded_at: now,
    recorded_by: null,
  });
  await addRows(db, 'invoice_checkouts', {
    invoice_id,
    id: randomUUID(),
    session_id: null,
    language,
    amount_cents: 100,
    begun_at: now,
  });
  await addRows(db, 'unrendered_invoices', {
    invoice_id,
    attempts: 1,
    reason: 'Error',
    permanent: true,
    failed_at: now,
  });
  await addRows(db, 'stripe_events', { id: 'evt_recorded', type: 'test', received_at: now });
}

/** What the team keeps for its lists, and what outages leave. */
async function addToDesk(db: Database, now: Date): Promise<void> {
  await addRows(db, 'saved_views', {
    id: randomUUID(),
    list: 'foundations',
    name: 'Frist diese Woche',
    view: JSON.stringify({ filter: { due: 'week' } }),
    made_by: demoPersonId(founderEmail),
    made_at: now,
  });
  await addRows(db, 'unsent_mails', {
    message_id: 'recorded-unsent',
    mail: 'documents-in-review',
    foundation_id: null,
    source: JSON.stringify({ outboxId: randomUUID() }),
    attempts: 1,
    reason: '550 5.1.1',
    permanent: true,
    failed_at: now,
  });
  await addRows(db, 'stuck_activities', {
    workflow_id: `invoice-${randomUUID()}`,
    run_id: randomUUID(),
    activity_id: '1',
    activity: 'renderInvoice',
    attempt: 5,
    failure: 'Error',
    first_seen_at: now,
    last_tried_at: now,
    checked_at: now,
  });
}
