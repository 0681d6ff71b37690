import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { importContent } from '#modules/content/import.ts';
import { outcomeOf, startApi, type TestApi } from '../../support/api.ts';
import { type PartnersFolder, partnersFolder, partnerTexts } from './files.ts';

let api: TestApi;
let folder: PartnersFolder;

const run = () =>
  importContent(api.connection.db, { folder: folder.folder, samples: true }, ['partner']);

beforeAll(async () => {
  api = await startApi();
  folder = partnersFolder();
  folder.partner('bank', { position: 2 });
  folder.partner('uni', { position: 1, kind: 'university', code: undefined });
  await run();
});
afterAll(async () => {
  folder.remove();
  await api.close();
});

const english = { headers: { 'accept-language': 'en' } };

describe('partners', () => {
  test('follow their files, whose kind counts alone when it changes', async () => {
    folder.partner('club');
    expect((await run()).written).toEqual(['partner.club']);
    folder.partner('club', { de: partnerTexts('Ein anderes Konto') });
    expect((await run()).written).toEqual(['partner.club']);
    folder.partner('club', { kind: 'university', de: partnerTexts('Ein anderes Konto') });
    expect((await run()).written).toEqual(['partner.club']);
    expect((await run()).written).toEqual([]);
    expect((await api.call('GET', '/partners/club')).json().data).toMatchObject({
      headline: 'Ein anderes Konto',
      kind: 'university',
    });
    await api.connection.db.deleteFrom('partners').where('id', '=', 'club').execute();
  });

  test('are listed in order, also by kind', async () => {
    const all = (await api.call('GET', '/partners')).json();
    expect(all.data.map(({ slug }: { slug: string }) => slug)).toEqual(['uni', 'bank']);
    expect(all.meta).toEqual({ total: 2 });
    const some = (await api.call('GET', '/partners?kind=partner')).json();
    expect(some.data).toHaveLength(1);
    expect(outcomeOf(await api.call('GET', '/partners?limit=201'))).toEqual([400, 'INVALID_QUERY']);
  });

  test('of a bank say whom its account is for, and are listed by it', async () => {
    const account = { takes: ['gmbh'], opening: ['online'], asOf: '2026-11-02' };
    folder.partner('account', { position: 3, account });
    await run();
    const { data, meta } = (await api.call('GET', '/partners?offers=account', english)).json();
    expect(data).toMatchObject([{ slug: 'account', account }]);
    expect(meta).toEqual({ total: 1 });
    expect((await api.call('GET', '/partners/bank')).json().data.account).toBeNull();
    folder.partner('account', { position: 3 });
    await run();
    expect((await api.call('GET', '/partners?offers=account')).json().data).toEqual([]);
    await api.connection.db.deleteFrom('partners').where('id', '=', 'account').execute();
  });

  test('have a text, an offer and mostly a code', async () => {
    const { data } = (await api.call('GET', '/partners/bank', english)).json();
    expect(data).toMatchObject({
      slug: 'bank',
      name: 'Beispiel AG',
      headline: 'An account',
      about: ['An account'],
      offer: { title: 'An account' },
      code: 'BEISPIEL',
      website: null,
    });
    expect((await api.call('GET', '/partners/uni')).json().data.code).toBeNull();
    expect(outcomeOf(await api.call('GET', '/partners/nobody'))).toEqual([404, 'NOT_FOUND']);
  });
});
