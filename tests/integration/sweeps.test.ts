import { randomUUID } from 'node:crypto';
import { subHours } from 'date-fns/subHours';
import { subMinutes } from 'date-fns/subMinutes';
import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { dayIn, inDays } from '#demo/days.ts';
import { sweepLinks } from '#modules/accounts/login/account-tokens.ts';
import { sweepSessions } from '#modules/accounts/login/sessions/sweep-sessions.ts';
import { sweepRegistrations } from '#modules/accounts/registration/registration.ts';
import { dropOldMeetings } from '#modules/appointments/meetings/close.ts';
import { sweepBookings } from '#modules/appointments/sweep.ts';
import { sweepOwnTasks } from '#modules/desk/own-tasks.ts';
import { sweepStandIns } from '#modules/desk/stand-ins.ts';
import { removeUsers } from '#modules/erasures/remove-users.ts';
import { isRedeemed } from '#modules/orders/times/times.ts';
import { sweepMails } from '#modules/outbox/sweep-mails.ts';
import { sweepEvents } from '#modules/payments/stripe.ts';
import { sweepJobs } from '#workflows/worker/sweeps.ts';
import { withApi } from '../support/api.ts';
import { addRows, rowsOf } from '../support/rows.ts';

/** With the rights of the running parts. */
const api = await withApi({ RATE_LIMITS: 'off' });

const db = () => api.connection.db;
const now = new Date();
const ago = (days: number) => inDays(-days, now);

const idsOf = async (table: 'outbox' | 'bookings' | 'meetings' | 'stripe_events' | 'sessions') =>
  (await db().selectFrom(table).select('id').orderBy('id').execute()).map(({ id }) => id);

describe('Mails of the outbox', () => {
  const relayed = async (relayed_at: Date | null) => {
    const id = randomUUID();
    const row = { id, mail: 'account-exists', data: '{}', created_at: ago(200), relayed_at };
    await addRows(db(), 'outbox', row);
    const sent = { message_id: id, mail: row.mail, foundation_id: null, skipped: false };
    await addRows(db(), 'sent_mails', sent);
    return id;
  };
  const notes = async () =>
    (await rowsOf(db(), 'sent_mails', {}, 'message_id')).map(({ message_id }) => message_id);

  test('go 90 days after they were relayed, unless staff may send them again', async () => {
    await relayed(ago(91));
    const kept = [await relayed(ago(89)), await relayed(null), await relayed(ago(91))];
    const foundationMail = `${randomUUID()}.welcome.1`;
    await addRows(db(), 'sent_mails', {
      message_id: foundationMail,
      mail: 'welcome',
      foundation_id: randomUUID(),
    });
    await addRows(db(), 'unsent_mails', {
      message_id: kept[2] ?? '',
      mail: 'account-exists',
      foundation_id: null,
      source: JSON.stringify({ outboxId: kept[2] }),
    });
    expect(await sweepMails(db(), ago(90))).toBe(1);
    expect(await idsOf('outbox')).toEqual(kept.toSorted());
    expect((await notes()).toSorted()).toEqual([...kept, foundationMail].toSorted());
  });

  test('go in batches until none is left', async () => {
    await sql`
      insert into outbox (id, mail, data, relayed_at)
      select gen_random_uuid(), 'account-exists', '{}', ${ago(91)} from generate_series(1, 2500)`.execute(
      db(),
    );
    expect(await sweepMails(db(), ago(90))).toBe(2_500);
  });
});

describe('Bookings and meetings', () => {
  const consultant = { id: randomUUID(), name: 'Dr. Lea Sommer', kind: 'coach' as const };
  const booked = async (days: number, kind: 'consultation' | 'strategy-meeting', freed = false) => {
    const id = randomUUID();
    const ends_at = ago(days);
    await addRows(db(), 'bookings', {
      id,
      kind,
      consultant_id: consultant.id,
      subject_id: null,
      starts_at: new Date(ends_at.getTime() - 15 * 60_000),
      ends_at,
      freed_at: freed ? ends_at : null,
    });
    return id;
  };
  const met = async (days: number, account_id: string | null, cancelled: boolean) => {
    const booking_id = await booked(days, 'strategy-meeting', cancelled);
    const id = randomUUID();
    await addRows(db(), 'meetings', {
      id,
      command_id: booking_id,
      booking_id,
      token_hash: id,
      account_id,
      person_key: null,
      name: null,
      email: null,
      question: null,
      language: 'de',
      consultant_id: consultant.id,
      starts_at: ago(days + 1),
      ends_at: ago(days),
      duplicate_of: null,
      cancelled_at: cancelled ? ago(days) : null,
      closed_at: ago(days - 1),
    });
    return { id, booking_id };
  };

  test('go when they are over for long, but not what a member has had', async () => {
    await addRows(api.connection.db, 'consultants', consultant);
    await booked(91, 'consultation');
    await booked(92, 'consultation', true);
    const recent = await booked(89, 'consultation');
    const { id: member } = await api.person();
    const held = await met(400, member, false);
    await met(401, member, true);
    await met(402, null, false);
    const lately = await met(300, member, true);
    expect(await dropOldMeetings(db(), ago(365))).toBe(2);
    expect(await idsOf('meetings')).toEqual([held.id, lately.id].toSorted());
    expect(await sweepBookings(db(), ago(90), isRedeemed)).toBe(4);
    const left = [recent, held.booking_id, lately.booking_id];
    expect(await idsOf('bookings')).toEqual(left.toSorted());
  });
});

