import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { coreData, payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { waitingLink } from '#modules/upload-links/upload-links.ts';
import { prolongLinks } from '#workflows/worker/upload-links.ts';
import { LINK_SECRET, outcomeOf } from '../../support/api.ts';
import {
  bringTo,
  cast,
  command,
  exchange,
  SOON,
  uploadByLink,
  withCast,
} from '../../support/foundation-api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { changeRows } from '../../support/rows.ts';

const own = await withCast();
const { api, people } = own;
/** Nobody may have more than 20 unfinished foundations, limits or not. */
const later = { api, people: await cast(api) };
const limited = await withCast({ RATE_LIMITS: 'on' });

/** A foundation that waits for its certificate, and the notary's link to it. */
async function waiting({ api, people } = own) {
  const id = await bringTo(api, people, 'foundation-certificate-pending');
  const link = await api.link(id, 'foundation-certificate');
  await api.caughtUp();
  return { id, link };
}

const statusOf = async (id: string) => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, people.staff)).json().data.status;
};
const age = (linkId: string, column: 'expires_at' | 'revoked_at') =>
  changeRows(
    api.connection.db,
    'upload_links',
    { id: linkId },
    { [column]: new Date(Date.now() - 1_000) },
  );

describe('A notary', () => {
  test('exchanges the mailed token for a cookie and uploads the certificate', async () => {
    const { id, link } = await waiting();
    const { answer, cookies } = await exchange(api, link.token);
    expect(answer.json().data).toEqual({
      linkId: link.id,
      companyName: coreData.companyName,
      founderName: null,
      appointment: { startsAt: expect.any(String), place: expect.any(String) },
      purpose: 'foundation-certificate',
      expiresAt: expect.any(String),
      sentBack: null,
      roomId: null,
    });
    expect(answer.cookies).toMatchObject([
      {
        name: `__Host-upload-${link.id}`,
        httpOnly: true,
        secure: true,
        sameSite: 'Lax',
        path: '/',
        maxAge: 1_800,
      },
    ]);
    const uploaded = await uploadByLink(api, cookies, { linkId: link.id });
    expect(outcomeOf(uploaded)).toBe(200);
    expect(uploaded.json().data).toEqual({
      revision: expect.any(Number),
      position: expect.any(String),
    });
    expect(await statusOf(id)).toBe('bank-account-pending');
  });

  test('reads whose appointment it is, where and when, with a valid link only', async () => {
    const { link } = await waiting();
    const { db } = api.connection;
    const named = { first_name: 'Jana', last_name: 'Überhaupt' };
    await changeRows(db, 'users', { id: people.founder.id }, named);
    const { body } = (await exchange(api, link.token)).answer;
    await changeRows(db, 'users', { id: people.founder.id }, { first_name: null, last_name: null });
    const { place } = payloads['propose-notary-appointment'] as { place: string };
    expect(JSON.parse(body).data).toMatchObject({
      founderName: 'Jana Überhaupt',
      appointment: { startsAt: SOON, place },
    });
    expect(api.logged()).not.toContain('Überhaupt');
    expect(api.logged()).not.toContain(place);
    await age(link.id, 'expires_at');
    const { answer } = await exchange(api, link.token);
    expect(outcomeOf(answer)).toEqual([404, 'LINK_NOT_VALID']);
    expect(answer.body).not.toContain(place);
  });

  test('can open the link repeatedly, as mail scanners do; only the upload uses it up', async () => {
    const { link } = await waiting();
    for (let looks = 0; looks < 5; looks += 1) {
      expect((await exchange(api, link.token)).answer.statusCode).toBe(200);
    }
    const { cookies } = await exchange(api, link.token);
    expect(outcomeOf(await uploadByLink(api, cookies))).toBe(200);
    expect(outcomeOf(await uploadByLink(api, cookies))).toEqual([404, 'LINK_NOT_VALID']);
  });

  test('who comes back to a used link reads what arrived and when', async () => {
    const { link } = await waiting();
    const { cookies } = await exchange(api, link.token);
    await uploadByLink(api, cookies);
    const { answer, cookies: none } = await exchange(api, link.token);
    expect(outcomeOf(answer)).toEqual([410, 'LINK_USED']);
    expect(answer.json().errors[0].extensions).toEqual({
      code: 'LINK_USED',
      purpose: 'foundation-certificate',
      usedAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect(none).toEqual({});
    expect(outcomeOf(await uploadByLink(api, cookies))).toEqual([404, 'LINK_NOT_VALID']);
  });

  test('gets the first answer again when repeating an upload, although the link is used', async () => {
    const { id, link } = await waiting();
    const { cookies } = await exchange(api, link.token);
    const key = randomUUID();
    const first = await uploadByLink(api, cookies, { key });
    const again = await uploadByLink(api, cookies, { key });
    expect(again.statusCode).toBe(200);
    expect(again.json()).toEqual(first.json());
    const other = await uploadByLink(api, cookies, { key, file: pdf('anders') });
    expect(other.statusCode).toBe(422);
    const events = await api.events.read(`foundation-${id}`);
    const received = events.filter(({ type }) => type === 'FoundationCertificateReceived');
    expect(received).toHaveLength(1);
  });
});

describe('A notary at a bad moment', () => {
  test('does not have to come back later when no worker is running', async () => {
    const { id, link } = await waiting();
    const { cookies } = await exchange(api, link.token);
    const commandId = randomUUID();
    api.setWorker('down');
    const answer = await uploadByLink(api, cookies, { key: commandId });
    api.setWorker('up');
    expect(answer.statusCode).toBe(202);
    expect(answer.json().data).toEqual({ commandId, state: 'received' });
    const ask = () => api.call('GET', `/upload-links/uploads/${commandId}`, { cookies });
    expect((await ask()).json()).toEqual({ data: { state: 'pending' } });
    await api.catchUp({
      foundationId: id,
      commandId,
      command: 'receive-foundation-certificate',
      actor: { id: link.id, role: 'notary' },
    });
    expect((await ask()).json().data.state).toBe('accepted');
    expect(await statusOf(id)).toBe('bank-account-pending');
    const stranger = await api.call('GET', `/upload-links/uploads/${commandId}`);
    expect(outcomeOf(stranger)).toEqual([404, 'LINK_NOT_VALID']);
  });

  test('learns the current status when the file is not expected yet', async () => {
    const id = await bringTo(api, people, 'bank-account-pending');
    const link = await api.link(id, 'register-extract');
    const { cookies } = await exchange(api, link.token);
    const answer = await uploadByLink(api, cookies);
    expect(outcomeOf(answer)).toEqual([409, 'NOT_ALLOWED_NOW']);
    expect(answer.json().errors[0].extensions.status).toBe('bank-account-pending');
  });

  test('learns nothing about other people', async () => {
    const { link } = await waiting();
    const { answer, cookies } = await exchange(api, link.token);
    const refused = await uploadByLink(api, cookies, { file: Buffer.from('<html>') });
    const uploaded = await uploadByLink(api, cookies);
    const { notaryEmail } = payloads['propose-notary-appointment'] as { notaryEmail: string };
    for (const { body } of [answer, refused, uploaded]) {
      expect(body).not.toContain(people.founder.email);
      expect(body).not.toContain(people.founder.id);
      expect(body).not.toContain(notaryEmail);
      expect(body).not.toContain(coreData.description);
    }
    expect(api.logged()).not.toContain(link.token);
    expect(api.logged()).not.toContain(coreData.companyName);
  });
});

describe('A link that does not work', () => {
  test('gets the same answer whatever is wrong with it', async () => {
    const bodies = new Set<string>();
    const { link } = await waiting();
    await age(link.id, 'expires_at');
    const { answer } = await exchange(api, link.token);
    expect(answer.statusCode).toBe(404);
    expect(answer.cookies).toEqual([]);
    bodies.add(answer.body);
    bodies.add((await exchange(api, 'x'.repeat(43))).answer.body);
    bodies.add((await exchange(api, randomUUID())).answer.body);
    bodies.add((await uploadByLink(api, {}, { linkId: randomUUID() })).body);
    expect(bodies.size).toBe(1);
  });

  test('says that it was revoked to whoever holds it, and nothing of the case', async () => {
    const { link } = await waiting();
    await age(link.id, 'revoked_at');
    const { answer } = await exchange(api, link.token);
    expect(outcomeOf(answer)).toEqual([410, 'LINK_REVOKED']);
    expect(answer.cookies).toEqual([]);
    expect(answer.body).not.toContain(coreData.companyName);
  });

  test('leads to the newer mail once its file was sent back, and the page says why', async () => {
    const { id, link } = await waiting();
    const { cookies } = await exchange(api, link.token);
    expect(outcomeOf(await uploadByLink(api, cookies))).toBe(200);
    await api.caughtUp();
    const payload = { purpose: 'foundation-certificate', reason: 'incomplete' };
    expect(
      outcomeOf(await command(api, id, 'send-back-file', people.staff, { body: payload })),
    ).toBe(200);
    const next = await api.link(id, 'foundation-certificate');
    await api.caughtUp();
    expect(outcomeOf((await exchange(api, link.token)).answer)).toEqual([410, 'LINK_REPLACED']);
    const { answer } = await exchange(api, next.token);
    expect(answer.json().data).toMatchObject({ sentBack: 'incomplete' });
  });

  test('is revoked by a newer one', async () => {
    const { id, link } = await waiting();
    const { cookies } = await exchange(api, link.token);
    await api.link(id, 'foundation-certificate');
    expect(outcomeOf(await uploadByLink(api, cookies))).toEqual([404, 'LINK_NOT_VALID']);
  });

  test('can be renewed by staff, which queues a mail to the notary', async () => {
    const { id, link } = await waiting();
    const path = `/admin/foundations/${id}/upload-links`;
    const { bearer } = people.staff;
    const key = { 'idempotency-key': randomUUID() };
    const renewed = await api.call('POST', path, { bearer, headers: key });
    expect(renewed.json().data).toMatchObject({ purpose: 'foundation-certificate' });
    const again = await api.call('POST', path, { bearer, headers: key });
    expect(again.json()).toEqual(renewed.json());
    const { linkId } = renewed.json().data;
    const { answer } = await exchange(api, link.token);
    expect(outcomeOf(answer)).toEqual([410, 'LINK_REPLACED']);
    expect(answer.json().errors[0].extensions.purpose).toBe('foundation-certificate');
    const { cookies } = await exchange(api, tokenOf(LINK_SECRET, linkId));
    expect(outcomeOf(await uploadByLink(api, cookies))).toBe(200);
    const queued = await queuedMails(api.connection.db, 'renewed-upload-link');
    expect(queued.map(({ data }) => data)).toEqual([{ linkId }]);
    await api.caughtUp();
    const late = await api.call('POST', path, { bearer });
    expect(outcomeOf(late)).toEqual([409, 'NOT_ALLOWED_NOW']);
    const reissued = (await api.events.read(`foundation-${id}`)).find(
      ({ type }) => type === 'UploadLinkReissued',
    );
    expect(reissued?.data).toEqual({ linkId, purpose: 'foundation-certificate' });
    expect(reissued?.metadata.actor).toEqual({ id: people.staff.id, role: 'staff' });
    const byFounder = await api.call('POST', path, { bearer: people.founder.bearer });
    expect(byFounder.statusCode).toBe(403);
  });

  test('can be re-issued with a key that happens to be the id of another link', async () => {
    const [one, two] = [await waiting(), await waiting()];
    const answer = await api.call('POST', `/admin/foundations/${two.id}/upload-links`, {
      bearer: people.staff.bearer,
      headers: { 'idempotency-key': one.link.id },
    });
    expect(outcomeOf(answer)).toBe(200);
    expect((await exchange(api, one.link.token)).answer.statusCode).toBe(200);
  });

  test('lives until 60 days after the appointment, and staff see the date', async () => {
    const { id } = await waiting();
    const path = `/admin/foundations/${id}/upload-links`;
    const reissued = await api.call('POST', path, { bearer: people.staff.bearer });
    const expiresAt = new Date(Date.parse(SOON) + 60 * 86_400_000).toISOString();
    expect(reissued.json().data.expiresAt).toBe(expiresAt);
    await api.caughtUp();
    const page = await api.call('GET', `/foundations/${id}`, { bearer: people.staff.bearer });
    expect(page.json().data.uploadLink).toEqual({ purpose: 'foundation-certificate', expiresAt });
    const own = await api.call('GET', `/foundations/${id}`, { bearer: people.founder.bearer });
    expect(own.json().data).not.toHaveProperty('uploadLink');
  });

  test('moves its end on while the file is waited for, and not any longer', async () => {
    const { id, link } = await waiting();
    const done = await waiting();
    await uploadByLink(api, (await exchange(api, done.link.token)).cookies);
    await api.link(done.id, 'foundation-certificate');
    const scan = { db: api.connection.db, events: api.events, now: () => new Date() };
    const endOf = async (foundationId: string) =>
      (await waitingLink(api.connection.db, foundationId))?.expiresAt;
    await api.connection.db
      .updateTable('upload_links')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('foundation_id', 'in', [id, done.id])
      .execute();
    await prolongLinks(scan);
    const days = (Date.parse((await endOf(id)) ?? '') - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29);
    expect((await exchange(api, link.token)).answer.statusCode).toBe(200);
    expect(await endOf(done.id)).toBeUndefined();
    expect(await prolongLinks(scan)).toBe(0);
  });

  test('check 36: can be guessed at most ten times a minute', async () => {
    const from = '192.0.2.77';
    const { link } = await waiting(limited);
    for (let tries = 0; tries < 10; tries += 1) {
      expect((await exchange(limited.api, `guess-${tries}`, from)).answer.statusCode).toBe(404);
    }
    const { answer } = await exchange(limited.api, link.token, from);
    expect(outcomeOf(answer)).toEqual([429, 'REQUESTS_EXCEEDED']);
    expect(Number(answer.headers['retry-after'])).toBeLessThanOrEqual(60);
    expect((await exchange(limited.api, link.token)).answer.statusCode).toBe(200);
  });
});

const named = (id: string, cookie: string) => ({ [`__Host-upload-${id}`]: cookie });

describe('The cookie of a link', () => {
  test('opens only its own link and cannot be forged', async () => {
    const [one, two] = [await waiting(later), await waiting(later)];
    const { cookies } = await exchange(api, one.link.token);
    const value = Object.values(cookies)[0] ?? '';
    const refused = [
      uploadByLink(api, cookies, { linkId: two.link.id }),
      uploadByLink(api, named(two.link.id, value)),
      uploadByLink(api, named(two.link.id, `${Date.now() + 1e6}.${'A'.repeat(43)}`)),
      uploadByLink(api, named(one.link.id, value.replace(/^\d+/, '9999999999999'))),
      uploadByLink(api, named(one.link.id, `${Date.now() + 1e6}.${'ä'.repeat(43)}`)),
      uploadByLink(api, named(one.link.id, 'ä'.repeat(43))),
      uploadByLink(api, {}),
    ];
    for (const answer of await Promise.all(refused)) {
      expect(outcomeOf(answer)).toEqual([404, 'LINK_NOT_VALID']);
    }
    expect(await statusOf(two.id)).toBe('foundation-certificate-pending');
  });

  test('is ambiguous beside a second one, so the upload has to name its link', async () => {
    const [one, two] = [await waiting(later), await waiting(later)];
    const both = {
      ...(await exchange(api, one.link.token)).cookies,
      ...(await exchange(api, two.link.token)).cookies,
    };
    const unnamed = await uploadByLink(api, both);
    expect(unnamed.statusCode).toBe(400);
    expect(unnamed.json().errors[0].extensions.fields).toEqual(['linkId']);
    expect(outcomeOf(await uploadByLink(api, both, { linkId: two.link.id }))).toBe(200);
    expect(await statusOf(one.id)).toBe('foundation-certificate-pending');
    expect(await statusOf(two.id)).toBe('bank-account-pending');
  });

  test('cannot be used by pages of other sites', async () => {
    const { link } = await waiting(later);
    const { cookies } = await exchange(api, link.token);
    const foreign = await uploadByLink(api, cookies, { origin: 'https://evil.example' });
    expect(outcomeOf(foreign)).toEqual([403, 'FORBIDDEN']);
    const own = await uploadByLink(api, cookies, { origin: api.deps.config.publicUrl });
    expect(outcomeOf(own)).toBe(200);
  });
});
