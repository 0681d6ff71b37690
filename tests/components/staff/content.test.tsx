import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { PieceCard, WholePiece } from '#api/contract.gen.d.ts';
import type { Typed } from '#domain/content/fields.ts';
import { contentList } from '#domain/desk/lists/content.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  beginningWith,
  button,
  disappears,
  field,
  said,
  toasted,
  valueOf,
} from '../../support/components/controls.ts';
import { type Answers, listed, refused } from '../../support/mock/api.ts';
import { pieceCard as card, typed, wholePiece as whole } from '../../support/mock/desk-rows.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { editor, list, stale, versions, faults, fields, languages } = texts.staffContent;
const { errors } = texts.staff;

inFreshWindows();

const at = '2026-11-23T14:03:00.000Z';
const nele = { by: 'Nele Hartmann', byId: 'nele', since: at, at, writing: true };

const read = 'GET /admin/content/:id';
const save = 'PUT /admin/content/:id/draft';
const publish = 'POST /admin/content/:id/publish';
const preview = 'POST /admin/content/preview';

async function openPiece(piece: WholePiece = whole, answers: Answers = {}) {
  const api = await openConsole({
    role: 'staff',
    at: staffPath('piece', piece.id),
    answers: { [read]: () => piece, ...answers },
  });
  await appears(page.getByRole('heading', { level: 1 }));
  return api;
}
const inGerman = () => page.getByRole('group', { name: languages.de });
const title = () => field(fields.title, inGerman());
const written = () => page.getByRole('textbox', { name: fields.markdown }).first();
const saved = (revision: number) => ({ revision, at });

describe('the editor', () => {
  test('saves both languages after a pause, and publishes what was saved', async () => {
    let revision = 3;
    const api = await openPiece(whole, {
      [save]: () => saved(++revision),
      [publish]: () => ({ revision: ++revision, version: 2 }),
    });
    await title().fill('Steuern heute');
    await expect.poll(() => api.sentTo(save).length, { timeout: 5_000 }).toBe(1);
    const body = api.sentTo(save)[0]?.body as { revision: number; typed: Typed };
    expect(body.revision).toBe(3);
    expect(body.typed).toMatchObject({ 'de.title': 'Steuern heute', 'en.title': 'Taxes' });
    expect(body.typed['de.markdown']).toBe(typed['de.markdown']);
    await said(editor.saved.replace('{{time}}', '15:03'));
    await button(editor.publish).click();
    await toasted(editor.published);
    expect(api.sentTo(publish).map((sent) => sent.body)).toEqual([{ revision: 4 }]);
  });

  test('is left with Tab, and what is written there is saved', async () => {
    const api = await openPiece(whole, { [save]: () => saved(4) });
    await expect.poll(() => document.querySelectorAll('.cm-content').length).toBe(2);
    expect(await barriersInBothModes()).toEqual([]);
    (written().element() as HTMLElement).focus();
    await userEvent.keyboard('Neu. ');
    await userEvent.tab();
    expect(document.activeElement?.closest('.cm-editor')).toBeNull();
    await expect.poll(() => api.sentTo(save).length, { timeout: 5_000 }).toBe(1);
    const body = api.sentTo(save)[0]?.body as { typed: Typed };
    expect(body.typed['de.markdown']).toBe(`Neu. ${typed['de.markdown']}`);
  });

  test('names what is wrong in its field: by itself, and what the site says', async () => {
    const found = '/nirgends/';
    const api = await openPiece(whole, {
      [save]: () => saved(4),
      [publish]: () =>
        refused(409, 'CONTENT_FAULTY', {
          faults: [
            { path: 'de.markdown', code: 'LINK_UNKNOWN', found },
            { path: 'de.markdown', code: 'FEW_HEADINGS', found: '1' },
          ],
        }),
    });
    // What is asked for is told before anybody publishes, and counted.
    const { description, chapters } = texts.staffContent.rules;
    await said(description.replace('{{min}}', '100').replace('{{max}}', '165'));
    await appears(page.getByText(beginningWith(chapters.replace('{{count}}', '4'))));
    await title().fill('S'.repeat(66));
    await said('66 / 65');
    await title().fill('');
    await button(editor.publish).click();
    await said(faults.REQUIRED);
    expect(api.sentTo(publish)).toEqual([]);
    await title().fill('Steuern {{euros nothing}}');
    await said(faults.UNKNOWN_AMOUNT.replace('{{found}}', '{{euros nothing}}'));
    await title().fill('Steuern neu');
    await button(editor.publish).click();
    const wrong = [
      faults.LINK_UNKNOWN.replace('{{found}}', found),
      faults.FEW_HEADINGS.replace('{{found}}', '1'),
    ];
    await said(wrong.join(' '));
  });
});

