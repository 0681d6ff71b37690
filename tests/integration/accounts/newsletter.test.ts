import { describe, expect, test } from 'vitest';
import { newsletterConsent } from '#domain/site/newsletter.ts';
import { endTokenOf } from '#modules/accounts/profile/newsletter/newsletter.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { accountCalls } from '../../support/account-calls.ts';
import { anAddress, inTurn, LINK_SECRET, outcomeOf, withApi } from '../../support/api.ts';
import { queuedMails } from '../../support/queued-mails.ts';

const api = await withApi();
const calls = accountCalls(api);

const patch = (bearer: string, body: unknown) => api.call('PATCH', '/users/me', { body, bearer });
const confirm = (token: string) => calls.post('/newsletter/confirm', { token });
const unsubscribe = (token: string) => calls.post('/newsletter/unsubscribe', { token });

async function mailed(userId: string): Promise<string[]> {
  const rows = await queuedMails(api.connection.db, 'confirm-newsletter');
  return rows
    .map(({ data }) => data as { userId: string; consentId: string })
    .filter((data) => data.userId === userId)
    .map(({ consentId }) => tokenOf(LINK_SECRET, consentId));
}

const consents = (userId: string) =>
  api.connection.db
    .selectFrom('newsletter_consents')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('requested_at')
    .execute();

const stateOf = async (email: string) => {
  const { newsletter_at, newsletter_requested_at } = await calls.stored(email);
  return { on: newsletter_at !== null, pending: newsletter_requested_at !== null };
};

const off = { on: false, pending: false };
const pending = { on: false, pending: true };
const on = { on: true, pending: false };

describe('the newsletter', () => {
  test('wished for at registration is confirmed by a mail of its own', async () => {
    const email = anAddress();
    await calls.register(email, { newsletter: true });
    const { id } = await calls.stored(email);
    expect(await mailed(id)).toEqual([]);
    await calls.verify(await calls.lastToken('verify-email', email));
    expect(await stateOf(email)).toEqual(pending);
    const [token = ''] = await mailed(id);
    expect((await confirm(token)).statusCode).toBe(204);
    expect(await stateOf(email)).toEqual(on);
  });

  test('is optional at registration', async () => {
    const email = anAddress();
    await calls.register(email);
    await calls.verify(await calls.lastToken('verify-email', email));
    expect(await stateOf(email)).toEqual(off);
    expect(await mailed((await calls.stored(email)).id)).toEqual([]);
  });

  test('ordered in the account counts once its link is followed', async () => {
    const { id, email, bearer } = await api.someone();
    const { data } = (await patch(bearer, { newsletter: true })).json();
    expect(data).toMatchObject({ newsletter: false, newsletter_pending: true });
    const [token = ''] = await mailed(id);
    await confirm(token);
    // Twice, as when a button is pressed twice.
    expect((await confirm(token)).statusCode).toBe(204);
    expect(await stateOf(email)).toEqual(on);
    expect((await patch(bearer, { newsletter: true })).json().data.newsletter).toBe(true);
    expect(await mailed(id)).toHaveLength(1);
  });

  test('leaves a record of the consent: address, version of the text and dates', async () => {
    const { id, email, bearer } = await api.someone();
    await patch(bearer, { newsletter: true });
    await confirm((await mailed(id))[0] ?? '');
    await patch(bearer, { newsletter: false });
    const [consent] = await consents(id);
    expect(consent).toMatchObject({ email, text_version: newsletterConsent.version });
    expect(consent?.requested_at).toBeInstanceOf(Date);
    expect(consent?.confirmed_at).toBeInstanceOf(Date);
    expect(consent?.ended_at).toBeInstanceOf(Date);
    expect(await stateOf(email)).toEqual(off);
  });

  test('ends by the link in the mail, without a login and as often as it is used', async () => {
    const { id, email, bearer } = await api.someone();
    await patch(bearer, { newsletter: true });
    const [token = ''] = await mailed(id);
    const end = endTokenOf(LINK_SECRET, (await consents(id))[0]?.id ?? '');
    expect(outcomeOf(await confirm(end))).toEqual([403, 'INVALID_TOKEN']);
    expect(await stateOf(email)).toEqual(pending);
    await confirm(token);
    expect((await unsubscribe(end)).statusCode).toBe(204);
    expect((await unsubscribe(end)).statusCode).toBe(204);
    expect(await stateOf(email)).toEqual(off);
    expect(outcomeOf(await confirm(token))).toEqual([403, 'FORBIDDEN']);
  });

  test('ends by the link of any earlier mail, however old', async () => {
    const { id, email, bearer } = await api.someone();
    await patch(bearer, { newsletter: true });
    await patch(bearer, { newsletter: true });
    const [old = '', current = ''] = await mailed(id);
    expect(outcomeOf(await confirm(old))).toEqual([403, 'FORBIDDEN']);
    await confirm(current);
    await api.connection.pool.query(
      "update newsletter_consents set expires_at = now() - interval '1 year' where user_id = $1",
      [id],
    );
    expect((await unsubscribe(old)).statusCode).toBe(204);
    expect(await stateOf(email)).toEqual(off);
  });

  test('cannot be confirmed by an expired or invented link', async () => {
    const { id, email, bearer } = await api.someone();
    await patch(bearer, { newsletter: true });
    await api.connection.pool.query(
      "update newsletter_consents set expires_at = now() - interval '1 minute' where user_id = $1",
      [id],
    );
    const [token = ''] = await mailed(id);
    expect(outcomeOf(await confirm(token))).toEqual([401, 'TOKEN_EXPIRED']);
    expect(outcomeOf(await confirm('nothing'))).toEqual([403, 'INVALID_TOKEN']);
    expect(outcomeOf(await unsubscribe('nothing'))).toEqual([403, 'INVALID_TOKEN']);
    expect(await stateOf(email)).toEqual(pending);
  });

  test('brings at most three mails an hour to an address', async () => {
    const { bearer } = await api.someone();
    const statuses = await inTurn(4, () => patch(bearer, { newsletter: true }));
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});

test('another wording of the consent needs another version', () => {
  expect(newsletterConsent).toMatchInlineSnapshot(`
    {
      "text": {
        "de": "Schickt mir Neues zu Gründung und Produkt per E-Mail. Abbestellen kann ich jederzeit, über den Link in jeder E-Mail oder in meinem Konto.",
        "en": "Send me news about company formation and the product by email. I can unsubscribe at any time, with the link in every email or in my account.",
      },
      "version": "2026-11",
    }
  `);
});
