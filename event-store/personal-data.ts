import {
  createCipheriv,
  createDecipheriv,
  createSecretKey,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '#database/connection.ts';
import { ERASED } from '#domain/erased.ts';
import type { StoredEvent } from './port.ts';
import type { SealedText } from './tables.ts';

/** How long other processes may still read after an erasure. */
const CACHE_MS = 60_000;
const CACHED_KEYS = 10_000;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** A personal text as stored; only the key of its person opens it. */
export interface Sealed {
  $sealed: {
    /** Name of the key, see `keyOf` in domain/erasures and `notaryKey`; an id, never a person's name. */
    person: string;
    /** base64url of nonce, cipher text and tag (AES-256-GCM). */
    value: string;
  };
}

/** Additional data that binds a sealed text to its event, so it cannot be moved to another. */
export const sealedIn = (stream: string, eventId: string) => `${stream}/${eventId}`;

/** Name of the key that seals everything about the notary of a foundation. */
export const notaryKey = (foundationId: string) => `notary:${foundationId}`;
export const isNotaryKey = (key: string) => key.startsWith('notary:');

interface CachedKey {
  /** Null once the key is erased. */
  key: KeyObject | null;
  until: number;
}

/**
 * One key per person and class of retention, created on first use and stored wrapped in the table
 * `person_keys`. Erasing a key erases everything sealed with it, in all events.
 */
export class PersonKeys {
  readonly #db: Database;
  readonly #wrapping: KeyObject;
  readonly #cache = new Map<string, CachedKey>();

  /** @param secret PERSON_KEY_SECRET: losing it erases everybody */
  constructor(db: Database, secret: string) {
    this.#db = db;
    const info = 'siebenschritt person keys 1';
    this.#wrapping = secretKey(hkdfSync('sha256', secret, '', info, 32));
  }

  /**
   * A copy of `data` with the named fields sealed.
   *
   * @param personal dotted path → person it is about, e.g. {'notary.name': 'notary-1'};
   *   `*` stands for every item of a list; absent and null fields stay as they are
   * @param aad `sealedIn(stream, eventId)`
   * @throws TypeError for a field that is not a string
   */
  async sealFields(
    data: Record<string, unknown>,
    personal: Record<string, string>,
    aad: string,
  ): Promise<Record<string, unknown>> {
    const copy = structuredClone(data);
    const fields = Object.entries(personal).flatMap(([path, person]) =>
      pathsIn(copy, path.split('.')).map((found): [string, string] => [found, person]),
    );
    for (const [path, person] of fields) {
      const names = path.split('.');
      const last = names.pop() ?? '';
      const parent = names.reduce<unknown>((at, name) => (isRecord(at) ? at[name] : null), copy);
      if (!isRecord(parent)) continue;
      const value = parent[last];
      if (value === undefined || value === null) continue;
      if (typeof value !== 'string') throw new TypeError(`${path} is not a text.`);
      parent[last] = await this.#seal(person, value, `${aad}/${path}`);
    }
    return copy;
  }

  /**
   * Opens every sealed text, at any depth, with one query for the whole batch. Without the key, or
   * in the wrong place, it reads as ERASED.
   */
  async openEvents(events: readonly StoredEvent[]): Promise<StoredEvent[]> {
    const keys = await this.#load(events.flatMap(({ data }) => personsIn(data)));
    return events.map((event) => ({
      ...event,
      data: openRecord(event.data, sealedIn(event.stream, event.id), keys),
    }));
  }

  /**
   * Seals a text outside of events with the keys of these people: erasing any of them erases it.
   *
   * @param place the only place in which the text opens, such as table and id
   * @returns null when one of the keys is erased
   */
  async sealText(
    persons: readonly string[],
    plaintext: string,
    place: string,
  ): Promise<SealedText | null> {
    const several = [...new Set(persons)].toSorted();
    for (const person of several) await this.#keyToSeal(person);
    const key = keyOfAll(several, await this.#load(several));
    return key && { persons: several, value: encrypt(key, plaintext, place) };
  }

  /** Opens texts in their order, each in its place; a text without its keys reads as ERASED. */
  async openTexts(
    texts: readonly { sealed: SealedText; place: string }[],
  ): Promise<(string | typeof ERASED)[]> {
    const keys = await this.#load(texts.flatMap(({ sealed }) => sealed.persons));
    return texts.map(({ sealed, place }) => {
      const key = keyOfAll(sealed.persons, keys);
      return (key && decrypt(key, sealed.value, place)) ?? ERASED;
    });
  }

  /**
   * Creates the keys that these people lack, all at once.
   *
   * @returns the key of each; null for an erased one
   */
  async create(persons: readonly string[]): Promise<Map<string, KeyObject | null>> {
    const known = await this.#load(persons);
    const missing = [...new Set(persons)].filter((person) => !known.has(person));
    if (missing.length === 0) return known;
    const rows = missing.map((person) => ({
      person,
      wrapped_key: encrypt(this.#wrapping, randomBytes(32).toString('base64url'), person),
    }));
    await this.#db
      .insertInto('person_keys')
      .values(rows)
      .onConflict((conflict) => conflict.column('person').doNothing())
      .execute();
    // Another process may have stored a key first; the stored one counts.
    return new Map([...known, ...(await this.#load(missing))]);
  }

  /** Permanent: a person erased before having a key will never get one. */
  async erase(person: string): Promise<void> {
    await sql`select erase_key(${person})`.execute(this.#db);
    this.#keep(person, null);
  }

  /** @returns ERASED for a person whose key is erased: nothing new about them is stored */
  async #seal(person: string, plaintext: string, aad: string): Promise<Sealed | typeof ERASED> {
    const key = await this.#keyToSeal(person);
    if (!key) return ERASED;
    return { $sealed: { person, value: encrypt(key, plaintext, aad) } };
  }

  async #keyToSeal(person: string): Promise<KeyObject | null> {
    return (await this.create([person])).get(person) ?? null;
  }

  /** Loads keys: null for an erased one, no entry for a person without a row, which is not cached either. */
  async #load(persons: readonly string[]): Promise<Map<string, KeyObject | null>> {
    const keys = new Map<string, KeyObject | null>();
    const unknown = new Set<string>();
    for (const person of persons) {
      const cached = this.#cache.get(person);
      if (cached && cached.until > Date.now()) keys.set(person, cached.key);
      else unknown.add(person);
    }
    if (unknown.size === 0) return keys;
    const rows = await this.#db
      .selectFrom('person_keys')
      .select(['person', 'wrapped_key'])
      .where(sql<boolean>`person = any(${[...unknown]})`)
      .execute();
    for (const { person, wrapped_key: wrapped } of rows) {
      const key = wrapped === null ? null : this.#unwrap(person, wrapped);
      keys.set(person, this.#keep(person, key));
    }
    return keys;
  }

  #unwrap(person: string, wrapped: string): KeyObject {
    const key = decrypt(this.#wrapping, wrapped, person);
    // A wrong key throws instead of reading as ERASED: otherwise a rebuild with a wrong secret would erase
    // everybody.
    if (key === null) throw new Error('PERSON_KEY_SECRET does not match the stored person keys.');
    return createSecretKey(key, 'base64url');
  }

  /**
   * Caches a key. A cached null stays: a read that began before the erasure may end after it.
   *
   * @returns the cached value
   */
  #keep(person: string, key: KeyObject | null): KeyObject | null {
    const cached = this.#cache.get(person);
    if (cached?.key === null && key !== null) return null;
    this.#cache.delete(person);
    this.#cache.set(person, { key, until: Date.now() + CACHE_MS });
    const [oldest] = this.#cache.keys();
    if (this.#cache.size > CACHED_KEYS && oldest !== undefined) this.#cache.delete(oldest);
    return key;
  }
}

/**
 * Combines keys.
 *
 * @returns null when a key is missing
 * @throws TypeError for no keys at all, since nothing could erase such a text
 */
function keyOfAll(
  persons: readonly string[],
  keys: ReadonlyMap<string, KeyObject | null>,
): KeyObject | null {
  if (persons.length === 0) throw new TypeError('A text is sealed for somebody.');
  const parts: Buffer[] = [];
  for (const person of persons) {
    const key = keys.get(person);
    if (!key) return null;
    parts.push(key.export());
  }
  const all = Buffer.concat(parts);
  return secretKey(hkdfSync('sha256', all, '', 'siebenschritt shared text 1', 32));
}

/** A cipher takes a key object in a third of the time that bytes take. */
const secretKey = (bytes: ArrayBuffer): KeyObject => createSecretKey(new Uint8Array(bytes));

function openWith(keys: Map<string, KeyObject | null>, sealed: Sealed, aad: string): string {
  const { person, value } = sealed.$sealed;
  const key = keys.get(person);
  return (key && decrypt(key, value, aad)) ?? ERASED;
}

function openRecord(
  data: Record<string, unknown>,
  aad: string,
  keys: Map<string, KeyObject | null>,
): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(data).map(([name, value]) => [name, opened(value, `${aad}/${name}`, keys)]),
  );
}

function opened(value: unknown, path: string, keys: Map<string, KeyObject | null>): unknown {
  if (isSealed(value)) return openWith(keys, value, path);
  if (Array.isArray(value)) {
    return value.map((item, index) => opened(item, `${path}.${index}`, keys));
  }
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, item]) => [name, opened(item, `${path}.${name}`, keys)]),
  );
}

