import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inDays } from '#demo/days.ts';
import { commands, jsonCommands } from '#domain/foundations/foundation.ts';
import { firmReleaseText } from '#domain/orders/terms/firm-release.ts';
import { streamOf } from '#event-store/port.ts';
import type { MailDeps } from '#mails/define-mail.ts';
import { invitationAnswered } from '#mails/foundations/people/invitation-answered.ts';
import { participantInvited } from '#mails/foundations/people/participant-invited.ts';
import { participantLeft } from '#mails/foundations/people/participant-left.ts';
import { participationEnded } from '#mails/foundations/people/participation-ended.ts';
import { localFileStore } from '#modules/files/file-store.ts';
import { isSuppressed, suppressAddress } from '#modules/participants/invitations.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { eraseClasses } from '#workflows/activities/erasure/erase-class.ts';
import { gather } from '#workflows/activities/erasure/exported.ts';
import { createSteps } from '#workflows/activities/steps.ts';
import { endInvitations } from '#workflows/worker/invitations.ts';
import { anAddress, LINK_SECRET, type Someone } from '../../support/api.ts';
import { command, startFoundation, withCast } from '../../support/foundation-api.ts';

const { api, people: team } = await withCast();
const { db } = api.connection;

const lead = { kind: 'natural', firstName: 'Ada', lastName: 'Lead' } as const;
const details = {
  birthDate: '1990-05-14',
  birthPlace: 'Kassel',
  nationalities: ['DE'],
  street: 'Geheimweg 7',
  zip: '34117',
  city: 'Kassel',
  country: 'DE',
};
const PASSWORD = 'gelbe Birne 77';

interface Case {
  id: string;
  founder: Someone;
  /** Of the participant who is invited. */
  participantId: string;
  email: string;
  invitationId: string;
  token: string;
}

const read = async (id: string, { bearer }: Someone) => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, { bearer })).json().data;
};

/** A case of two, with core data and the list; nobody is invited yet. */
async function caseOfTwo(email = anAddress()) {
  const founder = await api.someone('member');
  const id = await startFoundation(api, founder);
  expect((await command(api, id, 'submit-core-data', founder)).statusCode).toBe(200);
  const { lead: own, revision, coreData } = await read(id, founder);
  const half = coreData.shareCapitalCents / 200;
  const participants = [
    {
      ...lead,
      participantId: own.participantId,
      shareholder: { shareEuros: [half] },
      managingDirector: { alone: true, selfDealing: false },
    },
    {
      kind: 'natural',
      firstName: 'Bo',
      lastName: 'Berg',
      email,
      shareholder: { shareEuros: [half] },
    },
  ];
  const stated = await command(api, id, 'state-participants', founder, {
    body: { participants },
    ifMatch: `"${revision}"`,
  });
  expect(stated.statusCode, stated.body).toBe(200);
  const shown = await read(id, founder);
  const { participantId } = shown.participants[1];
  return { id, founder, participantId, email };
}

async function invited(email?: string): Promise<Case> {
  const known = await caseOfTwo(email);
  const { id, founder, participantId } = known;
  const answer = await command(api, id, 'invite-participant', founder, { body: { participantId } });
  expect(answer.statusCode, answer.body).toBe(200);
  await api.caughtUp();
  const { id: invitationId } = await db
    .selectFrom('participant_invitations')
    .select('id')
    .where('participant_id', '=', participantId)
    .executeTakeFirstOrThrow();
  return { ...known, invitationId, token: tokenOf(LINK_SECRET, invitationId) };
}

async function exchange(token: string) {
  const answer = await api.call('POST', '/invitations/exchange', { body: { token } });
  const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
  return { answer, cookies };
}

const newcomer = { firstName: 'Bo', lastName: 'Berg', password: PASSWORD, terms: true };

/** Accepts by the mailed link, with a new account, and logs in with it. */
async function joined(one: Case, more: object = {}): Promise<Someone> {
  const { cookies } = await exchange(one.token);
  const body = { invitationId: one.invitationId, ...newcomer, ...more };
  const answer = await api.call('POST', '/invitations/accept', { body, cookies });
  expect(answer.statusCode, answer.body).toBe(200);
  const { access_token: bearer } = await api.logIn(one.email, PASSWORD);
  const me = await api.call('GET', '/users/me', { bearer });
  await api.caughtUp();
  return { id: me.json().data.id, email: one.email, bearer };
}

