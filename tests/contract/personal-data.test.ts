import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ERASED } from '#domain/erased.ts';
import { PersonKeys, type Sealed, sealedIn } from '#event-store/personal-data.ts';
import { freshDatabase, type TestDatabase } from '#tests/support/database.ts';

const SECRET = 'a secret of the tests, 32 characters or more';
const HERE = sealedIn('foundation-1', '0b9c4e4e-2f0e-4b0e-8a51-0d5a4f4b6a10');

let database: TestDatabase;
beforeAll(async () => {
  database = await freshDatabase();
});
afterAll(() => database.drop());

/** As another process sees it: without the keys this one remembers. */
const keys = (secret = SECRET) => new PersonKeys(database.connection.db, secret);

async function sealedText(person: string, text: string): Promise<Sealed> {
  const sealed = await keys().seal(person, text, HERE);
  if (sealed === ERASED) throw new Error('not sealed');
  return sealed;
}

describe('a sealed text', () => {
  test('is read by whoever has the keys, and shows nothing of itself', async () => {
    const person = randomUUID();
    const sealed = await sealedText(person, 'Jürgen Groß');
    expect(JSON.stringify(sealed)).not.toContain('Groß');
    expect(sealed.$sealed.person).toBe(person);
    expect(await keys().open(sealed, HERE)).toBe('Jürgen Groß');
    expect((await sealedText(person, 'Jürgen Groß')).$sealed.value).not.toBe(sealed.$sealed.value);
    const empty = await sealedText(person, '');
    expect(await keys().open(empty, HERE)).toBe('');
  });

  test('reads as erased anywhere but in its own field of its own event', async () => {
    const sealed = await sealedText(randomUUID(), 'Anna');
    expect(await keys().open(sealed, `${HERE}/name`)).toBe(ERASED);
    expect(await keys().open(sealed, sealedIn('foundation-2', 'x'))).toBe(ERASED);
  });

  test('reads as erased with any of its bytes changed', async () => {
    const sealed = await sealedText(randomUUID(), 'Anna');
    const bytes = Buffer.from(sealed.$sealed.value, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const copy = Buffer.from(bytes);
      copy[at] = (copy[at] ?? 0) ^ 1;
      const changed = { $sealed: { ...sealed.$sealed, value: copy.toString('base64url') } };
      expect(await keys().open(changed, HERE)).toBe(ERASED);
    }
    const cut = { $sealed: { ...sealed.$sealed, value: sealed.$sealed.value.slice(0, 20) } };
    expect(await keys().open(cut, HERE)).toBe(ERASED);
  });

  test('reads as erased under the name of another person, or of one without a key', async () => {
    const sealed = await sealedText(randomUUID(), 'Anna');
    const other = await sealedText(randomUUID(), 'Bernd');
    for (const person of [other.$sealed.person, randomUUID()]) {
      const renamed = { $sealed: { ...sealed.$sealed, person } };
      expect(await keys().open(renamed, HERE)).toBe(ERASED);
    }
  });
});

describe('a person who is erased', () => {
  test('cannot be read any more, and nothing new is stored about them', async () => {
    const person = randomUUID();
    const here = keys();
    const sealed = await here.seal(person, 'Anna', HERE);
    await here.erase(person);
    expect(sealed === ERASED ? '' : await here.open(sealed, HERE)).toBe(ERASED);
    expect(sealed === ERASED ? '' : await keys().open(sealed, HERE)).toBe(ERASED);
    expect(await here.seal(person, 'Anna', HERE)).toBe(ERASED);
    expect(await keys().seal(person, 'Anna', HERE)).toBe(ERASED);
  });

  test('stays erased, also when there was no key yet', async () => {
    const person = randomUUID();
    await keys().erase(person);
    const erasedAt = await row(person);
    expect(erasedAt).not.toBeNull();
    await keys().erase(person);
    expect(await row(person)).toEqual(erasedAt);
    expect(await keys().seal(person, 'Anna', HERE)).toBe(ERASED);
  });

  test('leaves everybody else readable', async () => {
    const [one, two] = [await sealedText('one', 'Anna'), await sealedText('two', 'Bernd')];
    await keys().erase('one');
    expect(await keys().open(one, HERE)).toBe(ERASED);
    expect(await keys().open(two, HERE)).toBe('Bernd');
  });

  async function row(person: string): Promise<Date | null> {
    const { db } = database.connection;
    const query = db.selectFrom('person_keys').select('erased_at').where('person', '=', person);
    return (await query.executeTakeFirstOrThrow()).erased_at;
  }
});

test('many processes that need the first key of a person agree on one', async () => {
  const person = randomUUID();
  const sealed = await Promise.all(
    Array.from({ length: 10 }, (_, index) => keys().seal(person, `text ${index}`, HERE)),
  );
  const reader = keys();
  const texts = await Promise.all(
    sealed.map((one) => (one === ERASED ? one : reader.open(one, HERE))),
  );
  expect(texts).toEqual(Array.from({ length: 10 }, (_, index) => `text ${index}`));
});

test('a wrong PERSON_KEY_SECRET is an error and not an erasure', async () => {
  const sealed = await sealedText(randomUUID(), 'Anna');
  await expect(keys('another secret of 32 characters or more').open(sealed, HERE)).rejects.toThrow(
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

  test('are sealed where they are personal, and opened again at any depth', async () => {
    const sealed = await keys().sealFields(data, personal, HERE);
    const text = JSON.stringify(sealed);
    for (const hidden of ['Groß', 'Klein', 'b.pdf']) expect(text).not.toContain(hidden);
    for (const open of ['Köln', 'a.pdf', '100000']) expect(text).toContain(open);
    expect(Object.keys(sealed)).not.toContain('description');
    const stored = JSON.parse(text);
    expect(await keys().openFields(stored, HERE)).toEqual(JSON.parse(JSON.stringify(data)));
    expect(data.companyName).toBe('Groß UG');
  });

  test('read as erased one person at a time, and in the wrong place', async () => {
    const own = { ...personal, 'notary.name': 'notary-erased' };
    const sealed = await keys().sealFields(data, own, HERE);
    await keys().erase('notary-erased');
    const opened = await keys().openFields(sealed, HERE);
    expect(opened).toMatchObject({ companyName: 'Groß UG', notary: { name: ERASED } });
    const moved = { ...sealed, city: sealed.companyName };
    expect(await keys().openFields(moved, HERE)).toMatchObject({ city: ERASED });
  });

  test('are opened for a batch of events, each under its own name', async () => {
    const event = async (id: string) => ({
      id,
      stream: 'foundation-1',
      revision: 0,
      position: '1',
      type: 'CoreDataSubmitted',
      data: await keys().sealFields(data, personal, sealedIn('foundation-1', id)),
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
    const opened = await keys().openEvents([await event(randomUUID()), await event(randomUUID())]);
    expect(opened.map((one) => one.data.companyName)).toEqual(['Groß UG', 'Groß UG']);
  });

  test('refuse to be sealed when they are no texts', async () => {
    const wrong = keys().sealFields(data, { shareCapitalCents: 'founder' }, HERE);
    await expect(wrong).rejects.toThrow(TypeError);
  });
});
