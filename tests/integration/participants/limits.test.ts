import { expect, test } from 'vitest';
import { createRateLimits } from '#modules/rate-limits/rate-limits.ts';
import { anAddress } from '../../support/api.ts';
import { command, startFoundation, withFoundationApi } from '../../support/foundation-api.ts';

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