describe('an invitation', () => {
  test('tells who invites to what, and makes an account of the invited address', async () => {
    const one = await invited();
    const { answer, cookies } = await exchange(one.token);
    expect(answer.json().data).toMatchObject({
      invitationId: one.invitationId,
      email: one.email,
      firstName: 'Bo',
      hasAccount: false,
    });
    expect(Object.keys(cookies)).toEqual([`__Host-invitation-${one.invitationId}`]);
    const bo = await joined(one, { firmRelease: firmReleaseText.version });
    const shown = await read(one.id, bo);
    expect(shown.viewer).toEqual({ role: 'co-founder', participantId: one.participantId });
    expect(shown.participants[1]).toMatchObject({ joined: true, released: true, share: '50.00' });
    // The link has done what it is for, and looks like one that never was.
    const [used, wrong] = [await exchange(one.token), await exchange('x'.repeat(43))];
    expect(used.answer.statusCode).toBe(404);
    expect(used.answer.json()).toEqual(wrong.answer.json());
  });

  test('is accepted with an account of another address, once', async () => {
    const one = await invited();
    const bo = await api.someone('member');
    const { cookies } = await exchange(one.token);
    const key = randomUUID();
    const accept = () =>
      api.call('POST', '/invitations/accept', {
        body: { invitationId: one.invitationId },
        bearer: bo.bearer,
        cookies,
        headers: { 'idempotency-key': key },
      });
    const first = await accept();
    expect(first.statusCode, first.body).toBe(200);
    expect((await accept()).json()).toEqual(first.json());
    expect((await read(one.id, bo)).viewer.role).toBe('co-founder');
  });

  test('asks whoever has an account of the address to log in', async () => {
    const { email } = await api.person();
    const one = await invited(email);
    const { answer, cookies } = await exchange(one.token);
    expect(answer.json().data.hasAccount).toBe(true);
    const body = { invitationId: one.invitationId, ...newcomer };
    const refused = await api.call('POST', '/invitations/accept', { body, cookies });
    expect(refused.statusCode).toBe(409);
    expect(refused.json().errors[0].extensions.code).toBe('ACCOUNT_EXISTS');
  });

  test('is answered by nobody else', async () => {
    const [one, other] = [await invited(), await invited()];
    const { cookies } = await exchange(other.token);
    const body = { invitationId: one.invitationId, ...newcomer };
    const accepting = (more: object) => api.call('POST', '/invitations/accept', { body, ...more });
    expect((await accepting({})).statusCode).toBe(404);
    expect((await accepting({ cookies })).statusCode).toBe(404);
    // The cookie of another invitation under this one's name.
    const [value = ''] = Object.values(cookies);
    const renamed = { [`__Host-invitation-${one.invitationId}`]: value };
    expect((await accepting({ cookies: renamed })).statusCode).toBe(404);
    const own = (await exchange(one.token)).cookies;
    const origin = { origin: 'https://evil.example' };
    expect((await accepting({ cookies: own, headers: origin })).statusCode).toBe(403);
    const staff = { cookies: own, bearer: team.staff.bearer };
    expect((await accepting(staff)).statusCode).toBe(403);
  });

  test('of a stranger ends mails to the address', async () => {
    const one = await invited();
    const { cookies } = await exchange(one.token);
    const body = { invitationId: one.invitationId, unknown: true };
    const answer = await api.call('POST', '/invitations/decline', { body, cookies });
    expect(answer.statusCode, answer.body).toBe(204);
    expect(await isSuppressed(db, LINK_SECRET, one.email.toUpperCase())).toBe(true);
    const shown = await read(one.id, one.founder);
    expect(shown.participants[1]).toMatchObject({ joined: false, invited: false });
    expect((await exchange(one.token)).answer.statusCode).toBe(404);
  });

  test('ends by itself after thirty days, and the person stated stays', async () => {
    const one = await invited();
    const past = inDays(31);
    const { config } = api.deps;
    const steps = createSteps({
      db,
      events: api.events,
      keys: api.keys,
      operator: config.operator,
      packagePrices: config.packagePrices,
      linkSecret: LINK_SECRET,
      ordersPerDay: 1,
      files: { remove: async () => undefined } as never,
      now: () => past,
    });
    await endInvitations(db, (message) => steps.endInvitation(message), past);
    const shown = await read(one.id, one.founder);
    expect(shown.participants[1]).toMatchObject({ name: 'Bo Berg', invited: false });
    expect((await exchange(one.token)).answer.statusCode).toBe(404);
  });
});

