import { randomUUID } from 'node:crypto';
import { afterEach, expect, test, vi } from 'vitest';
import { inDays } from '#demo/days.ts';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { keyOf, participantKey } from '#domain/erasures/classes.ts';
import { dayKey } from '#domain/site/formats.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { rewrite } from '#projections/foundations/rewrite.ts';
import type { Someone } from '../../support/api.ts';
import { command, multipart, startFoundation, withCast } from '../../support/foundation-api.ts';
import { mandateCases } from '../../support/mandate-cases.ts';
import { addRows } from '../../support/rows.ts';
import { addConsultant } from '../../support/stage.ts';

const { api, people } = await withCast();
const { founder, lawyer, staff } = people;
const { pageOf, accepted, codeOf, ordered, letterAfter } = mandateCases(api, founder);

afterEach(() => {
  vi.useRealTimers();
});

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
  const told = await letterAfter(id, 'OrderWithdrawn', 'mandate-withdrawn');
  expect(JSON.stringify(told?.paragraphs)).toContain('Widerruf des Vertrags mit der Kanzlei');
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

const invoice = {
  number: 'R-2026-0117',
  grossCents: '35700',
  dueOn: dayKey(inDays(14).toISOString()),
  iban: 'de02 1203 0000 0000 2020 51',
};
const file = pdf();

/** @param changed fields of the form that are not as above */
async function bill(id: string, changed: Partial<typeof invoice> = {}, key = randomUUID()) {
  const { body, headers } = multipart({ fields: { ...invoice, ...changed }, file });
  const { bearer } = staff;
  const path = `/foundations/${id}/firm-invoices`;
  return api.call('POST', path, { bearer, body, headers: { ...headers, 'idempotency-key': key } });
}

const errorOf = (answer: { json(): { errors: { extensions: object }[] } }) =>
  answer.json().errors[0]?.extensions;

test('an invoice of the firm stands in the case for its lead alone', async () => {
  const { id } = await ordered();
  expect(errorOf(await bill(id))).toMatchObject({
    code: 'MANDATE_PENDING',
    next: [{ command: 'accept-mandate', who: 'lawyer' }],
  });
  await accepted(id, 'accept-mandate', lawyer, {});
  for (const [field, value] of [
    ['iban', 'DE03 1203 0000 0000 2020 51'],
    ['grossCents', '0'],
    ['grossCents', '10000001'],
    ['dueOn', dayKey(inDays(400).toISOString())],
  ] as const) {
    const refused = await bill(id, { [field]: value });
    expect(errorOf(refused), value).toMatchObject({ code: 'INVALID_PAYLOAD', fields: [field] });
  }
  const key = randomUUID();
  const filed = await bill(id, {}, key);
  expect(filed.statusCode, filed.body).toBe(200);
  expect((await bill(id, {}, key)).json()).toMatchObject(filed.json());
  expect(errorOf(await bill(id, { number: 'r-2026-0117' }))).toMatchObject({
    code: 'INVOICE_FILED',
  });

  const { documents } = await pageOf(id);
  const { iban, ...more } = invoice;
  const said = { ...more, grossCents: 35_700, iban: 'DE02120300000000202051' };
  expect(documents).toMatchObject([{ kind: 'firm-invoice', invoice: said }]);
  const [{ documentId }] = documents;
  const download = ({ bearer }: Someone) =>
    api.call('GET', `/foundations/${id}/documents/${documentId}`, { bearer });
  expect((await download(founder)).statusCode).toBe(200);
  const letter = JSON.stringify(await letterAfter(id, 'FirmInvoiceFiled', 'firm-invoice-filed'));
  expect(letter).toContain('R-2026-0117');
  expect(letter).not.toContain(said.iban);

  const coFounder = await api.someone('member');
  await addRows(api.connection.db, 'projections.participations', {
    foundation_id: id,
    account_id: coFounder.id,
    role: 'co-founder',
    participant_id: randomUUID(),
    ended_at: null,
  });
  expect((await download(coFounder)).statusCode).toBe(403);
  for (const path of ['', '/timeline']) {
    const paths = `/foundations/${id}${path}`;
    const forLead = (await api.call('GET', paths, founder)).body;
    expect(forLead).toContain(documentId);
    const { body, statusCode } = await api.call('GET', paths, coFounder);
    expect(statusCode).toBe(200);
    expect(body).not.toMatch(/35700|R-2026-0117|DE0212|FirmInvoiceFiled|firm-invoice/);
  }
});