describe('two people at once', () => {
  test('keep both texts when one was faster, and mine can go over the other', async () => {
    const theirs = {
      ...whole,
      revision: 9,
      typed: { ...typed, 'de.title': 'Von Nele' },
      draft: nele,
    };
    let now = whole;
    const api = await openPiece(whole, {
      [read]: () => now,
      [save]: ({ body }) =>
        (body as { revision: number }).revision === 9 ? saved(10) : refused(412, 'CONTENT_CHANGED'),
    });
    now = theirs;
    await title().fill('Von mir');
    await appears(page.getByRole('dialog', { name: stale.title }));
    await appears(page.getByRole('dialog').getByText('Nele', { exact: false }));
    expect(await barriersInBothModes()).toEqual([]);
    await button(stale.mine).click();
    await disappears(page.getByRole('dialog'));
    await expect.poll(() => api.sentTo(save).length).toBe(2);
    expect(api.sentTo(save)[1]?.body).toMatchObject({
      revision: 9,
      typed: { 'de.title': 'Von mir' },
    });
  });

  test('end with the other text when that is decided', async () => {
    const theirs = { ...whole, revision: 9, typed: { ...typed, 'de.title': 'Von Nele' } };
    let now = whole;
    await openPiece(whole, {
      [read]: () => now,
      [save]: () => refused(412, 'CONTENT_CHANGED'),
    });
    now = theirs;
    await title().fill('Von mir');
    await button(stale.theirs).click();
    await expect.poll(() => valueOf(title())).toBe('Von Nele');
  });
});

describe('beside writing, the page', () => {
  test('shows both languages as the site would, and what is in the way', async () => {
    const api = await openPiece(whole, {
      [preview]: ({ body }) => ({
        html: `<h2 id="a">${(body as { language: string }).language}</h2>`,
        contents: [],
        filled: typed,
        faults: [{ path: 'en.markdown', code: 'FEW_HEADINGS', found: '0' }],
      }),
    });
    await button(editor.preview).click();
    await appears(page.getByText(faults.FEW_HEADINGS.replace('{{found}}', '0'), { exact: false }));
    await appears(page.getByRole('heading', { name: 'de', exact: true }));
    await appears(page.getByRole('heading', { name: 'en', exact: true }));
    expect(api.sentTo(preview)).toHaveLength(2);
    expect(await barriersInBothModes()).toEqual([]);
    await button(editor.write).click();
    await expect.poll(() => valueOf(title())).toBe('Steuern');
  });

  test('says who else is writing', async () => {
    await openPiece({ ...whole, draft: nele, states: ['draft'] });
    const text = editor.other.replace('{{name}}', nele.by).replace('{{time}}', '15:03');
    await said(text);
  });
});

describe('decisions', () => {
  test('an earlier version is compared and becomes the draft', async () => {
    const restore = 'POST /admin/content/:id/restore';
    const published = { version: 2, origin: 'desk', by: 'Lea Sommer', at } as const;
    const api = await openPiece(
      { ...whole, version: 2, versions: [published] },
      {
        'GET /admin/content/:id/versions/:version': () => ({
          typed: { ...typed, 'de.title': 'Früher' },
        }),
        [restore]: () => ({ revision: 4 }),
      },
    );
    await button(versions.compareLabel.replace('{{version}}', '2')).click();
    await appears(page.getByRole('dialog').getByText('Früher', { exact: false }));
    await button(versions.restore).click();
    await toasted(versions.restored.replace('{{version}}', '2'));
    expect(api.sentTo(restore)[0]?.body).toEqual({ revision: 3, version: 2 });
  });

  test('a text that others link to leaves the site only with a place to lead to', async () => {
    const archive = 'POST /admin/content/:id/archive';
    let attempts = 0;
    const api = await openPiece(whole, {
      [archive]: () => (++attempts === 1 ? refused(409, 'CONTENT_LINKED') : { revision: 4 }),
    });
    const words = texts.staffContent.archive;
    await button(words.button).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: words.button, exact: true }).click();
    await said(errors.CONTENT_LINKED.title);
    await field(words.target, dialog).fill('/blog/');
    await dialog.getByRole('button', { name: words.button, exact: true }).click();
    await toasted(words.done);
    expect(api.sentTo(archive).map(({ body }) => body)).toEqual([
      { revision: 3, target: null },
      { revision: 3, target: '/blog/' },
    ]);
  });
});

test('a text that has neither a file nor a version says only that nothing was published', async () => {
  await openPiece({ ...whole, versions: [], file: null } as WholePiece);
  await appears(page.getByText(textsOf('de').staffContent.versions.none, { exact: true }));
});

describe('the list', () => {
  const rows: PieceCard[] = [
    { ...card, states: ['draft'], draft: nele },
    { ...card, id: 'page.guide', kind: 'page', languages: ['de'], states: ['missing'] },
  ];

  test('shows state, languages and who is writing; filters are in the address', async () => {
    const api = await openConsole({
      role: 'staff',
      at: staffPath('content'),
      answers: { 'GET /admin/content': () => listed(...rows) },
    });
    await said(list.writing.replace('{{name}}', nele.by).replace('{{time}}', '15:03'));
    await said(list.noLanguage.replace('{{language}}', languages.en));
    expect(await barriersInBothModes()).toEqual([]);
    await field(contentList.filters.search.de).fill('steuern');
    await expect.poll(() => address().search).toContain('steuern');
    await expect.poll(() => api.sentTo('GET /admin/content').at(-1)?.query.q).toBe('steuern');
  });

  test('begins a text', async () => {
    await openConsole({
      role: 'staff',
      at: staffPath('content'),
      answers: {
        'GET /admin/content': () => listed(...rows),
        'POST /admin/content': () => ({ id: card.id }),
        [read]: () => whole,
      },
    });
    const words = texts.staffContent.begin;
    await button(list.begin).click();
    const key = field(words.key, page.getByRole('dialog'));
    await key.fill('Übergang in die Praxis!');
    await button(words.submit).click();
    await said(words.keyProblem);
    await key.fill('brand-new');
    await button(words.submit).click();
    await expect.poll(() => address().pathname).toBe(staffPath('piece', card.id));
  });
});
