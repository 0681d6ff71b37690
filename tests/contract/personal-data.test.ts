import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { ERASED } from '#domain/erased.ts';
import { PersonKeys, type Sealed, sealedIn } from '#event-store/personal-data.ts';
import type { StoredEvent } from '#event-store/port.ts';
import { withDatabase } from '#tests/support/database.ts';

const SECRET = 'a secret of the tests, 32 characters or more';
const STREAM = 'foundation-1';
const EVENT_ID = '0b9c4e4e-2f0e-4b0e-8a51-0d5a4f4b6a10';
const HERE = sealedIn(STREAM, EVENT_ID);

const database = await withDatabase();

/** As in another process, without the keys cached here; the parts may not erase any. */
const keys = (secret = SECRET) => new PersonKeys(database.owner.db, secret);

const storedEvent = (
  data: Record<string, unknown>,
  { stream = STREAM, id = EVENT_ID } = {},
): StoredEvent => ({
  id,
  stream,
  revision: 0,
  position: '1',
  type: 'CoreDataSubmitted',
  data,
  metadata: {
    actor: { id: 'founder', role: 'founder' },
    occurredAt: '2026-03-02T08:00:00.000Z',
    commandId: id,
    correlationId: id,
    schemaVersion: 1,
    previousHash: null,
    hash: '',
  },
});

async function seal(by: PersonKeys, person: string, text: string) {
  const sealed = await by.sealFields({ text }, { text: person }, HERE);
  return sealed.text as Sealed | typeof ERASED;
}

async function sealedText(person: string, text: string): Promise<Sealed> {
  const sealed = await seal(keys(), person, text);
  if (sealed === ERASED) throw new Error('not sealed');
  return sealed;
}

/** Reads a sealed text in the place it was sealed for, or in another one. */
async function open(
  by: PersonKeys,
  sealed: Sealed | typeof ERASED,
  place: { stream?: string; id?: string; field?: string } = {},
): Promise<unknown> {
  const { field = 'text' } = place;
  const [event] = await by.openEvents([storedEvent({ [field]: sealed }, place)]);
  return event?.data[field];
}

async function openFields(by: PersonKeys, data: Record<string, unknown>) {
  const [event] = await by.openEvents([storedEvent(data)]);
  return event?.data;
}

describe('a sealed text', () => {
  test('can be read with the keys and reveals nothing without them', async () => {
    const person = randomUUID();
    const sealed = await sealedText(person, 'Jürgen Groß');
    expect(JSON.stringify(sealed)).not.toContain('Groß');
    expect(sealed.$sealed.person).toBe(person);
    expect(await open(keys(), sealed)).toBe('Jürgen Groß');
    expect((await sealedText(person, 'Jürgen Groß')).$sealed.value).not.toBe(sealed.$sealed.value);
    const empty = await sealedText(person, '');
    expect(await open(keys(), empty)).toBe('');
  });

  test('reads as erased outside its own field of its own event', async () => {
    const sealed = await sealedText(randomUUID(), 'Anna');
    expect(await open(keys(), sealed, { field: 'name' })).toBe(ERASED);
    expect(await open(keys(), sealed, { stream: 'foundation-2' })).toBe(ERASED);
    expect(await open(keys(), sealed, { id: randomUUID() })).toBe(ERASED);
  });

  test('reads as erased when any byte was changed', async () => {
    const sealed = await sealedText(randomUUID(), 'Anna');
    const bytes = Buffer.from(sealed.$sealed.value, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      const changed = { $sealed: { ...sealed.$sealed, value: copy.toString('base64url') } };
      expect(await open(keys(), changed)).toBe(ERASED);
    }
    const cut = { $sealed: { ...sealed.$sealed, value: sealed.$sealed.value.slice(0, 20) } };
    expect(await open(keys(), cut)).toBe(ERASED);
  });

  test('reads as erased when labelled with another person, or with one who has no key', async () => {
    const sealed = await sealedText(randomUUID(), 'Anna');
    const other = await sealedText(randomUUID(), 'Bernd');
    for (const person of [other.$sealed.person, randomUUID()]) {
      const renamed = { $sealed: { ...sealed.$sealed, person } };
      expect(await open(keys(), renamed)).toBe(ERASED);
    }
  });
});

