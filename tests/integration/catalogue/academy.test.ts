import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inDays as dateIn } from '#demo/days.ts';
import { importContent } from '#modules/content/import.ts';
import { startApi, type TestApi } from '../../support/api.ts';
import { type CatalogueFolder, catalogueFolder, productTexts } from './files.ts';

let api: TestApi;
let folder: CatalogueFolder;
let bearer: string;

const live = { mode: 'live', learningCheck: true };
const recorded = { mode: 'recorded', learningCheck: true };
const inDays = (days: number) => dateIn(days).toISOString();
const course = (title: string, changes: object) => ({
  type: 'seminar',
  teaching: live,
  vendor: { kind: 'operator' },
  sold: true,
  de: productTexts(title),
  ...changes,
});

beforeAll(async () => {
  api = await startApi();
  folder = catalogueFolder();
  folder.product('late', course('Spät', { startsAt: inDays(40), category: 'tax' }));
  folder.product('soon', course('Bald', { startsAt: inDays(2), coach: 'Kim Beispiel' }));
  folder.product('past', course('Vorbei', { startsAt: inDays(-1) }));
  folder.product('talk', course('Gespräch', { type: 'coaching', teaching: undefined }));
  folder.product('recorded', course('Kurs', { teaching: recorded, startsAt: inDays(50) }));
  folder.product(
    'approved',
    course('Mit Zulassung', {
      teaching: { ...recorded, zfuNumber: '7412321' },
      startsAt: inDays(60),
    }),
  );
  folder.product('service');
  await importContent(api.connection.db, { folder: folder.folder, samples: true }, ['product']);
  const { email } = await api.person();
  bearer = (await api.logIn(email)).access_token;
});
afterAll(async () => {
  folder.remove();
  await api.close();
});

const list = async (query = '') => {
  const answer = await api.call('GET', `/academy${query}`, { bearer });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const ids = async (query?: string) => (await list(query)).data.map(({ id }: { id: string }) => id);
const product = async (id: string) => (await api.call('GET', `/products/${id}`)).json().data;

describe('the academy', () => {
  test('lists what is to come, the next first, and then what has no date', async () => {
    expect(await ids()).toEqual(['soon', 'late', 'recorded', 'approved', 'talk']);
    expect((await list()).meta.total).toBe(5);
    expect(await ids('?limit=2&offset=1')).toEqual(['late', 'recorded']);
  });

  test('by type and field', async () => {
    expect(await ids('?type=coaching')).toEqual(['talk']);
    expect(await ids('?type=seminar&category=tax')).toEqual(['late']);
    expect((await api.call('GET', '/academy?type=single', { bearer })).statusCode).toBe(400);
  });

  test('names vendor, coach and how it teaches', async () => {
    const [soon] = (await list()).data;
    expect(soon).toMatchObject({
      coach: 'Kim Beispiel',
      vendor: { kind: 'operator', name: 'Siebenschritt', address: expect.any(String) },
      teaching: live,
      sold: true,
      notSoldReason: null,
    });
  });
});

describe('a course without the approval it needs', () => {
  test('is not sold, whoever asks, and says why', async () => {
    const why = { sold: false, notSoldReason: 'approval-missing' };
    expect(await product('recorded')).toMatchObject(why);
    const { data } = (await api.call('GET', '/products?type=seminar')).json();
    expect(data.find(({ id }: { id: string }) => id === 'recorded')).toMatchObject(why);
    expect(await product('approved')).toMatchObject({ sold: true, notSoldReason: null });
    expect(await product('talk')).toMatchObject({ sold: true, teaching: null });
  });

  test('cannot be marked as sold in the database either', async () => {
    const sell = api.connection.db.updateTable('products').set({ sold: true });
    await expect(sell.where('id', '=', 'recorded').execute()).rejects.toThrow(
      'products_sold_with_approval',
    );
    await sell.where('id', '=', 'approved').execute();
  });
});

test('what has begun is not sold any more', async () => {
  expect(await product('past')).toMatchObject({ sold: false, notSoldReason: 'over' });
});

test('a seminar has to say how it teaches, and nothing else may', async () => {
  for (const [changes, reason] of [
    [{ type: 'seminar' }, 'teaching: a seminar says'],
    [{ teaching: live }, 'teaching: only seminars'],
    [{ type: 'seminar', teaching: { mode: 'live' } }, 'teaching.learningCheck'],
    [{ type: 'seminar', teaching: { ...recorded, zfuNumber: 'bald' } }, 'teaching.zfuNumber'],
  ] as const) {
    const wrong = catalogueFolder();
    wrong.product('wrong', changes);
    const imported = importContent(api.connection.db, { folder: wrong.folder, samples: true }, [
      'product',
    ]);
    await expect(imported).rejects.toThrow(reason);
    await expect(imported).rejects.toThrow('wrong.yaml');
    wrong.remove();
  }
});
