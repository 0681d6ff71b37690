import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { foundationAt } from '#demo/foundations.ts';
import type { FoundationEvent } from '#domain/foundations/foundation.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { withFoundationApi } from '../../support/foundation-api.ts';
import { appendEvents, fresh } from '../../support/stored.ts';

const api = await withFoundationApi({ RATE_LIMITS: 'on' });

/** A company of somebody else, as far as this. */
async function storeCompany(status: Status, companyName: string, city: string): Promise<void> {
  const named = (event: FoundationEvent): FoundationEvent =>
    event.type === 'CoreDataSubmitted'
      ? { ...event, data: { ...event.data, companyName, city } }
      : event;
  const founderId = randomUUID();
  const events = foundationAt(status).events.map((event) => named(fresh(founderId)(event)));
  await appendEvents(api.events, api.keys, randomUUID(), founderId, events);
  await api.caughtUp();
}

const ask = (companyName: string, city: string, from?: string) =>
  api.call('POST', '/name-checks', {
    body: { companyName, city, legalForm: 'gmbh' },
    ...(from && { from }),
  });

async function codesFor(companyName: string, city: string): Promise<string[]> {
  const answer = await ask(companyName, city);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.findings.map(({ code }: { code: string }) => code);
}

test('a name is taken once a company with it is entered, and nobody learns what others plan', async () => {
  const name = 'Zwölfuhr Möbelwerk GmbH';
  const before = await ask(name, 'Köln');
  for (const planned of ['documents-pending', 'register-record-pending', 'cancelled'] as const) {
    await storeCompany(planned, name, 'Köln');
    const answer = await ask(name, 'Köln');
    expect(answer.body, planned).toBe(before.body);
  }
  await storeCompany('completed', 'Zwoelfuhr Möbelwerk UG (haftungsbeschränkt)', 'Köln');
  expect(await codesFor(name, 'köln ')).toEqual(['entered-here']);
  expect(await codesFor(name, 'Bonn')).toEqual(['entered-elsewhere']);
  expect(await codesFor('Dreizehn Möbelwerk GmbH', 'Köln')).toEqual([]);
});

test('what is no name is refused, and a client may check 30 in ten minutes', async () => {
  for (const body of [
    {},
    { companyName: ' ', city: 'Köln', legalForm: 'gmbh' },
    { companyName: 'x'.repeat(201), city: 'Köln', legalForm: 'gmbh' },
    { companyName: 'Zwölf AG', city: 'Köln', legalForm: 'ag' },
  ]) {
    expect((await api.call('POST', '/name-checks', { body })).statusCode).toBe(400);
  }
  const answers = await Promise.all(
    Array.from({ length: 40 }, () => ask('Zwölf Bank GmbH', 'Köln', '10.251.0.40')),
  );
  expect(answers.filter(({ statusCode }) => statusCode === 429).length).toBeGreaterThanOrEqual(10);
});
