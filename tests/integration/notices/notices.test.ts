import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { type NoticeKind, noticeDays, noticeKinds } from '#domain/notices/notices.ts';
import { MailServerAway } from '#mails/mailer.ts';
import { type Delivery, sendOnce } from '#mails/send-once.ts';
import { leaveNotice, noticeOf, sweepNotices } from '#modules/notices/notices.ts';
import { outcomeOf, withApi } from '../../support/api.ts';
import { changeRows } from '../../support/rows.ts';

const api = await withApi();

const db = () => api.connection.db;

async function aMember() {
  return api.someone();
}
type Member = Awaited<ReturnType<typeof aMember>>;

const leave = (
  accountId: string,
  kind: NoticeKind = 'consultation-booked',
  messageId: string = randomUUID(),
) => leaveNotice(db(), messageId, { accountId, kind, subject: { foundationId: randomUUID() } });
const read = async ({ bearer }: Member, query = '') =>
  (await api.call('GET', `/notices${query}`, { bearer })).json();
const markRead = ({ bearer }: Member, body: object = {}) =>
  api.call('POST', '/notices/read', { bearer, body });

describe('the bell', () => {
  test('lists unread notices first, newest first in each, and counts them', async () => {
    const member = await aMember();
    for (const kind of noticeKinds.slice(0, 4)) await leave(member.id, kind);
    const { data } = await read(member);
    const kinds = (of: { kind: string }[]) => of.map(({ kind }) => kind);
    expect(kinds(data)).toEqual(noticeKinds.slice(0, 4).toReversed());
    expect((await markRead(member, { ids: [data[0].id] })).json().data).toEqual({ unread: 3 });
    const after = await read(member, '?limit=4');
    expect(after.meta).toEqual({ total: 4, unread: 3 });
    expect(kinds(after.data)).toEqual(kinds([...data.slice(1), data[0]]));
    expect((await markRead(member)).json().data).toEqual({ unread: 0 });
    expect((await read(member, '?limit=1&offset=3')).data).toHaveLength(1);
    expect(outcomeOf(await markRead(member, { ids: ['no-uuid'] }))).toEqual([
      400,
      'INVALID_PAYLOAD',
    ]);
  });

  test('empties itself of what a page of a foundation shows', async () => {
    const member = await aMember();
    const foundationId = randomUUID();
    const about = (id: string) =>
      leaveNotice(db(), randomUUID(), {
        accountId: member.id,
        kind: 'appointment-proposed',
        subject: { foundationId: id },
      });
    await about(foundationId);
    await about(foundationId);
    await about(randomUUID());
    expect((await markRead(member, { foundationId })).json().data).toEqual({ unread: 1 });
  });

  test('empties itself of what the pages of orders and invoices show', async () => {
    const member = await aMember();
    const [orderId, invoiceId, other] = [randomUUID(), randomUUID(), randomUUID()];
    for (const subject of [{ orderId }, { invoiceId }, { invoiceId: other }, { orderId: other }])
      await leaveNotice(db(), randomUUID(), {
        accountId: member.id,
        kind: 'invoice-issued',
        subject,
      });
    const seen = { orderId, invoiceIds: [invoiceId] };
    expect((await markRead(member, seen)).json().data).toEqual({ unread: 2 });
    const { data } = await read(member);
    const unread = data.filter(({ isRead }: { isRead: boolean }) => !isRead);
    expect(unread.map(({ subject }: { subject: object }) => Object.values(subject)[0])).toEqual([
      other,
      other,
    ]);
  });

  test('does not count what the member has just done', async () => {
    const { id, ...member } = await aMember();
    const about = { accountId: id, subject: { foundationId: randomUUID() } };
    const happened = [
      ['consultation-booked', true],
      ['foundation-cancelled', true],
      ['consultation-moved', false],
      ['appointment-proposed', true],
      ['notary-asked', false],
    ] as const;
    for (const [mail, byHolder] of happened) {
      const notice = noticeOf(mail, { ...about, byHolder });
      if (notice) await leaveNotice(db(), randomUUID(), notice);
    }
    const { data, meta } = await read({ id, ...member });
    expect(meta).toEqual({ total: 4, unread: 2 });
    const unread = data.filter(({ isRead }: { isRead: boolean }) => !isRead);
    expect(unread.map(({ kind }: { kind: string }) => kind).sort()).toEqual([
      'appointment-proposed',
      'consultation-moved',
    ]);
  });

  test('forgets notices after half a year, read or not', async () => {
    const member = await aMember();
    await leave(member.id);
    await leave(member.id);
    const [old] = (await read(member)).data;
    const created_at = inDays(-noticeDays - 1);
    await changeRows(db(), 'notices', { id: old.id }, { created_at });
    expect(await sweepNotices(db(), new Date())).toBe(1);
    expect((await read(member)).meta.total).toBe(1);
  });
});

describe('a mail to the holder of an account', () => {
  const reader = { name: 'Ida', email: 'ida@example.com', language: 'de' } as const;
  const letter = {
    subject: 's',
    preview: 'p',
    heading: 'h',
    greeting: 'g',
    paragraphs: [],
    reason: 'r',
  };
  const deliveryTo = (accountId: string): Delivery => ({
    id: randomUUID(),
    mail: 'meeting-booked',
    foundationId: null,
    source: { outboxId: randomUUID() },
    stamp: new Date().toISOString(),
    notice: { accountId, kind: 'meeting-booked', subject: { meetingId: randomUUID() } },
  });
  const deps = (send: () => Promise<void>) => ({
    mailDb: db(),
    keys: { sealText: async () => null },
    mailer: { send, sender: { name: 'S', address: 's@example.com', domain: 'example.com' } },
    publicUrl: 'https://site.example',
    operator: api.deps.config.operator,
  });
  const away = () => Promise.reject(new MailServerAway('away'));

  test('leaves one notice, however often it is tried, even while the mail server is away', async () => {
    const member = await aMember();
    const delivery = deliveryTo(member.id);
    await expect(sendOnce(deps(away), delivery, reader, letter)).rejects.toThrow(MailServerAway);
    expect((await read(member)).meta.unread).toBe(1);
    await sendOnce(
      deps(async () => {}),
      delivery,
      reader,
      letter,
    );
    await sendOnce(
      deps(async () => {}),
      delivery,
      reader,
      letter,
    );
    expect((await read(member)).data).toMatchObject([{ kind: 'meeting-booked', isRead: false }]);
  });

  test('that is no longer worth sending leaves none', async () => {
    const member = await aMember();
    await sendOnce(deps(away), deliveryTo(member.id), null, null);
    expect((await read(member)).meta.total).toBe(0);
  });
});
