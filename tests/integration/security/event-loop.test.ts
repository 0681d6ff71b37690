import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { pdfOfSlashes, pdfOfWords } from '../../support/bad-pdfs.ts';
import { bringTo, multipart, withCast } from '../../support/foundation-api.ts';

const { api, people } = await withCast({ RATE_LIMITS: 'on', TRUSTED_PROXIES: '127.0.0.1' });
const address = await api.app.listen({ host: '127.0.0.1', port: 0 });

/** A quieter figure says nothing: to read a long answer takes as much, and a busy machine gives no core at times. */
const QUIET_MS = 40;
const IDLE_MS = 3_000;
const ROUND_MS = 50;
const HEADINGS = 12_000;
const CONNECTIONS = 280;

/** What anybody else waits for at worst, in milliseconds, while it goes on. */
async function longestDelay(work: () => Promise<unknown>): Promise<number> {
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  await sleep(ROUND_MS);
  await work();
  // What stood still until the end is noted with the next turn.
  await sleep(ROUND_MS);
  delay.disable();
  return delay.max / 1e6;
}

const statusOf = (answer: { statusCode: number } | Response) =>
  'statusCode' in answer ? answer.statusCode : answer.status;

const id = await bringTo(api, people, 'documents-pending');
async function add(file: Buffer): Promise<string> {
  const { body, headers } = multipart({ fields: { title: 'Vertrag' }, file });
  const sent = { ...people.staff, body, headers };
  const answer = await api.call('POST', `/foundations/${id}/documents`, sent);
  expect(answer.statusCode).toBe(200);
  await api.caughtUp();
  return answer.json().data.documentId;
}
const compare = (from: string, to: string) =>
  api.call('GET', `/foundations/${id}/comparison?from=${from}&to=${to}`, people.staff);

test('nobody waits for the texts and connections of others', async () => {
  const [slashes, words, others] = [
    await add(pdfOfSlashes()),
    await add(pdfOfWords('a')),
    await add(pdfOfWords('b')),
  ];
  const begun = await api.typed(people.staff.bearer)('POST /admin/content', {
    body: { key: 'headings', place: { kind: 'news', category: 'news' } },
  });
  if (!begun.ok) throw new Error(begun.code);
  const preview = (heading: string) => {
    const typed = { 'de.markdown': `# ${heading}\n`.repeat(HEADINGS) };
    const body = { id: begun.data.id, language: 'de', typed };
    return api.call('POST', '/admin/content/preview', { ...people.staff, body });
  };
  const headers = { authorization: `Bearer ${people.founder.bearer}` };
  const wait = () => fetch(`${address}/api/foundations?after=999999999999`, { headers });
  // The first of each kind starts threads and reads code.
  await compare(words, words);
  await preview('b');
  const idle = await longestDelay(() => sleep(IDLE_MS));
  // What has been read once is kept.
  const letters = ['a', 'c', 'd'];
  const attacks = {
    'a margin full of signs': () => compare(slashes, slashes),
    'two texts without a word in common': () => compare(words, others),
    'as many equal headings as there is room for': () => preview(letters.shift() ?? ''),
    'connections of one member': () => Promise.all(Array.from({ length: CONNECTIONS }, wait)),
  };
  for (const [what, attack] of Object.entries(attacks)) {
    const most = 5 * Math.max(idle, QUIET_MS);
    let least = Infinity;
    // Of a few runs the shortest: others keep the machine busy, too.
    for (let again = 0; again < 3 && least > most; again += 1) {
      let statuses: number[] = [];
      const delay = await longestDelay(async () => {
        statuses = [await attack()].flat().map(statusOf);
      });
      expect(statuses, what).toContain(200);
      least = Math.min(least, delay);
    }
    expect(least, what).toBeLessThanOrEqual(most);
  }
});