/** A case of somebody else, whose founder has stated these. */
async function otherCase(companyName: string, others: readonly object[]) {
  const member = await api.someone('member');
  const id = await startFoundation(api, member);
  const coreData = { ...(payloads['submit-core-data'] as object), companyName };
  await accepted(id, 'submit-core-data', member, coreData);
  const { lead, revision } = await pageOf(id, member);
  const shareholder = { shareEuros: [1_000] };
  const self = { kind: 'natural', firstName: 'Wanda', lastName: 'Lead', shareholder };
  const managingDirector = { alone: true, selfDealing: true };
  const participants = [
    { ...self, participantId: lead.participantId, managingDirector },
    ...others.map((other) => ({ ...other, shareholder })),
  ];
  const body = { participants, unsure: [{ about: 'shares' }] };
  const answer = await command(api, id, 'state-participants', member, {
    body,
    ifMatch: `"${revision}"`,
  });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  const ids: string[] = answer.json().data.participantIds;
  return { id, member, ids };
}

const person = (firstName: string, lastName: string) => ({ kind: 'natural', firstName, lastName });

test('a lawyer sees which people and companies of a case are in other mandates', async () => {
  const word = (name: string) =>
    `${name}${randomUUID()
      .slice(0, 8)
      .replaceAll(/[^a-z]/g, 'x')}`;
  const [müller, north] = [word('Strößer'), word('Nordlicht')];
  const mine = await otherCase(`${north} Energie GmbH`, [
    person('Élodie', müller),
    { kind: 'company', companyName: `${north} Beteiligungs GmbH` },
  ]);
  const theirs = await otherCase(`${north} Beteiligungs UG (haftungsbeschränkt)`, [
    person(müller.replace('ö', 'oe').replace('ß', 'ss'), 'Elodie'),
    person('Elodie', `${müller}s`),
    person('Irene', müller),
    person('Élodie Franziska Katharina Maria Philippa', müller),
    { kind: 'company', companyName: 'Energie GmbH' },
  ]);
  const born = { ...(payloads['state-details'] as object), participantId: mine.ids[1] };
  await accepted(mine.id, 'state-details', mine.member, born);
  const alsoBorn = { ...born, participantId: theirs.ids[1], birthDate: '1991-01-02' };
  await accepted(theirs.id, 'state-details', theirs.member, alsoBorn);
  await api.caughtUp();
  const path = `/admin/foundations/${mine.id}/conflicts`;
  const look = async () => (await api.call('GET', path, lawyer)).json().data;
  const { searched, matches, more } = await look();
  expect(searched).toContainEqual({ name: `Élodie ${müller}`, as: 'participant' });
  expect(searched).toHaveLength(4);
  expect(more).toBe(false);
  const of = (name: string) =>
    matches
      .filter((match: { own: { name: string } }) => match.own.name === name)
      .map((match: Record<string, unknown>) => [match.how, match.as, match.birthDate]);
  expect(of(`Élodie ${müller}`)).toEqual([
    ['spelling', 'participant', 'other'],
    ['typo', 'participant', null],
    ['part', 'participant', null],
  ]);
  expect(of(`${north} Energie GmbH`)).toEqual([['part', 'participant', null]]);
  expect(of(`${north} Beteiligungs GmbH`)).toEqual([['spelling', 'founded', null]]);
  expect(of('Wanda Lead')).toEqual([['same', 'participant', null]]);
  expect(matches[0].foundation).toMatchObject({ id: theirs.id, mandate: { state: 'none' } });
  expect(JSON.stringify(matches)).not.toContain('1990');

  for (const who of [staff, await api.someone('admin'), founder]) {
    expect((await api.call('GET', path, who)).statusCode).toBe(403);
  }
  const looks = await api.connection.db
    .selectFrom('audit_log')
    .select('details')
    .where('actor_id', '=', lawyer.id)
    .where('action', '=', 'conflicts-searched')
    .execute();
  expect(looks).toEqual([{ details: { matches: matches.length } }]);

  // The names go with the key that seals them.
  await api.keys.erase(keyOf(participantKey(theirs.id, theirs.ids[1] ?? ''), 'law-firm-file'));
  const { db } = api.connection;
  await rewrite(db, api.events, (batch) => api.keys.openEvents(batch), theirs.id);
  const after = await look();
  expect(JSON.stringify(after.matches)).not.toContain(' Elodie"');
  expect(after.matches).toHaveLength(matches.length - 1);
  const left = await db
    .selectFrom('projections.stated_names')
    .select('name')
    .where('foundation_id', '=', theirs.id)
    .execute();
  // The company, the lead and the other four.
  expect(left).toHaveLength(6);
});
