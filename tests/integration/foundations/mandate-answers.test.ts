import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { dayIn } from '#demo/days.ts';
import { dayKey } from '#domain/site/formats.ts';
import { orderWithdrawnForTeam } from '#mails/orders/order-for-team.ts';
import { orderPlaced } from '#mails/orders/order-placed.ts';
import { loadFreeSlots } from '#modules/appointments/calendar/free-slots.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { LINK_SECRET, type Someone } from '../../support/api.ts';
import { command, withCast } from '../../support/foundation-api.ts';
import { mandateCases } from '../../support/mandate-cases.ts';
import { changeRows } from '../../support/rows.ts';
import { addConsultant } from '../../support/stage.ts';

const { api, people } = await withCast();
const { founder, lawyer, staff } = people;
const { pageOf, accepted, ordered, mailDeps, mailAfter, letterAfter } = mandateCases(api, founder);
const { db } = api.connection;

/** An order of two, the second of whom is invited. */
async function orderedByTwo() {
  const bo = await api.someone();
  const { id } = await ordered({
    kind: 'natural',
    firstName: 'Bo',
    lastName: 'Berg',
    email: bo.email,
    shareholder: { shareEuros: [2_500] },
  });
  const { participantId } = (await pageOf(id)).participants[1];
  await accepted(id, 'invite-participant', founder, { participantId });
  await api.caughtUp();
  return { id, bo, participantId };
}

/** Accepts with the account of the invited address. */
async function join({ bo, participantId }: Awaited<ReturnType<typeof orderedByTwo>>) {
  const { id: invitationId } = await db
    .selectFrom('participant_invitations')
    .select('id')
    .where('participant_id', '=', participantId)
    .executeTakeFirstOrThrow();
  const token = tokenOf(LINK_SECRET, invitationId);
  const opened = await api.call('POST', '/invitations/exchange', { body: { token } });
  const cookies = Object.fromEntries(opened.cookies.map(({ name, value }) => [name, value]));
  const body = { invitationId };
  const { bearer } = bo;
  const answer = await api.call('POST', '/invitations/accept', { body, cookies, bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  await api.caughtUp();
}

test('times of a consultation begin once the firm’s answer is due', async () => {
  await addConsultant(db);
  const { id } = await ordered();
  // Late in the evening no time is left before the day on which an answer to an order of today is due.
  const orderedAt = `${dayIn(3)}T10:00:00.000Z`;
  await sql`update projections.foundations
    set details = jsonb_set(details, '{order,orderedAt}', to_jsonb(${orderedAt}::text))
    where id = ${id}`.execute(db);
  const { mandate } = await pageOf(id);
  const timesFor = (who: Partial<Someone>) =>
    api.call('GET', `/slots?kind=consultation&foundation=${id}`, { bearer: who.bearer });
  const own = (await timesFor(founder)).json().data;
  const all = await loadFreeSlots(db, 'consultation', new Date().toISOString());
  expect(own).toEqual(all.filter(({ startsAt }) => dayKey(startsAt) >= mandate.dueOn));
  expect(own.length).toBeLessThan(all.length);
  expect((await timesFor(await api.someone())).statusCode).toBe(403);
  expect((await timesFor({})).statusCode).toBe(401);
  await accepted(id, 'accept-mandate', lawyer, {});
  await api.caughtUp();
  expect((await timesFor(founder)).json().data.length).toBeGreaterThan(own.length);
});

test('nobody but a lawyer who may log in answers for the law firm', async () => {
  const two = await orderedByTwo();
  await join(two);
  const link = await api.link(two.id, 'foundation-certificate');
  const suspended = await api.someone('lawyer');
  await changeRows(db, 'users', { id: suspended.id }, { status: 'suspended' });
  const others: Record<string, [Partial<Someone>, number]> = {
    admin: [await api.someone('admin'), 403],
    staff: [staff, 403],
    lead: [founder, 403],
    'co-founder': [two.bo, 403],
    'another founder': [await api.someone(), 403],
    'a link of a notary': [{ bearer: link.token }, 401],
    'a suspended lawyer': [suspended, 401],
    nobody: [{}, 403],
  };
  for (const [name, body] of [
    ['accept-mandate', {}],
    ['decline-mandate', { reason: 'conflict' }],
  ] as const) {
    for (const [who, [{ bearer }, status]] of Object.entries(others)) {
      const answer = await command(api, two.id, name, { bearer } as Someone, { body });
      expect(answer.statusCode, `${name} by ${who}: ${answer.body}`).toBe(status);
    }
  }
  expect(await pageOf(two.id)).toMatchObject({ mandate: { state: 'pending' } });
  await accepted(two.id, 'accept-mandate', lawyer, {});
});

test('whoever joins after the mandate gets its confirmation, and both mails are in English, too', async () => {
  const two = await orderedByTwo();
  await accepted(two.id, 'accept-mandate', lawyer, {});
  const own = await letterAfter(two.id, 'MandateAccepted', 'mandate-accepted', 'en');
  expect(own?.subject).toBe('The law firm has accepted your mandate');
  expect(JSON.stringify(own?.sections)).toContain('Right of withdrawal');
  const before = await mailAfter(two.id, 'MandateAccepted', 'mandate-confirmed');
  expect(await before?.readers()).toEqual([]);
  await join(two);
  const joined = await mailAfter(two.id, 'ParticipantJoined', 'mandate-confirmed');
  expect(await joined?.readers()).toMatchObject([{ id: two.bo.id, email: two.bo.email }]);
  const letter = await joined?.letterTo({ name: 'Bo', email: two.bo.email, language: 'en' });
  expect(letter?.paragraphs[0]).toContain('acts for everyone who founds');
});

test('whoever joins before the mandate is not told that there is one', async () => {
  const two = await orderedByTwo();
  await join(two);
  expect(await letterAfter(two.id, 'ParticipantJoined', 'mandate-confirmed')).toBeNull();
});

test('the order mail names both contracts, and the team’s mail about a release speaks of no withdrawal', async () => {
  const { id, orderId } = await ordered();
  const reader = { name: 'Jana', email: founder.email, language: 'de' } as const;
  const placed = await (await orderPlaced.load(mailDeps(), { orderId }))?.letterTo(reader);
  const text = JSON.stringify(placed?.after);
  expect(text).toContain('Unseren Vertrag kannst du bis zum Ende des Tages');
  expect(text).toContain('Der Vertrag mit der Kanzlei');
  await accepted(id, 'decline-mandate', lawyer, { reason: 'capacity' });
  const released = await orderWithdrawnForTeam.load(mailDeps(), { orderId });
  const told = await released?.letterTo(reader);
  expect(told?.subject).toContain('Aufgehoben: Bestellung');
  expect(JSON.stringify(told?.paragraphs)).not.toMatch(/widerruf/i);
});