test('Events of Stripe go once it cannot repeat them any more', async () => {
  const rows = [31, 89, 91].map((days) => ({
    id: `evt_${days}`,
    type: 'checkout.session.completed',
    received_at: ago(days),
  }));
  await addRows(db(), 'stripe_events', ...rows);
  expect(await sweepEvents(db(), now)).toBe(1);
  expect(await idsOf('stripe_events')).toEqual(['evt_31', 'evt_89']);
});

describe('Of accounts', () => {
  test('sessions go when they are over, with their tokens', async () => {
    const { id: user_id, email } = await api.person();
    await api.logIn(email);
    const [alive] = await idsOf('sessions');
    const over = [
      { expires_at: subMinutes(now, 15) },
      { expires_at: inDays(5, now), ended_at: ago(2) },
      { expires_at: inDays(5, now), ended_at: subHours(now, 12) },
    ].map((row) => ({ id: randomUUID(), user_id, mode: 'json' as const, ...row }));
    await addRows(db(), 'sessions', ...over);
    expect(await sweepSessions(db(), now)).toBe(2);
    expect(await idsOf('sessions')).toEqual([alive, over[2]?.id].toSorted());
  });

  test('links go 30 days after they expired, and then what nobody verified', async () => {
    const { id: user_id } = await api.person();
    const register = async (days: number) => {
      const id = randomUUID();
      await addRows(db(), 'registrations', {
        id,
        user_id,
        password_hash: 'hash',
        first_name: 'Ida',
        last_name: null,
        phone: null,
        terms_accepted_at: null,
        newsletter_at: null,
        created_at: ago(days),
      });
      await addRows(db(), 'account_tokens', {
        id: randomUUID(),
        user_id,
        purpose: 'verify-email',
        registration_id: id,
        token_hash: randomUUID(),
        expires_at: ago(days - 7),
        used_at: null,
      });
      return id;
    };
    await register(38);
    const waiting = [await register(36), await register(3)];
    expect(await sweepRegistrations(db(), now)).toBe(0);
    expect(await sweepLinks(db(), now)).toBe(1);
    expect(await sweepRegistrations(db(), now)).toBe(1);
    const left = await rowsOf(db(), 'registrations', {}, 'id');
    expect(left.map(({ id }) => id).toSorted()).toEqual(waiting.toSorted());
  });
});

describe('What the team arranges for itself', () => {
  const someone = async () => (await api.person({ role: 'staff' })).id;
  const taskOf = async (owner_id: string, done_at: Date | null) => {
    const id = randomUUID();
    const said = { audience: 'team', text: 'Anrufen', due_on: '2026-01-05' } as const;
    await addRows(db(), 'own_tasks', { id, owner_id, ...said, created_at: ago(200), done_at });
    return id;
  };
  const standIn = async (absent_id: string, until_day: string) => {
    const id = randomUUID();
    const stand_in_id = await someone();
    await addRows(db(), 'stand_ins', {
      id,
      absent_id,
      stand_in_id,
      from_day: '2026-01-05',
      until_day,
    });
    return { id, stand_in_id };
  };
  const left = async (table: 'own_tasks' | 'stand_ins') =>
    (await rowsOf(db(), table, {}, 'id')).map(({ id }) => id).toSorted();

  test('goes 30 days after a task is done, after the last day of standing in, and with its account', async () => {
    const [owner, leaving] = [await someone(), await someone()];
    await taskOf(owner, ago(31));
    const tasks = [await taskOf(owner, ago(29)), await taskOf(owner, null)];
    expect(await sweepOwnTasks(db(), now)).toBe(1);
    expect(await left('own_tasks')).toEqual(tasks.toSorted());
    await standIn(owner, dayIn(-1, now));
    const running = await standIn(owner, dayIn(0, now));
    expect(await sweepStandIns(db(), now)).toBe(1);
    await taskOf(leaving, null);
    await standIn(leaving, dayIn(9, now));
    expect(await left('stand_ins')).toHaveLength(2);
    const gone = [leaving, running.stand_in_id];
    // Their names stay where the record of a formation names them.
    await removeUsers(db(), gone, { kept: new Set(gone), team: true });
    expect(await left('own_tasks')).toEqual(tasks.toSorted());
    expect(await left('stand_ins')).toEqual([]);
  });
});

test('the worker carries out every sweep with its rights', async () => {
  const settings = api.deps.config;
  const jobs = sweepJobs({ db: db(), settings, events: { read: async () => [] }, now: () => now });
  expect(jobs.length).toBeGreaterThan(10);
  for (const { run } of jobs) await run();
});