describe('a co-founder', () => {
  test('sees the case without prices, phone numbers and other people’s details', async () => {
    const one = await invited();
    const stated = await command(api, one.id, 'state-details', one.founder, {
      body: { ...details, participantId: (await read(one.id, one.founder)).lead.participantId },
    });
    expect(stated.statusCode, stated.body).toBe(200);
    const bo = await joined(one);
    const own = await command(api, one.id, 'state-details', bo, {
      body: { ...details, participantId: one.participantId, street: 'Bo-Weg 1' },
    });
    expect(own.statusCode, own.body).toBe(200);
    const shown = await read(one.id, bo);
    expect(shown.participants[1].stated.street).toBe('Bo-Weg 1');
    const text = JSON.stringify([
      shown,
      (await api.call('GET', `/foundations/${one.id}/timeline`, bo)).json(),
      (await api.call('GET', '/foundations', bo)).json(),
    ]);
    for (const secret of [details.street, 'netCents', 'grossCents', '"phone"', one.founder.email]) {
      expect(text, secret).not.toContain(secret);
    }
    const leads = JSON.stringify(await read(one.id, one.founder));
    expect(leads).toContain(details.street);
    expect(leads).not.toContain('Bo-Weg 1');
    const teams = JSON.stringify(await read(one.id, team.staff));
    expect(teams).toContain('Bo-Weg 1');
    expect((await api.call('GET', `/foundations/${one.id}/history`, bo)).statusCode).toBe(403);
  });

  test('issues none of the lead’s commands', async () => {
    const one = await invited();
    const bo = await joined(one);
    const leads = jsonCommands.filter(
      (name) =>
        commands[name].who.includes('founder' as never) &&
        !commands[name].who.includes('co-founder' as never),
    );
    expect(leads.length).toBeGreaterThan(15);
    for (const name of leads) {
      const answer = await command(api, one.id, name, bo, { body: {} });
      expect(`${name} ${answer.json().errors[0].extensions.code}`).toBe(`${name} LEAD_ONLY`);
      expect(answer.statusCode).toBe(403);
    }
  });

  test('sees nothing any more after leaving', async () => {
    const one = await invited();
    const bo = await joined(one);
    const left = await command(api, one.id, 'leave-foundation', bo, { body: {} });
    expect(left.statusCode, left.body).toBe(200);
    await api.caughtUp();
    for (const path of ['', '/timeline', '/history']) {
      expect((await api.call('GET', `/foundations/${one.id}${path}`, bo)).statusCode).toBe(403);
    }
    expect((await api.call('GET', '/foundations', bo)).json().data).toEqual([]);
    const again = await command(api, one.id, 'leave-foundation', bo, { body: {} });
    expect(again.statusCode).toBe(403);
    expect((await read(one.id, one.founder)).participants).toHaveLength(1);
  });

  test('gets a copy of their own data alone, and takes it along when their account goes', async () => {
    const one = await invited();
    const { lead: own } = await read(one.id, one.founder);
    await command(api, one.id, 'state-details', one.founder, {
      body: { ...details, participantId: own.participantId },
    });
    const bo = await joined(one);
    await command(api, one.id, 'state-details', bo, {
      body: { ...details, participantId: one.participantId, street: 'Bo-Weg 1' },
    });
    await api.caughtUp();
    const [ofBo, ofLead] = [await copyOf(bo), await copyOf(one.founder)];
    expect(ofBo).toContain('Bo-Weg 1');
    expect(ofBo).not.toContain(details.street);
    expect(ofLead).toContain(details.street);
    expect(ofLead).not.toContain('Bo-Weg 1');

    // A running formation keeps the account until its holder has left.
    const erasing = () =>
      api.call('POST', '/users/me/erasure', { bearer: bo.bearer, body: { password: PASSWORD } });
    expect((await erasing()).json().errors[0].extensions.code).toBe('FORMATION_RUNNING');
    await command(api, one.id, 'leave-foundation', bo, { body: {} });
    await api.caughtUp();
    const nothing = { remove: async () => undefined };
    const deps = { db, events: api.events, keys: api.keys, files: nothing, exportFiles: nothing };
    const erasure = { ...deps, linkSecret: LINK_SECRET, now: () => new Date() };
    await eraseClasses(erasure, bo.id, ['profile', 'formation', 'law-firm-file']);
    const opened = await api.keys.openEvents(await api.events.read(streamOf(one.id)));
    const text = JSON.stringify(opened);
    expect(text).not.toContain('Bo-Weg 1');
    expect(text).not.toContain(one.email);
    expect(text).toContain(details.street);
  });
});

