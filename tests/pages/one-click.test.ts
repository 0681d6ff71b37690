import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pathTo } from '#domain/site/paths.ts';
import { logIn } from '#ops/driver/people.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { newMember } from '../support/browser/people.ts';
import { logsDir, site } from '../support/running/addresses.ts';
import { loggedInReader } from '../support/running/reader.ts';

type Line = Record<string, unknown> & { msg: string };

const logOf = (part: string) => readFileSync(join(logsDir, `${part}.log`), 'utf8');
const linesOf = (part: string) =>
  logOf(part)
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Line);

test('one click leads through the logs of all parts, from the page to the event and its mail', async () => {
  const email = await newMember('de');
  const member = await logIn(site, email, PASSWORD);
  const { id } = (await member.send('/foundations', { package: 'individual' })).body.data;
  const browser = await loggedInReader(email, 'de');
  const reason = `Grund ${randomUUID()}`;
  const click = { form: 'cancel-foundation', key: randomUUID(), reason };
  const answer = await browser.post(pathTo('foundation', 'de', { id }), click);
  expect(answer.status).toBe(200);
  const requestId = answer.headers.get('x-request-id');
  expect(requestId).toMatch(/^[0-9a-f-]{36}$/);

  const about = (part: string, ids: object) => {
    const found = () =>
      linesOf(part).find((line) => expect.objectContaining(ids).asymmetricMatch(line));
    return expect
      .poll(found)
      .toBeDefined()
      .then(() => found() as Line);
  };
  const page = { msg: 'page', method: 'POST', route: expect.stringMatching(/:id/), status: 200 };
  await about('api', { requestId, ...page });
  const route = '/api/foundations/:id/commands/:command';
  const workflowId = `foundation-${id}`;
  const request = await about('api', { requestId, msg: 'request', route, workflowId });
  const ids = { requestId, commandId: request.commandId, workflowId };
  expect(ids.commandId).toEqual(expect.any(String));

  await about('worker', { ...ids, msg: 'command', command: 'cancel-foundation' });
  await about('worker', { ...ids, msg: 'activity', activity: 'cancelFoundation', outcome: 'done' });
  const appended = await about('worker', { ...ids, msg: 'appended' });
  const [event] = appended.events as { id: string; type: string }[];
  expect(event).toMatchObject({ type: 'FoundationCancelled' });

  const { commandId } = ids;
  await about('projections', {
    msg: 'projected',
    commandId,
    eventId: event?.id,
    type: event?.type,
  });
  const sent = await about('worker', { requestId, workflowId, msg: 'mail sent' });
  expect(sent.messageId).toContain(event?.id);

  for (const part of ['api', 'worker', 'projections']) {
    const log = logOf(part);
    for (const personal of [email, reason]) expect(log.includes(personal), part).toBe(false);
  }
});