function personsIn(value: unknown): string[] {
  if (isSealed(value)) return [value.$sealed.person];
  if (!isRecord(value) && !Array.isArray(value)) return [];
  return Object.values(value).flatMap(personsIn);
}

/** The paths that a path with `*` stands for. */
function pathsIn(value: unknown, [name, ...rest]: readonly string[], before = ''): string[] {
  if (name === undefined) return [before.slice(1)];
  const names = name === '*' ? Object.keys(isRecord(value) ? value : {}) : [name];
  return names.flatMap((each) =>
    pathsIn(isRecord(value) ? value[each] : undefined, rest, `${before}.${each}`),
  );
}

function isSealed(value: unknown): value is Sealed {
  if (!isRecord(value) || !isRecord(value.$sealed)) return false;
  return typeof value.$sealed.person === 'string' && typeof value.$sealed.value === 'string';
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

function encrypt(key: KeyObject, plaintext: string, aad: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(aad));
  const text = Buffer.concat([cipher.update(plaintext, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
}

/** @returns null when key, value or additional data do not match */
function decrypt(key: KeyObject, value: string, aad: string): string | null {
  const bytes = Buffer.from(value, 'base64url');
  if (bytes.length < NONCE_BYTES + TAG_BYTES) return null;
  const text = bytes.subarray(NONCE_BYTES, -TAG_BYTES);
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE_BYTES), {
    authTagLength: TAG_BYTES,
  });
  decipher.setAAD(Buffer.from(aad)).setAuthTag(bytes.subarray(-TAG_BYTES));
  try {
    return Buffer.concat([decipher.update(text), decipher.final()]).toString('utf8');
  } catch {
    return null;
  }
}
