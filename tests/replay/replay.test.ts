import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import proto from '@temporalio/proto';
import { DefaultLogger, Runtime, Worker } from '@temporalio/worker';
import { beforeAll, describe, expect, test } from 'vitest';
import { coreData, payloads } from '#demo/foundations.ts';
import { workflowBundle } from '#workflows/worker/bundle.ts';

const folder = new URL('./histories/', import.meta.url).pathname;
const names = readdirSync(folder).filter((name) => name.endsWith('.json'));
const historyOf = (name: string) => JSON.parse(readFileSync(join(folder, name), 'utf8'));

beforeAll(() => {
  Runtime.install({ logger: new DefaultLogger('ERROR') });
});

describe('a workflow started with older code', () => {
  test.each(names)('continues with the current code: %s', async (name) => {
    const bundle = await workflowBundle();
    const history = proto.temporal.api.history.v1.History.fromObject(historyOf(name));
    await Worker.runReplayHistory({ workflowBundle: bundle }, history);
  });
});

/** What the recorded people entered; none of it may end up in Temporal. */
const canaries = [
  'Muster Werkzeugbau',
  'muster-werkzeugbau',
  coreData.city,
  coreData.companyPurpose,
  coreData.description,
  'Notariat am Dom',
  'Notarin Dr. Weber',
  'Domkloster',
  'example.com',
  'Beispielbank',
  'Annika',
  'Lea Sommer',
  '.pdf',
  'Gesellschaftsvertrag',
  'Der Sitz fehlt',
  'verreist',
  'Wir gründen doch nicht',
  'Kanarienvogel',
  'kanari-',
  'GmbH oder UG',
  'Ada Gründerin',
  'Lindenweg',
  'Geschäftskonto',
];

describe('the histories Temporal keeps', () => {
  test('contain nothing a person entered', () => {
    for (const name of names) {
      const texts = textsIn(historyOf(name));
      expect(texts.length).toBeGreaterThan(50);
      const found = canaries.filter((canary) => texts.some((text) => text.includes(canary)));
      expect(found, name).toEqual([]);
    }
  });

  test('would fail this check if they contained the canaries', () => {
    const data = Buffer.from(JSON.stringify(payloads)).toString('base64');
    const texts = textsIn({ payloads: [{ data }] });
    const absent = [
      'Annika',
      'Lea Sommer',
      'Kanarienvogel',
      'kanari-',
      'GmbH oder UG',
      'Ada Gründerin',
      'Lindenweg',
      'Geschäftskonto',
    ];
    const found = canaries.filter((canary) => texts.some((text) => text.includes(canary)));
    expect(found).toEqual(canaries.filter((canary) => !absent.includes(canary)));
  });
});

/** Every text of a history, the payloads decoded. */
function textsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    return key === 'data' ? [value, Buffer.from(value, 'base64').toString('utf8')] : [value];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    textsIn(item, Array.isArray(value) ? key : name),
  );
}
