import { expect, test } from 'vitest';
import { createRateLimits } from '#modules/rate-limits/rate-limits.ts';
import { anAddress } from '../../support/api.ts';
import { command, startFoundation, withFoundationApi } from '../../support/foundation-api.ts';
import { queuedMails } from '../../support/queued-mails.ts';
import { rowsOf } from '../../support/rows.ts';

const api = await withFoundationApi({ RATE_LIMITS: 'on' });

test('nobody is invited to many formations a day', async () => {
  const founder = await api.someone('member');
  const id = await startFoundation(api, founder);
  await command(api, id, 'submit-core-data', founder);
  await api.caughtUp();
  const read = async () => (await api.call('GET', `/foundations/${id}`, founder)).json().data;
  const { lead, revision, coreData } = await read();
  const email = anAddress();
  const shareEuros = [coreData.shareCapitalCents / 200];
  const person = { kind: 'natural', lastName: 'Berg', shareholder: { shareEuros } } as const;
  const managingDirector = { alone: true, selfDealing: false };
  const { participantId } = lead;
  const participants = [
    { ...person, participantId, firstName: 'Ada', managingDirector },
    { ...person, firstName: 'Bo', email },
  ];
  const ifMatch = `"${revision}"`;
  await command(api, id, 'state-participants', founder, { body: { participants }, ifMatch });
  await api.caughtUp();
  const [, bo] = (await read()).participants;
  const limits = createRateLimits(api.connection.pool, api.deps.config);
  // Others have invited the same address.
  while (!(await limits.take('invitation-mail', email.toUpperCase()))) continue;
  const body = { participantId: bo.participantId };
  const refused = await command(api, id, 'invite-participant', founder, { body });
  expect(refused.statusCode, refused.body).toBe(429);
});

test('a notary is released five times a day by each, and mailed by nobody without end', async () => {
  const { db, pool } = api.connection;
  const founder = await api.someone('member');
  const id = await startFoundation(api, founder);
  await command(api, id, 'submit-core-data', founder);
  await api.caughtUp();
  const answers = [];
  for (let times = 0; times < 7; times += 1) {
    const released = await command(api, id, 'release-notary', founder);
    answers.push(released.statusCode);
    await command(api, id, 'revoke-release', founder, { body: { of: 'notary' } });
  }
  expect(answers).toEqual([200, 200, 200, 200, 200, 429, 429]);
  const rooms = await rowsOf(db, 'notary_rooms', { foundation_id: id }, 'id');
  expect(rooms).toHaveLength(5);
  expect(await queuedMails(db, 'room-ready')).toHaveLength(5);
  const { chosenNotary } = (await api.call('GET', `/foundations/${id}`, founder)).json().data;
  const limits = createRateLimits(pool, api.deps.config);
  while (!(await limits.take('room-mail', chosenNotary.email.toUpperCase()))) continue;
  const other = await startFoundation(api, founder);
  await command(api, other, 'submit-core-data', founder);
  await api.caughtUp();
  expect((await command(api, other, 'release-notary', founder)).statusCode).toBe(429);
});

test('twenty invitations at the same moment are five', async () => {
  const founder = await api.someone('member');
  const id = await startFoundation(api, founder);
  await command(api, id, 'submit-core-data', founder);
  await api.caughtUp();
  const read = async () => (await api.call('GET', `/foundations/${id}`, founder)).json().data;
  const { lead, revision, coreData } = await read();
  const person = { kind: 'natural', lastName: 'Berg' } as const;
  const managingDirector = { alone: true, selfDealing: false };
  const others = Array.from({ length: 10 }, () => ({
    ...person,
    firstName: 'Bo',
    email: anAddress(),
    managingDirector,
  }));
  const shareholder = { shareEuros: [coreData.shareCapitalCents / 100] };
  const own = { ...person, participantId: lead.participantId, firstName: 'Ada', shareholder };
  const body = { participants: [own, ...others] };
  const stated = await command(api, id, 'state-participants', founder, {
    body,
    ifMatch: `"${revision}"`,
  });
  expect(stated.statusCode, stated.body).toBe(200);
  await api.caughtUp();
  const [, ...invited]: { participantId: string }[] = (await read()).participants;
  const before = (await queuedMails(api.connection.db, 'participant-invited')).length;
  const answers = await Promise.all(
    [1, 2].flatMap(() =>
      invited.map(({ participantId }) =>
        command(api, id, 'invite-participant', founder, { body: { participantId } }),
      ),
    ),
  );
  expect(answers).toHaveLength(20);
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(5);
  await api.caughtUp();
  expect((await queuedMails(api.connection.db, 'participant-invited')).length - before).toBe(5);
});