describe('a mail', () => {
  test('invites in the language of the lead, with the notice of Art. 14 GDPR, and to nobody who objects', async () => {
    const one = await invited();
    const ids = { invitationId: one.invitationId };
    const loaded = await participantInvited.load(mailDeps(), ids);
    const reader = { name: 'Bo', email: one.email, language: 'de' } as const;
    expect(await loaded?.readers()).toMatchObject(reader);
    const letter = await loaded?.letterTo(reader);
    expect(letter?.subject).toContain('Muster');
    expect(JSON.stringify(letter?.sections)).toContain('Aufsichtsbehörde');
    expect(JSON.stringify(letter)).not.toContain(one.token);
    await suppressAddress(db, LINK_SECRET, one.email);
    expect(await participantInvited.load(mailDeps(), ids)).toBeNull();
  });

  test('tells the lead who has joined and left, and whoever was taken off the list', async () => {
    const one = await invited();
    const bo = await joined(one);
    const { participantId } = one;
    const body = { participantId, reason: 'So besprochen' };
    const removed = await command(api, one.id, 'remove-participant', one.founder, { body });
    expect(removed.statusCode, removed.body).toBe(200);
    const events = await api.events.read(streamOf(one.id));
    const about = (type: string) => ({
      foundationId: one.id,
      eventId: events.find((event) => event.type === type)?.id ?? '',
      occasion: 1,
    });
    const english = { name: 'Ada', email: one.founder.email, language: 'en' } as const;
    const told = await invitationAnswered.load(mailDeps(), about('ParticipantJoined'));
    expect((await told?.letterTo(english))?.subject).toBe('Bo Berg has joined');
    // The lead knows whom they have removed.
    const known = await participantLeft.load(mailDeps(), about('ParticipantLeft'));
    expect(await known?.letterTo(english)).toBeNull();
    const gone = await participationEnded.load(mailDeps(), about('ParticipantLeft'));
    expect(await gone?.readers()).toMatchObject([{ id: bo.id, email: one.email }]);
    expect((await gone?.letterTo(english))?.note?.lines).toEqual(['So besprochen']);
  });
});

/** What letters are made from; nothing is sent. */
function mailDeps(): MailDeps {
  const { config } = api.deps;
  const { operator, publicUrl, mailFrom: sender } = config;
  const mailer = { sender, send: async () => undefined };
  const known = { db, mailDb: db, events: api.events, keys: api.keys, operator, publicUrl, mailer };
  return { ...known, linkSecret: LINK_SECRET, invoiceFiles: {} as never, now: () => new Date() };
}

/** All words of somebody's copy of their data. */
async function copyOf({ id }: Someone): Promise<string> {
  const parts: string[] = [];
  const { config } = api.deps;
  const deps = {
    db,
    events: api.events,
    keys: api.keys,
    files: localFileStore(config.dataDir),
    invoiceFiles: {} as never,
    linkSecret: LINK_SECRET,
    now: () => new Date(),
  };
  for await (const { content } of gather(deps, id)) {
    if (content instanceof Buffer) parts.push(content.toString());
  }
  return parts.join('\n');
}
