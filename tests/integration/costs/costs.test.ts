import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { pdf } from '#demo/pdf.ts';
import { formationCosts } from '#domain/pricing/fees.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Someone } from '../../support/api.ts';
import { multipart, withCast } from '../../support/foundation-api.ts';
import { mandateCases } from '../../support/mandate-cases.ts';
import { aProduct, billing, orderingOn, orderOf } from '../../support/orders/orders.ts';
import { addRows } from '../../support/rows.ts';

const { api, people } = await withCast();
const { founder, lawyer, staff } = people;
const { place } = orderingOn(api);
const { accepted, ordered, pageOf } = mandateCases(api, founder);

const day = (days: number) => dayKey(inDays(days).toISOString());
const bill = { kind: 'notary', amountCents: 83_050, payee: 'Notarin Ada', dueOn: day(14) };

let id: string;
let mia: Someone;
let stranger: Someone;
let firmInvoice: string;

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
const ask = (method: Method, path: string, who: Someone, body?: unknown, key?: string) =>
  api.call(method, `/foundations/${id}/${path}`, {
    bearer: who.bearer,
    ...(body !== undefined && { body }),
    ...(key && { headers: { 'idempotency-key': key } }),
  });

interface Line {
  kind: string;
  lineId?: string;
}
const costsFor = async (who: Someone) => {
  const answer = await ask('GET', 'costs', who);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const linesOf = async (kind: string, who = founder) =>
  (await costsFor(who)).lines.filter((line: Line) => line.kind === kind);
const codeOf = (answer: { json(): { errors: { extensions: object }[] } }) =>
  answer.json().errors[0]?.extensions;

beforeAll(async () => {
  ({ id } = await ordered());
  [mia, stranger] = await Promise.all([api.someone('member'), api.someone('member')]);
  await accepted(id, 'accept-mandate', lawyer, {});
  const fields = {
    number: 'R-2026-0900',
    grossCents: '20000',
    dueOn: day(14),
    iban: 'DE02120300000000202051',
  };
  const { body, headers } = multipart({ fields, file: pdf() });
  const filed = await api.call('POST', `/foundations/${id}/firm-invoices`, {
    bearer: staff.bearer,
    body,
    headers,
  });
  expect(filed.statusCode, filed.body).toBe(200);
  const { documents } = await pageOf(id);
  firmInvoice = documents[0].documentId;
  await addRows(api.connection.db, 'projections.participations', {
    foundation_id: id,
    account_id: mia.id,
    role: 'co-founder',
    participant_id: randomUUID(),
    ended_at: null,
  });
});

describe('all money of a formation', () => {
  test('has both contracts with their invoices, and the fees of this very case', async () => {
    const { lines, totals } = await costsFor(founder);
    const of = (kind: string) => lines.filter((line: Line) => line.kind === kind);
    const [ours] = of('platform');
    expect(ours).toMatchObject({ amountCents: 59_381, basis: 'agreed', paidCents: 0 });
    expect(ours.giroCode.split('\n')).toEqual(
      expect.arrayContaining(['BCD', 'EUR593.81', ours.reference]),
    );
    const [firm, rest] = of('law-firm');
    expect(firm).toMatchObject({ amountCents: 20_000, documentId: firmInvoice });
    expect(firm.giroCode).toContain('DE02120300000000202051');
    expect(rest).toMatchObject({ amountCents: 15_700 });
    expect(totals.agreed).toBe(95_081);
    const { coreData } = await pageOf(id);
    const { shareCapitalCents } = coreData;
    const notary = (articles: 'model-protocol' | 'own-articles') =>
      formationCosts({ articles, shareCapitalCents, shareholders: 1 }).notary;
    const [estimate] = of('notary');
    expect(estimate.minCents).toBe(notary('model-protocol'));
    expect(estimate.maxCents).toBe(notary('own-articles') + 3_300);
    expect(of('court')).toMatchObject([{ amountCents: 30_000 }]);
    expect(totals.capital.due).toEqual({ min: shareCapitalCents, max: shareCapitalCents });
  });

  test('takes the real bill once, changes it and removes it', async () => {
    const key = randomUUID();
    for (const attempt of [1, 2]) {
      const answer = await ask('POST', 'costs', founder, bill, key);
      expect(answer.statusCode, `${attempt}: ${answer.body}`).toBe(200);
      expect(answer.json().data).toEqual({ lineId: key });
    }
    expect(await linesOf('notary')).toMatchObject([
      { amountCents: 83_050, basis: 'entered', payee: 'Notarin Ada', paidCents: 0 },
    ]);
    const paid = { ...bill, paidOn: day(0), reference: 'Nr. 7' };
    expect((await ask('PUT', `costs/${key}`, founder, paid)).statusCode).toBe(200);
    expect(await linesOf('notary')).toMatchObject([{ paidCents: 83_050, reference: 'Nr. 7' }]);
    const future = await ask('PUT', `costs/${key}`, founder, { ...bill, paidOn: day(2) });
    expect(codeOf(future)).toMatchObject({ code: 'INVALID_PAYLOAD', fields: ['paidOn'] });
    expect((await ask('DELETE', `costs/${key}`, founder)).statusCode).toBe(204);
    expect(await linesOf('notary')).toMatchObject([{ basis: 'fee-table' }]);
    expect((await ask('PUT', `costs/${key}`, founder, bill)).statusCode).toBe(404);
  });

  test('knows that the law firm is paid, at the amount of its invoice', async () => {
    const payment = {
      kind: 'law-firm',
      amountCents: 1,
      documentId: firmInvoice,
      paidOn: day(0),
    };
    const unknown = await ask('POST', 'costs', founder, { ...payment, documentId: randomUUID() });
    expect(codeOf(unknown)).toMatchObject({ fields: ['documentId'] });
    for (const _twice of [1, 2]) {
      expect((await ask('POST', 'costs', founder, payment)).statusCode).toBe(200);
    }
    const [firm] = await linesOf('law-firm');
    expect(firm).toMatchObject({ amountCents: 20_000, paidCents: 20_000, paidOn: day(0) });
    expect(firm.giroCode).toBeUndefined();
    expect((await ask('DELETE', `costs/${firm.lineId}`, founder)).statusCode).toBe(204);
  });

  test('is read by co-founders without invoices, and written by the lead alone', async () => {
    const body = JSON.stringify(await costsFor(mia));
    expect(body).not.toMatch(/invoiceId|documentId|orderId|giroCode|lineId|R-2026-0900|RE-2026/);
    const key = randomUUID();
    await ask('POST', 'costs', founder, bill, key);
    for (const [method, path, sent] of [
      ['POST', 'costs', bill],
      ['PUT', `costs/${key}`, bill],
      ['DELETE', `costs/${key}`, undefined],
    ] as const) {
      const refused = await ask(method, path, mia, sent);
      expect(refused.statusCode).toBe(403);
      expect(codeOf(refused)).toMatchObject({ code: 'LEAD_ONLY' });
      expect((await ask(method, path, stranger, sent)).statusCode).toBe(403);
      expect((await ask(method, path, staff, sent)).statusCode).toBe(403);
    }
    // Neither does the key of one formation open the line of another.
    const other = (await ordered()).id;
    const path = `/foundations/${other}/costs/${key}`;
    const { bearer } = founder;
    expect((await api.call('PUT', path, { bearer, body: bill })).statusCode).toBe(404);
    expect((await api.call('DELETE', path, { bearer })).statusCode).toBe(204);
    const headers = { 'idempotency-key': key };
    const costs = `/foundations/${other}/costs`;
    const used = await api.call('POST', costs, { bearer, body: bill, headers });
    expect([used.statusCode, codeOf(used)]).toMatchObject([422, { code: 'UNPROCESSABLE_CONTENT' }]);
    expect(await linesOf('notary')).toMatchObject([{ lineId: key }]);
    await ask('DELETE', `costs/${key}`, founder);
  });

  test('has what somebody orders for the company besides, for nobody else', async () => {
    const { companyName } = (await pageOf(id)).coreData;
    const productId = await aProduct(api.connection.db);
    const forCompany = { billing: { ...billing, company: companyName.toUpperCase() } };
    for (const { bearer } of [founder, mia]) {
      const placed = await place(bearer, orderOf(productId, forCompany));
      expect(placed.statusCode, placed.body).toBe(200);
    }
    await place(founder.bearer, orderOf(productId));
    const [own, ...more] = await linesOf('order');
    expect(own).toMatchObject({ amountCents: 11_900, basis: 'agreed', paidCents: 0 });
    expect(more).toEqual([]);
    const ofMia = await linesOf('order', mia);
    expect(ofMia).toMatchObject([{ amountCents: 11_900 }]);
    expect(ofMia[0].source).not.toBe(own.source);
  });

  test('takes 50 bills, and none that says nothing', async () => {
    for (const body of [
      {},
      { ...bill, kind: 'capital' },
      { ...bill, amountCents: 0 },
      { ...bill, amountCents: 100_000_001 },
      { ...bill, dueOn: 'soon' },
      { ...bill, kind: 'law-firm' },
    ]) {
      expect((await ask('POST', 'costs', founder, body)).statusCode).toBe(400);
    }
    const { id: other } = await ordered();
    const { bearer } = founder;
    const enter = () => api.call('POST', `/foundations/${other}/costs`, { bearer, body: bill });
    const answers = await Promise.all(Array.from({ length: 55 }, enter));
    const codes = answers.map(({ statusCode }) => statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(50);
    expect(codes.filter((code) => code === 409)).toHaveLength(5);
  });
});

/** Rows of any table that hold a text. */
async function rowsWith(text: string): Promise<string[]> {
  const { rows: tables } = await sql<{ schema: string; name: string }>`
    select table_schema as schema, table_name as name from information_schema.tables
    where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
    `.execute(api.connection.db);
  const found: string[] = [];
  for (const { schema, name } of tables) {
    const { rows } = await sql`
      select from ${sql.table(`${schema}.${name}`)} as t where t::text like ${`%${text}%`}
      `.execute(api.connection.db);
    if (rows.length > 0) found.push(name);
  }
  return found;
}

describe('a bill that has come', () => {
  const forged = {
    payee: 'Zentrales Register',
    iban: 'LT12 1000 0111 0100 1000',
    amountCents: 77_350,
    reference: 'HRB-7731-XQ',
    dueOn: day(3),
  };

  test('of a register abroad looks forged, for co-founders too, and nothing of it is kept', async () => {
    for (const who of [founder, mia]) {
      const answer = await ask('POST', 'bill-checks', who, forged);
      expect(answer.json().data).toMatchObject({
        verdict: 'signs-of-fraud',
        reasons: ['foreign-iban', 'register-like-payee', 'short-term'],
        expected: { kind: 'court', amountCents: 30_000 },
      });
    }
    expect((await ask('POST', 'bill-checks', stranger, forged)).statusCode).toBe(403);
    for (const text of ['LT121000011101001000', 'HRB-7731-XQ', 'Zentrales Register']) {
      expect(await rowsWith(text)).toEqual([]);
    }
  });

  test('that is none, or five megabytes of it, is refused', async () => {
    for (const body of [{}, { ...forged, iban: 'LT13' }, { ...forged, payee: 'x'.repeat(201) }]) {
      expect((await ask('POST', 'bill-checks', founder, body)).statusCode).toBe(400);
    }
    // More fields would do no harm by themselves.
    const huge = { ...forged, more: 'x'.repeat(5_000_000) };
    expect((await ask('POST', 'bill-checks', founder, huge)).statusCode).toBe(400);
    const small = { ...forged, more: 'x' };
    expect((await ask('POST', 'bill-checks', founder, small)).statusCode).toBe(200);
  });
});

describe('what if', () => {
  test('another company: its costs, papers and forecast beside those of now, and nothing changes', async () => {
    const before = await pageOf(id);
    const body = {
      legalForm: 'gmbh',
      shareCapitalCents: 2_500_000,
      participants: 2,
      articles: 'own-articles',
      online: false,
      city: 'Hamburg',
    };
    const answer = await ask('POST', 'what-if', mia, body);
    expect(answer.statusCode, answer.body).toBe(200);
    const { now, then } = answer.json().data;
    const notaryIn = ({ costs }: typeof now) =>
      costs.lines.find(({ kind }: Line) => kind === 'notary');
    expect(notaryIn(now)).toMatchObject({ minCents: expect.any(Number) });
    expect(notaryIn(then).amountCents).toBe(
      formationCosts({ articles: 'own-articles', shareCapitalCents: 2_500_000, shareholders: 2 })
        .notary,
    );
    expect(then.costs.totals.capital.due).toEqual({ min: 1_250_000, max: 2_500_000 });
    expect(then.papers).toContain('shareholder-list');
    expect(then.forecast.completion).not.toEqual(now.forecast.completion);
    expect((await pageOf(id)).revision).toBe(before.revision);
  });

  test.each([
    [{ legalForm: 'gmbh' }, 'shareCapitalCents'],
    [{ participants: 4, articles: 'model-protocol' }, 'articles'],
  ])('%j is no company', async (body, field) => {
    const refused = await ask('POST', 'what-if', founder, body);
    expect(codeOf(refused)).toMatchObject({ code: 'INVALID_PAYLOAD', fields: [field] });
  });
});
