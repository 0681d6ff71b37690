import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { beforeAll, describe, expect, test } from 'vitest';
import { sampleOperator } from '#domain/site/operator.ts';
import { PersonKeys } from '#event-store/personal-data.ts';
import { sendOutboxMail } from '#mails/send-mail.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import { timesFor } from '#modules/orders/times/times.ts';
import { outcomeOf, withApi } from '../../support/api.ts';
import { addLawyer } from '../../support/appointments/meetings.ts';
import { redeemedHoursOn } from '../../support/orders/redeemed-hours.ts';
import { addRows, changeRows, rowsOf } from '../../support/rows.ts';

const api = await withApi({ RATE_LIMITS: 'off' });
let first: string;
let second: string;
beforeAll(async () => {
  first = await addLawyer(db(), 'Ada Kern');
  second = await addLawyer(db(), 'Lea Sommer');
});

const db = () => api.connection.db;

const { withRedeemed, timesOf, book, act, redemptionOf, wishOf, aWish } = redeemedHoursOn(api);

describe('redeemed hours', () => {
  test('become an appointment with one person, whose time is taken then', async () => {
    const member = await withRedeemed();
    const { people, with: who, slots } = await timesOf(member);
    expect(people.map(({ name }: { name: string }) => name)).toEqual(['Ada Kern', 'Lea Sommer']);
    expect(
      slots.every((slot: { consultant: object }) => isDeepStrictEqual(slot.consultant, who)),
    ).toBe(true);
    const key = randomUUID();
    const wish = wishOf(slots[0]);
    expect((await book(member, wish, key)).statusCode).toBe(204);
    expect((await book(member, wish, key)).statusCode).toBe(204);
    const { time, choosesTime } = await redemptionOf(member);
    expect(choosesTime).toBe(true);
    expect(time).toMatchObject({ startsAt: wish.startsAt, consultant: who.name });
    expect(Date.parse(time.endsAt) - Date.parse(time.startsAt)).toBe(3_600_000);
    const other = await withRedeemed();
    expect(outcomeOf(await book(other, wish))).toEqual([409, 'SLOT_TAKEN']);
    const rows = await rowsOf(db(), 'bookings', { subject_id: member.redemptionId }, 'version');
    expect(rows).toEqual([{ version: 0 }]);
  });

  test('are listed with their order while they wait for a time', async () => {
    const member = await withRedeemed();
    const { bearer, redemptionId } = member;
    const waiting = async () => (await api.call('GET', '/orders', { bearer })).json().data;
    const open = [{ redemptionId, minutes: 60 }];
    expect(await waiting()).toMatchObject([{ timesToChoose: open }]);
    expect((await book(member, await aWish(member, 5))).statusCode).toBe(204);
    expect(await waiting()).toMatchObject([{ timesToChoose: [] }]);
    expect((await act(member, 'time/cancel')).statusCode).toBe(204);
    expect(await waiting()).toMatchObject([{ timesToChoose: open }]);
    expect((await act(member, 'undo')).statusCode).toBe(200);
    expect(await waiting()).toMatchObject([{ timesToChoose: [] }]);
  });

  test('lead to the same person again', async () => {
    const member = await withRedeemed();
    const { slots } = await timesOf(member, `minutes=60&with=${second}`);
    expect((await book(member, wishOf(slots[8]))).statusCode).toBe(204);
    expect((await timesOf(member)).with).toEqual({ id: second, name: 'Lea Sommer' });
    expect((await timesOf(member, `minutes=60&with=${first}`)).with.id).toBe(first);
  });

  test('lead to whoever held the consultation, as long as there were no hours before', async () => {
    const { accountId, hours: packageId } = await withRedeemed();
    const foundationId = randomUUID();
    const asked = { packageId, accountId, minutes: 60 };
    const withWhom = async (foundationIds: string[]) =>
      (await timesFor(db(), { ...asked, foundationIds }, new Date()))?.with?.id;
    expect(await withWhom([foundationId])).toBe(first);
    const [from, to] = [3, 4].map((hour) => new Date(`2026-06-01T0${hour}:00:00Z`));
    const held = { id: randomUUID(), kind: 'consultation', subject_id: foundationId } as const;
    const times = { starts_at: from ?? '', ends_at: to ?? '' };
    await addRows(db(), 'bookings', { ...held, ...times, consultant_id: second, freed_at: null });
    expect(await withWhom([foundationId])).toBe(second);
    expect(await withWhom([])).toBe(first);
  });

  test('are one booking, however many ask at once; the other times stay free', async () => {
    const member = await withRedeemed();
    const { slots } = await timesOf(member);
    const wishes = [20, 24, 28, 32].map((index) => wishOf(slots[index]));
    const answers = await Promise.all(wishes.map((wish) => book(member, wish)));
    for (const answer of answers) expect([204, 409]).toContain(answer.statusCode);
    const live = await db()
      .selectFrom('bookings')
      .select('id')
      .where('kind', '=', 'hours')
      .where('freed_at', 'is', null)
      .where(
        'starts_at',
        'in',
        wishes.map(({ startsAt }) => new Date(startsAt)),
      )
      .execute();
    expect(live).toHaveLength(1);
  });

  test('are moved, which frees the old time, and cancelled, after which another can be booked', async () => {
    const member = await withRedeemed();
    const [one, two] = [await aWish(member, 12), await aWish(member, 14)];
    await book(member, one);
    expect((await book(member, two)).statusCode).toBe(204);
    expect((await redemptionOf(member)).time.startsAt).toBe(two.startsAt);
    const other = await withRedeemed();
    expect((await book(other, one)).statusCode).toBe(204);
    expect((await act(member, 'time/cancel')).statusCode).toBe(204);
    expect((await act(member, 'time/cancel')).statusCode).toBe(204);
    expect((await redemptionOf(member)).time).toBeNull();
    expect((await book(member, two)).statusCode).toBe(204);
  });

  test('are not moved to a taken time, and keep their own then', async () => {
    const [member, other] = [await withRedeemed(), await withRedeemed()];
    const [one, two] = [await aWish(member, 16), await aWish(member, 18)];
    await book(member, one);
    await book(other, two);
    expect(outcomeOf(await book(member, two))).toEqual([409, 'SLOT_TAKEN']);
    expect((await redemptionOf(member)).time.startsAt).toBe(one.startsAt);
  });

  test('do not come back while a time is booked', async () => {
    const member = await withRedeemed();
    await book(member, await aWish(member, 20));
    expect(outcomeOf(await act(member, 'undo'))).toEqual([409, 'TIME_BOOKED']);
    await act(member, 'time/cancel');
    expect((await act(member, 'undo')).statusCode).toBe(200);
    expect(outcomeOf(await book(member, await aWish(member, 20)))).toEqual([
      409,
      'REDEMPTION_UNDONE',
    ]);
  });

  test('stay as they are once the appointment has begun', async () => {
    const member = await withRedeemed();
    const wish = await aWish(member, 22);
    await book(member, wish);
    const begun = new Date(Date.now() - 60_000);
    await changeRows(
      db(),
      'bookings',
      { subject_id: member.redemptionId },
      { starts_at: begun, ends_at: new Date() },
    );
    expect(outcomeOf(await act(member, 'time/cancel'))).toEqual([409, 'MEETING_BEGUN']);
    expect(outcomeOf(await book(member, await aWish(member, 24)))).toEqual([409, 'MEETING_BEGUN']);
  });

  test('of a vendor without times here are arranged by the team', async () => {
    for (const kind of ['partner', 'operator'] as const) {
      const member = await withRedeemed(kind);
      expect(await timesOf(member)).toEqual({ people: [], with: null, slots: [] });
      const wish = { startsAt: new Date().toISOString(), consultantId: first };
      expect(outcomeOf(await book(member, wish))).toEqual([409, 'TIME_ARRANGED']);
      expect((await redemptionOf(member)).choosesTime).toBe(false);
    }
  });

  test('of somebody else cannot be booked, moved or cancelled', async () => {
    const [member, stranger] = [await withRedeemed(), await withRedeemed()];
    const wish = await aWish(member, 26);
    await book(member, wish);
    const { redemptionId, hours } = member;
    const foreign = { ...stranger, redemptionId };
    for (const one of [foreign, { ...foreign, hours }]) {
      expect(outcomeOf(await book(one, await aWish(member, 28)))).toEqual([404, 'NOT_FOUND']);
      expect(outcomeOf(await act(one, 'time/cancel'))).toEqual([404, 'NOT_FOUND']);
    }
    const times = await api.call('GET', `/hour-packages/${hours}/times?minutes=60`, {
      bearer: stranger.bearer,
    });
    expect(outcomeOf(times)).toEqual([404, 'NOT_FOUND']);
    expect((await redemptionOf(member)).time.startsAt).toBe(wish.startsAt);
  });

  test('of an account that is removed free their time', async () => {
    const member = await withRedeemed();
    const wish = await aWish(member, 30);
    await book(member, wish);
    expect(await removeUsers(db(), [member.accountId], { kept: new Set() })).toBeUndefined();
    const other = await withRedeemed();
    expect((await book(other, wish)).statusCode).toBe(204);
  });
});

