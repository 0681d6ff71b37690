import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { inDays } from '#demo/days.ts';
import { listWith, payloads } from '#demo/foundations.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { streamOf } from '#event-store/port.ts';
import type { mandateAccepted } from '#mails/foundations/mandate/mandate-accepted.ts';
import { type FoundationMail, mails } from '#mails/registry.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { LINK_SECRET, type Someone } from '../../support/api.ts';
import { command, startFoundation, withCast } from '../../support/foundation-api.ts';
import { addConsultant } from '../../support/stage.ts';

const { api, people } = await withCast({ WHO_FOUNDS: 'on' });
const { founder, lawyer } = people;

const billing = {
  name: 'Jana Keller',
  street: 'Domkloster 4',
  zip: '50667',
  city: 'Köln',
  country: 'DE',
};

afterEach(() => {
  vi.useRealTimers();
});

const pageOf = async (id: string, { bearer }: Someone = founder) => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, { bearer })).json().data;
};

/** @throws for a refusal */
async function accepted(
  id: string,
  name: CommandName,
  who: Someone,
  body: unknown = payloads[name],
): Promise<string> {
  const key = randomUUID();
  const answer = await command(api, id, name, who, { key, body });
  if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.body}`);
  return key;
}

const codeOf = async (id: string, name: CommandName, who: Someone, body?: unknown) =>
  (await command(api, id, name, who, { body })).json().errors[0].extensions.code;

async function stated(id: string): Promise<void> {
  await accepted(id, 'submit-core-data', founder);
  const { lead, revision } = await pageOf(id);
  const answer = await command(api, id, 'state-participants', founder, {
    body: listWith(lead.participantId, [5_000]),
    ifMatch: `"${revision}"`,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
}

/** A formation whose founder has stated who founds, and ordered with an address. */
async function ordered(): Promise<{ id: string; orderId: string }> {
  const id = await startFoundation(api, founder);
  await stated(id);
  const body = { ...(payloads['order-package'] as object), billing };
  return { id, orderId: await accepted(id, 'order-package', founder, body) };
}

/** What the mail about the last event of a type says to its founder; null where it says nothing. */
async function letterAfter(id: string, type: string, mail: FoundationMail) {
  const { config } = api.deps;
  const { operator, publicUrl, mailFrom: sender } = config;
  const { events, keys } = api;
  const { db } = api.connection;
  const deps = {
    db,
    mailDb: db,
    events,
    keys,
    operator,
    publicUrl,
    linkSecret: LINK_SECRET,
    mailer: { sender, send: async () => undefined },
    invoiceFiles: invoiceFiles(config),
    now: () => new Date(),
  };
  const stored = await events.read(streamOf(id));
  const eventId = stored.findLast((event) => event.type === type)?.id ?? '';
  const found = mails.find(({ name }) => name === mail) as typeof mandateAccepted | undefined;
  const loaded = await found?.load(deps, { foundationId: id, eventId, occasion: 1 });
  return loaded?.letterTo({ name: 'Jana', email: founder.email, language: 'de' });
}

const moneyOf = async (id: string) => {
  const { db } = api.connection;
  const orders = await db
    .selectFrom('orders')
    .leftJoin('order_withdrawals', 'order_id', 'id')
    .select(['id', 'gross_cents', 'withdrawn_at', 'released_because'])
    .where('foundation_id', '=', id)
    .orderBy('placed_at')
    .execute();
  const ids = orders.map((order) => order.id);
  const invoices = await db
    .selectFrom('invoices')
    .select('kind')
    .where('order_id', 'in', ids)
    .orderBy('number')
    .execute();
  return {
    orders: orders.map(({ gross_cents, withdrawn_at, released_because }) => [
      Number(gross_cents),
      withdrawn_at ? (released_because ?? 'withdrawn') : 'stands',
    ]),
    invoices: invoices.map(({ kind }) => kind),
  };
};

test.each(['capacity', 'conflict'] as const)(
  'a mandate that is declined for %s releases the order, and nothing is owed',
  async (reason) => {
    const { id } = await ordered();
    const key = await accepted(id, 'decline-mandate', lawyer, { reason });
    const released = {
      orders: [[95_081, 'mandate-declined']],
      invoices: ['invoice', 'cancellation'],
    };
    expect(await moneyOf(id)).toEqual(released);
    // The same command once more, as after an interrupted attempt.
    const { db } = api.connection;
    const undecided = { outcome: null, payload: JSON.stringify({ reason }), decided_at: null };
    await db.updateTable('commands').set(undecided).where('id', '=', key).execute();
    const actor = { id: lawyer.id, role: 'lawyer' } as const;
    await api.catchUp({ foundationId: id, commandId: key, command: 'decline-mandate', actor });
    expect(await moneyOf(id)).toEqual(released);
    expect(await pageOf(id)).toMatchObject({
      mandate: { state: 'declined' },
      order: { releasedBecause: 'mandate-declined' },
    });
    const letter = await letterAfter(id, 'MandateDeclined', 'mandate-declined');
    expect(JSON.stringify(letter)).toContain('du schuldest nichts');
    expect(await letterAfter(id, 'ObstacleReported', 'obstacle-reported')).toBeNull();
    expect(await letterAfter(id, 'OrderReleased', 'order-released')).toBeNull();
    if (reason === 'conflict') {
      expect(await codeOf(id, 'order-package', founder)).toBe('MANDATE_DECLINED');
    } else {
      await accepted(id, 'order-package', founder);
      expect(await pageOf(id)).toMatchObject({ mandate: { state: 'pending' } });
    }
  },
);

test('the founder steps back from a silent firm, and a booked consultation is freed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: inDays(-12) });
  const { id } = await ordered();
  expect(await codeOf(id, 'step-back', founder)).toBe('NOT_ALLOWED_NOW');
  vi.useRealTimers();
  const { db } = api.connection;
  await addConsultant(api.connection.db);
  const slots = () => loadFreeSlots(db, 'consultation', new Date().toISOString());
  const slot = (await slots()).at(-1);
  const booking = { type: 'online', startsAt: slot?.startsAt };
  await accepted(id, 'book-consultation', founder, booking);
  expect(await slots()).not.toContainEqual(slot);
  await accepted(id, 'step-back', founder);
  expect(await slots()).toContainEqual(slot);
  expect(await moneyOf(id)).toEqual({
    orders: [[95_081, 'mandate-late']],
    invoices: ['invoice', 'cancellation'],
  });
  const letter = await letterAfter(id, 'OrderReleased', 'order-released');
  expect(letter?.subject).toBe('Deine Bestellung ist aufgehoben');
  const talk = await letterAfter(id, 'ConsultationCancelled', 'consultation-cancelled');
  expect(JSON.stringify(talk)).toContain('Die Bestellung des Pakets ist aufgehoben');
  expect(await pageOf(id)).toMatchObject({
    status: 'consultation-appointment-select-pending',
    lacksOrder: true,
  });
});

test('the firm’s part alone is withdrawn and ordered again, and our invoice stands', async () => {
  const { id } = await ordered();
  await accepted(id, 'accept-mandate', lawyer, {});
  const { withdrawal } = await pageOf(id);
  expect(withdrawal).toEqual({ platform: expect.any(String), lawFirm: expect.any(String) });
  const contract = await letterAfter(id, 'MandateAccepted', 'mandate-accepted');
  expect(contract?.subject).toBe('Die Kanzlei hat dein Mandat angenommen');
  expect(JSON.stringify(contract?.sections)).toContain(api.deps.config.operator.lawFirm.name);
  await accepted(id, 'withdraw-order', founder, { contracts: ['law-firm'] });
  const receipt = await letterAfter(id, 'OrderWithdrawn', 'firm-withdrawn');
  expect(receipt?.note?.title).toContain('Ich widerrufe den Vertrag mit der Kanzlei');
  expect(await pageOf(id)).toMatchObject({
    mandate: { state: 'withdrawn' },
    lacksOrder: true,
    offer: { grossCents: 35_700, positions: [{ vendor: 'law-firm' }] },
  });
  expect(await moneyOf(id)).toEqual({ orders: [[95_081, 'stands']], invoices: ['invoice'] });
  const whole = payloads['order-package'];
  expect(await codeOf(id, 'order-package', founder, whole)).toBe('PRICE_CHANGED');
  const part = { ...(whole as object), expectedGrossCents: 35_700 };
  await accepted(id, 'order-package', founder, part);
  expect(await pageOf(id)).toMatchObject({ mandate: { state: 'pending' }, offer: null });
  expect(await moneyOf(id)).toEqual({
    orders: [
      [95_081, 'stands'],
      [35_700, 'stands'],
    ],
    invoices: ['invoice'],
  });
  await accepted(id, 'withdraw-order', founder);
  expect(await moneyOf(id)).toEqual({
    orders: [
      [95_081, 'withdrawn'],
      [35_700, 'withdrawn'],
    ],
    invoices: ['invoice', 'cancellation'],
  });
});
