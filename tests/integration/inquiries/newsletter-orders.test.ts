import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { newsletterOrder } from '#domain/site/newsletter.ts';
import { sweepSubscriptions } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, inTurn, LINK_SECRET, outcomeOf, withApi } from '../../support/api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { addRows, rowsOf } from '../../support/rows.ts';

const api = await withApi();
const calls = accountCalls(api);

const order = (email: string, values: object = {}) =>
  api.call('POST', '/newsletter/subscribe', { body: { email, ...values } });
const confirm = (token: string) => calls.post('/newsletter/confirm', { token });
const unsubscribe = (token: string) => calls.post('/newsletter/unsubscribe', { token });

const consents = async (email: string) => {
  const rows = await api.connection.db
    .selectFrom('newsletter_consents')
    .selectAll()
    .orderBy('requested_at')
    .execute();
  return rows.filter((row) => row.email.toLowerCase() === email.toLowerCase());
};

/** Tokens of the links mailed to an address, oldest first. */
async function mailed(email: string): Promise<string[]> {
  const ids = (await consents(email)).map(({ id }) => id);
  const rows = await queuedMails(api.connection.db, 'confirm-subscription');
  return rows
    .map(({ data }) => (data as { consentId: string }).consentId)
    .filter((id) => ids.includes(id))
    .map((id) => tokenOf(LINK_SECRET, id));
}

const isOn = async (email: string) =>
  (await consents(email)).some((one) => one.confirmed_at !== null && one.ended_at === null);

describe('a newsletter ordered with an address alone', () => {
  test('counts once its link is followed, and leaves a record of the text', async () => {
    const email = anAddress();
    expect((await order(email)).statusCode).toBe(204);
    expect(await isOn(email)).toBe(false);
    const [token = ''] = await mailed(email);
    expect((await confirm(token)).statusCode).toBe(204);
    const [consent] = await consents(email);
    expect(consent).toMatchObject({ user_id: null, text_version: newsletterOrder.version });
    expect(await isOn(email)).toBe(true);
  });

  test('ends by the link of any mail, as often as it is used', async () => {
    const email = anAddress();
    await order(email);
    await order(email.toUpperCase());
    const [old = '', current = ''] = await mailed(email);
    expect(outcomeOf(await confirm(old))).toEqual([403, 'FORBIDDEN']);
    await confirm(current);
    expect((await unsubscribe(old)).statusCode).toBe(204);
    expect((await unsubscribe(current)).statusCode).toBe(204);
    expect(await isOn(email)).toBe(false);
  });

  test('brings no mail to who gets it already, and the same answer', async () => {
    const email = anAddress();
    const first = await order(email);
    await confirm((await mailed(email))[0] ?? '');
    const second = await order(email);
    expect([second.statusCode, second.body]).toEqual([first.statusCode, first.body]);
    expect(await mailed(email)).toHaveLength(1);
    expect(await isOn(email)).toBe(true);
  });

  test('does not touch an account before the link is followed', async () => {
    const { email } = await api.someone();
    await order(email);
    expect(await calls.stored(email)).toMatchObject({
      newsletter_at: null,
      newsletter_requested_at: null,
    });
    await confirm((await mailed(email))[0] ?? '');
    expect((await calls.stored(email)).newsletter_at).toBeInstanceOf(Date);
    expect((await consents(email))[0]?.user_id).toBe((await calls.stored(email)).id);
  });

  test('never ends what an account has confirmed', async () => {
    const { email, bearer, id } = await api.someone();
    await api.call('PATCH', '/users/me', { body: { newsletter: true }, bearer });
    const [consent] = await consents(email);
    await confirm(tokenOf(LINK_SECRET, consent?.id ?? ''));
    expect((await order(email)).statusCode).toBe(204);
    expect(await mailed(email)).toEqual([]);
    expect((await calls.stored(email)).newsletter_at).toBeInstanceOf(Date);
    expect(id).toBe((await consents(email))[0]?.user_id);
  });

  test('ends with the one of an account that has the same address', async () => {
    const email = anAddress();
    await order(email);
    await confirm((await mailed(email))[0] ?? '');
    await api.person({ email });
    const { access_token: bearer } = await api.logIn(email);
    await api.call('PATCH', '/users/me', { body: { newsletter: false }, bearer });
    expect(await isOn(email)).toBe(false);
  });

  test('by a program changes nothing and gets the ordinary answer', async () => {
    const email = anAddress();
    expect((await order(email, { trap: 'x' })).statusCode).toBe(204);
    expect(await consents(email)).toEqual([]);
  });

  test('brings at most three mails an hour to an address', async () => {
    const email = anAddress();
    const statuses = await inTurn(4, () => order(email));
    expect(statuses).toEqual([204, 204, 204, 429]);
    expect(await mailed(email)).toHaveLength(3);
  });

  test('is limited for one client', async () => {
    const from = '10.251.0.9';
    const statuses = await inTurn(6, () => {
      const call = { body: { email: anAddress() }, from };
      return api.call('POST', '/newsletter/subscribe', call);
    });
    expect(statuses).toEqual([204, 204, 204, 204, 204, 429]);
  });
});

test('orders that nobody confirms, and proofs of old ones, are removed', async () => {
  const now = Date.now();
  const day = 24 * 60 * 60_000;
  const ages = {
    'waits for 29 days': { requested: 29 },
    'waits for 31 days': { requested: 31 },
    'gets it for 4 years': { requested: 1_461, confirmed: 1_461 },
    'ended 2 years ago': { requested: 1_461, confirmed: 1_461, ended: 730 },
    'ended 4 years ago': { requested: 1_500, confirmed: 1_500, ended: 1_461 },
  } as Record<string, { requested: number; confirmed?: number; ended?: number }>;
  const { db } = api.connection;
  await db.deleteFrom('newsletter_consents').execute();
  const ago = (days: number | undefined) =>
    days === undefined ? null : new Date(now - days * day);
  for (const [name, { requested, confirmed, ended }] of Object.entries(ages)) {
    const at = new Date(now - requested * day);
    const row = { id: randomUUID(), user_id: null, email: name, token_hash: name };
    const times = { requested_at: at, confirmed_at: ago(confirmed), ended_at: ago(ended) };
    await addRows(db, 'newsletter_consents', {
      ...row,
      ...times,
      text_version: 'test',
      expires_at: at,
    });
  }
  expect(await sweepSubscriptions(db, new Date(now))).toBe(2);
  const left = await rowsOf(db, 'newsletter_consents', {}, 'email');
  expect(left.map(({ email }) => email).toSorted()).toEqual([
    'ended 2 years ago',
    'gets it for 4 years',
    'waits for 29 days',
  ]);
});

test('another wording of the order needs another version', () => {
  expect(newsletterOrder).toMatchInlineSnapshot(`
    {
      "text": {
        "de": "Neues zu Gründung und Produkt per E-Mail. Du bekommst zuerst eine E-Mail mit einem Link, der die Bestellung bestätigt; abbestellen kannst du jederzeit über den Link in jeder E-Mail.",
        "en": "News about company formation and the product by email. You first get an email with a link that confirms your subscription; you can unsubscribe at any time with the link in every email.",
      },
      "version": "2026-11-footer",
    }
  `);
});
