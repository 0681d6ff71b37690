import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { outcomeOf } from '../../support/api.ts';
import {
  bringTo,
  exchange,
  filesOf,
  uploadByLink,
  withCast,
} from '../../support/foundation-api.ts';

const { api, people } = await withCast();

async function atTheRegister() {
  const id = await bringTo(api, people, 'register-record-pending');
  const link = await api.link(id, 'register-extract');
  await api.caughtUp();
  const { cookies } = await exchange(api, link.token);
  return { id, cookies };
}

const read = async (id: string) => {
  await api.caughtUp();
  return (await api.call('GET', `/foundations/${id}`, people.founder)).json().data;
};

const given = { enteredOn: '2026-11-19', registerNumber: 'hrb 123456', registerCourt: 'Köln' };

test('the founder reads what the notary says of the entry beside the extract', async () => {
  const { id, cookies } = await atTheRegister();
  expect((await read(id)).registerEntry).toBeNull();
  expect(outcomeOf(await uploadByLink(api, cookies, { fields: given }))).toBe(200);
  const { status, registerEntry } = await read(id);
  expect({ status, registerEntry }).toEqual({
    status: 'completed',
    registerEntry: {
      enteredOn: '2026-11-19',
      registerNumber: 'HRB 123456',
      registerCourt: 'Amtsgericht Köln',
    },
  });
});

test('an extract alone is enough', async () => {
  const { id, cookies } = await atTheRegister();
  expect(outcomeOf(await uploadByLink(api, cookies))).toBe(200);
  const { status, registerEntry } = await read(id);
  expect({ status, registerEntry }).toEqual({ status: 'completed', registerEntry: null });
});

test('fields that do not fit are named, nothing is stored, and the link stays open', async () => {
  const { id, cookies } = await atTheRegister();
  const before = filesOf(api);
  const malformed = await uploadByLink(api, cookies, {
    fields: { enteredOn: 'gestern', registerNumber: 'GnR 7' },
  });
  expect(outcomeOf(malformed)).toEqual([400, 'INVALID_PAYLOAD']);
  expect(malformed.json().errors[0].extensions.fields).toEqual(['enteredOn', 'registerNumber']);
  const early = await uploadByLink(api, cookies, { fields: { enteredOn: '2099-01-01' } });
  expect(outcomeOf(early)).toEqual([409, 'ENTRY_IN_THE_FUTURE']);
  expect(filesOf(api)).toEqual(before);
  expect((await read(id)).status).toBe('register-record-pending');
  expect(outcomeOf(await uploadByLink(api, cookies, { fields: given }))).toBe(200);
});

test('a repetition with the same fields is the same upload, with others it is another', async () => {
  const { cookies } = await atTheRegister();
  const upload = { key: randomUUID(), file: pdf('Auszug'), fields: given };
  const first = await uploadByLink(api, cookies, upload);
  expect(outcomeOf(first)).toBe(200);
  expect((await uploadByLink(api, cookies, upload)).json()).toEqual(first.json());
  const other = { ...upload, fields: { ...given, registerNumber: 'HRB 7' } };
  expect(outcomeOf(await uploadByLink(api, cookies, other))).toEqual([
    422,
    'UNPROCESSABLE_CONTENT',
  ]);
});