describe('a person who is erased', () => {
  test('can no longer be read, and nothing new is stored about them', async () => {
    const person = randomUUID();
    const here = keys();
    const sealed = await seal(here, person, 'Anna');
    expect(sealed).not.toBe(ERASED);
    await here.erase(person);
    expect(await open(here, sealed)).toBe(ERASED);
    expect(await open(keys(), sealed)).toBe(ERASED);
    expect(await seal(here, person, 'Anna')).toBe(ERASED);
    expect(await seal(keys(), person, 'Anna')).toBe(ERASED);
  });

  test('stays erased for a read that began before and ends after it', async () => {
    const person = randomUUID();
    const sealed = await sealedText(person, 'before');
    const [reading, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const here = new PersonKeys(
      database.owner.db.withPlugin({
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          if (result.rows.some((row) => row.wrapped_key)) {
            reading.resolve();
            await goOn.promise;
          }
          return result;
        },
      }),
      SECRET,
    );
    const opening = open(here, sealed);
    await reading.promise;
    await here.erase(person);
    goOn.resolve();
    expect(await opening).toBe(ERASED);
    expect(await open(here, sealed)).toBe(ERASED);
  });

  test('stays erased, even if there was no key yet', async () => {
    const person = randomUUID();
    await keys().erase(person);
    const erasedAt = await row(person);
    expect(erasedAt).not.toBeNull();
    await keys().erase(person);
    expect(await row(person)).toEqual(erasedAt);
    expect(await seal(keys(), person, 'Anna')).toBe(ERASED);
  });

  test('leaves other people readable', async () => {
    const [one, two] = [await sealedText('one', 'Anna'), await sealedText('two', 'Bernd')];
    await keys().erase('one');
    expect(await open(keys(), one)).toBe(ERASED);
    expect(await open(keys(), two)).toBe('Bernd');
  });

  async function row(person: string): Promise<Date | null> {
    const { db } = database.connection;
    const query = db.selectFrom('person_keys').select('erased_at').where('person', '=', person);
    return (await query.executeTakeFirstOrThrow()).erased_at;
  }
});

test('processes racing to create the first key of a person agree on one', async () => {
  const person = randomUUID();
  const sealed = await Promise.all(
    Array.from({ length: 10 }, (_, index) => seal(keys(), person, `text ${index}`)),
  );
  const reader = keys();
  const texts = await Promise.all(sealed.map((one) => open(reader, one)));
  expect(texts).toEqual(Array.from({ length: 10 }, (_, index) => `text ${index}`));
});

test('a wrong PERSON_KEY_SECRET is an error and not an erasure', async () => {
  const sealed = await sealedText(randomUUID(), 'Anna');
  await expect(open(keys('another secret of 32 characters or more'), sealed)).rejects.toThrow(
    'PERSON_KEY_SECRET',
  );
});

describe('the fields of an event', () => {
  const data = {
    companyName: 'Groß UG',
    city: 'Köln',
    notary: { name: 'Dr. Klein', email: null, phone: undefined },
    files: [{ name: 'a.pdf' }, { name: 'b.pdf' }],
    shareCapitalCents: 100_000,
  };
  const personal = {
    companyName: 'founder',
    description: 'founder',
    'notary.name': 'notary',
    'notary.email': 'notary',
    'notary.phone': 'notary',
    'partner.name': 'founder',
    'files.1.name': 'founder',
  };

  test('are sealed if personal, and opened at any depth', async () => {
    const sealed = await keys().sealFields(data, personal, HERE);
    const text = JSON.stringify(sealed);
    for (const hidden of ['Groß', 'Klein', 'b.pdf']) expect(text).not.toContain(hidden);
    for (const open of ['Köln', 'a.pdf', '100000']) expect(text).toContain(open);
    expect(Object.keys(sealed)).not.toContain('description');
    const stored = JSON.parse(text);
    expect(await openFields(keys(), stored)).toEqual(JSON.parse(JSON.stringify(data)));
    expect(data.companyName).toBe('Groß UG');
  });

  test('read as erased for the erased person only, and when moved to another field', async () => {
    const own = { ...personal, 'notary.name': 'notary-erased' };
    const sealed = await keys().sealFields(data, own, HERE);
    await keys().erase('notary-erased');
    const opened = await openFields(keys(), sealed);
    expect(opened).toMatchObject({ companyName: 'Groß UG', notary: { name: ERASED } });
    const moved = { ...sealed, city: sealed.companyName };
    expect(await openFields(keys(), moved)).toMatchObject({ city: ERASED });
  });

  test('are opened for a batch of events, each with its own id', async () => {
    const event = async (id: string) =>
      storedEvent(await keys().sealFields(data, personal, sealedIn(STREAM, id)), { id });
    const opened = await keys().openEvents([await event(randomUUID()), await event(randomUUID())]);
    expect(opened.map((one) => one.data.companyName)).toEqual(['Groß UG', 'Groß UG']);
  });

  test('cannot be sealed unless they are texts', async () => {
    const wrong = keys().sealFields(data, { shareCapitalCents: 'founder' }, HERE);
    await expect(wrong).rejects.toThrow(TypeError);
  });
});