describe('mails about the time', () => {
  interface Sent {
    to: { address: string };
    subject: string;
    text: string;
    calendar?: { content: string };
  }

  async function sentAbout(redemptionId: string) {
    const sent: Sent[] = [];
    const rows = await db()
      .selectFrom('outbox')
      .select(['id', 'mail', 'data', 'due_at'])
      .orderBy('created_at')
      .execute();
    const own = rows.filter(({ data }) => data.redemptionId === redemptionId);
    const deps = {
      db: db(),
      mailDb: db(),
      keys: new PersonKeys(db(), 'x'.repeat(32)),
      linkSecret: 'x'.repeat(32),
      publicUrl: 'https://siebenschritt.example',
      operator: sampleOperator,
      mailer: {
        sender: {
          name: 'Siebenschritt',
          address: 'hallo@siebenschritt.example',
          domain: 'siebenschritt.example',
        },
        send: async (mail: Sent) => void sent.push(mail),
      },
      now: () => new Date(),
    };
    for (const { id } of own) await sendOutboxMail(deps as never, id);
    return { sent, rows: own };
  }

  test('carry the entry for the calendar; the last one takes it out', async () => {
    const member = await withRedeemed();
    const [one, two] = [await aWish(member, 40), await aWish(member, 42)];
    await book(member, one);
    await book(member, two);
    const { sent, rows } = await sentAbout(member.redemptionId);
    const own = sent.filter(({ to }) => to.address === member.email);
    const booked = own.filter(({ subject }) => subject.startsWith('Dein Termin am'));
    // What was told of the first time has been overtaken.
    expect(booked).toHaveLength(1);
    expect(booked[0]?.calendar?.content).toContain(`UID:${member.redemptionId}`);
    expect(booked[0]?.calendar?.content).toContain('SEQUENCE:1');
    expect(booked[0]?.text).toContain('Ada Kern');
    expect(rows.filter(({ mail }) => mail === 'reminder-hours').map((row) => row.due_at)).toEqual(
      expect.arrayContaining([expect.any(Date)]),
    );
    await act(member, 'time/cancel');
    const after = await sentAbout(member.redemptionId);
    const off = after.sent.find(({ subject }) => subject === 'Dein Termin ist abgesagt');
    expect(off?.calendar?.content).toContain('METHOD:CANCEL');
    expect(off?.calendar?.content).toContain(`UID:${member.redemptionId}`);
    const team = after.sent.find(({ subject }) => subject.startsWith('Abgesagt: '));
    expect(team?.to.address).toBe(sampleOperator.email);
  });

  test('ask for a time while none is booked, whatever the member does without', async () => {
    const member = await withRedeemed();
    await changeRows(db(), 'users', { id: member.accountId }, { unwanted_mails: ['receipts'] });
    const { sent } = await sentAbout(member.redemptionId);
    const redeemed = sent.find(({ to }) => to.address === member.email);
    expect(redeemed?.text).toContain('such dir jetzt eine Zeit aus');
    const arranged = await withRedeemed('partner');
    await changeRows(db(), 'users', { id: arranged.accountId }, { unwanted_mails: ['receipts'] });
    const others = (await sentAbout(arranged.redemptionId)).sent;
    expect(others.filter(({ to }) => to.address === arranged.email)).toEqual([]);
    expect(others.map(({ text }) => text).join()).toContain(
      'bitte findet mit diesem Mitglied einen Termin',
    );
  });
});

test('the private calendar shows the time', async () => {
  const member = await withRedeemed();
  await book(member, await aWish(member, 50));
  const { bearer } = member;
  const made = await api.call('POST', '/users/me/calendar', { bearer, body: { names: false } });
  const path = new URL(made.json().data.address).pathname.replace('/api', '');
  const file = await api.call('GET', path);
  expect(file.body).toContain(`UID:${member.redemptionId}`);
  expect(file.body).toContain('Termin für eingelöste Stunden');
});
