import { describe, expect, test } from 'vitest';
import { payloads } from '#demo/foundations.ts';
import { pdf } from '#demo/pdf.ts';
import type { WayIn } from '#domain/foundations/command.ts';
import { type CommandName, commandNames } from '#domain/foundations/names.ts';
import { uploadPurposes } from '#domain/foundations/upload-purposes.ts';
import { matrix } from '#tests/domain/foundations/matrix.ts';
import { outcomeOf } from '../../support/api.ts';
import {
  command,
  exchange,
  filesOf,
  multipart,
  startFoundation,
  uploadByLink,
  withCast,
} from '../../support/foundation-api.ts';

const { api, people } = await withCast();
const foundationId = await startFoundation(api, people.founder);
await api.caughtUp();

const except = (way: WayIn) => commandNames.filter((name) => !matrix[name].via.includes(way));

/** What is left of a command that got in: its row, or its file. */
async function traces(): Promise<unknown> {
  const rows = await api.connection.db.selectFrom('commands').select('id').orderBy('id').execute();
  return [rows, filesOf(api)];
}

describe('a command that does not come in as JSON', () => {
  test.each([...except('json'), 'start-foundation' as const])('%s', async (name) => {
    const before = await traces();
    for (const person of Object.values(people)) {
      const answer = await command(api, foundationId, name, person);
      expect(outcomeOf(answer)).toEqual([404, 'ROUTE_NOT_FOUND']);
    }
    expect(await traces()).toEqual(before);
  });
});

test('every other command does, whatever becomes of it', async () => {
  for (const name of commandNames) {
    if (!matrix[name].via.includes('json') || name === 'start-foundation') continue;
    const sent = Object.values(people).map((person) =>
      command(api, foundationId, name, person, { ifMatch: '"999"' }),
    );
    for (const answer of await Promise.all(sent)) expect(answer.statusCode, name).not.toBe(404);
  }
});

/** Where a founder sends the file of a command, if that is how it comes in. */
const fileRouteOf = (name: CommandName) =>
  ({ 'add-document': 'documents', 'file-firm-invoice': 'firm-invoices' })[name as string] ??
  name.replace('receive-', '');
const sendFile = (route: string, bearer: string) => {
  const { body, headers } = multipart({ fields: { title: 'Vertrag' }, file: pdf() });
  return api.call('POST', `/foundations/${foundationId}/${route}`, { bearer, body, headers });
};

describe('a command that does not come in with the file of somebody logged in', () => {
  test.each(except('file'))('%s', async (name) => {
    const before = await traces();
    for (const { bearer } of Object.values(people)) {
      const nowhere = await sendFile('no-such-file', bearer);
      expect(outcomeOf(await sendFile(fileRouteOf(name), bearer))).toEqual(outcomeOf(nowhere));
    }
    expect(await traces()).toEqual(before);
  });
});

test('every other command has a route that takes its file', async () => {
  for (const name of commandNames.filter((one) => matrix[one].via.includes('file'))) {
    const { bearer } = matrix[name].who.includes('founder') ? people.founder : people.staff;
    // Of an invoice the number is missing; of the others it is not the turn.
    const expected = name === 'file-firm-invoice' ? 400 : 409;
    expect((await sendFile(fileRouteOf(name), bearer)).statusCode, name).toBe(expected);
  }
});

describe('a command that does not come in through a mailed link', () => {
  test.each(except('link'))('%s, if a link were made for it', async (name) => {
    const purpose: { command: CommandName } = uploadPurposes['foundation-certificate'];
    const link = await api.link(foundationId, 'foundation-certificate');
    const { cookies } = await exchange(api, link.token);
    const before = await traces();
    const { command: own } = purpose;
    try {
      purpose.command = name;
      const answer = await uploadByLink(api, cookies, { linkId: link.id });
      expect(outcomeOf(answer)).toEqual([404, 'NOT_FOUND']);
    } finally {
      purpose.command = own;
    }
    expect(await traces()).toEqual(before);
  });
});

describe("a command that does not come in from the workflow's clock", () => {
  test.each(except('timer'))('%s', async (name) => {
    const unrecorded = {
      foundationId,
      commandId: crypto.randomUUID(),
      command: name,
      actor: { id: 'timer', role: 'timer' },
      payload: payloads[name],
    } as const;
    expect(await api.catchUp(unrecorded)).toMatchObject({
      accepted: false,
      code: 'INVALID_PAYLOAD',
    });
  });
});
