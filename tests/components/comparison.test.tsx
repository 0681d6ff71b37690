import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { ComparedDocuments } from '#api/contract.gen.d.ts';
import { locales, paths, pathTo } from '#domain/site/paths.ts';
import * as comparisonPage from '#web/features/foundations/documents/comparison.tsx';
import { staffPath } from '#web/staff-pages.ts';
import { showPage } from '../support/components/app.tsx';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import { openConsole } from '../support/components/console.tsx';
import { appears, heading, said } from '../support/components/controls.ts';
import { openFoundation } from '../support/components/foundation-page.tsx';
import { refused, stubApi } from '../support/mock/api.ts';
import {
  compared,
  documentOf,
  foundationAt,
  foundationId,
  same,
  teamFoundationAt,
} from '../support/mock/foundations.ts';
import { textsOf } from '../support/texts.ts';

const at = '2026-11-20T09:00:00.000Z';
const first = { ...documentOf(1, at), newest: false };
const second = { ...documentOf(2, at), newest: false, previous: first.documentId };
const third = { ...documentOf(3, at), previous: second.documentId };
const documents = [first, second, third];
const words = textsOf('de').comparison;

const call = 'GET /foundations/:id/comparison';
const query = (from: string, to: string) => `?${new URLSearchParams({ from, to })}`;
const pair = query(second.documentId, third.documentId);

interface Opened {
  answer?: ComparedDocuments | ReturnType<typeof refused>;
  locale?: 'de' | 'en';
  search?: string;
}

async function open({ answer = compared, locale = 'de', search = pair }: Opened = {}) {
  const api = stubApi({
    'GET /foundations/:id': () => foundationAt('review-pending', { documents }),
    [call]: () => answer,
  });
  const address = pathTo('comparison', locale, { id: foundationId }) + search;
  await showPage(
    comparisonPage,
    { path: paths.comparison[locale], address },
    { api, locale, framed: true },
  );
  await appears(page.getByRole('heading', { level: 1 }));
  return api;
}

const isShown = (text: string) =>
  page.getByText(text, { exact: true }).first().element().checkVisibility();
const textsIn = (selector: string) =>
  [...document.querySelectorAll(selector)].map(({ textContent }) => textContent);

afterEach(() => onScreen(1280));

describe.each(locales)('two versions (%s)', (locale) => {
  const { comparison } = textsOf(locale);

  test('stand side by side, with what changed in words and marks', async () => {
    const api = await open({ locale });
    expect(api.sentTo(call)[0]?.query).toEqual({
      from: second.documentId,
      to: third.documentId,
    });
    await said(comparison.changes_other.replace('{{count}}', '2'));
    expect(textsIn('del')).toEqual([`${comparison.removed} Köln ${comparison.end} `]);
    expect(textsIn('ins')).toEqual([
      `${comparison.added} Bonn ${comparison.end} `,
      `${comparison.added} Schlussbestimmung ${comparison.end} `,
    ]);
    const [old, now] = [...document.querySelectorAll('del, ins')].map((mark) =>
      mark.getBoundingClientRect(),
    );
    expect(now?.left).toBeGreaterThan(old?.right ?? 0);
    expect(await barriersInBothModes('best-practice')).toEqual([]);
  });
});

test('on a phone they stand one below the other, each named', async () => {
  await onScreen(360, 780);
  await open();
  const [old, now] = [...document.querySelectorAll('del, ins')].map((mark) =>
    mark.getBoundingClientRect(),
  );
  expect(now?.top).toBeGreaterThan(old?.bottom ?? 0);
  await appears(page.getByText(words.version.replace('{{version}}', '2'), { exact: true }).last());
  expect(spill()).toBeLessThanOrEqual(0);
  expect(await barriersInBothModes()).toEqual([]);
});

test('what has stayed the same is folded away, but for what is next to a change', async () => {
  await open();
  expect(isShown('§ 1')).toBe(false);
  expect(document.querySelector('details')?.textContent).toContain('§ 4');
  expect(document.querySelector('details')?.textContent).not.toContain('§ 5');
  await page.getByText(words.unchanged_other.replace('{{count}}', '4')).click();
  await expect.poll(() => document.querySelector('details')?.open).toBe(true);
});

test('a version can be compared with each one before it', async () => {
  await open();
  const link = page.getByRole('link', {
    name: words.version.replace('{{version}}', '1'),
    exact: true,
  });
  expect(link.element().getAttribute('href')).toMatch(
    new RegExp(`from=${first.documentId}&to=${third.documentId}$`),
  );
});

test('two that say the same are no empty page', async () => {
  await open({ answer: { ...compared, changes: 0, rows: ['a', 'b'].map(same) } });
  await said(words.same.title);
});

test('a long one says that only its beginning was compared', async () => {
  await open({ answer: { ...compared, whole: false } });
  await said(words.notWhole);
});

describe('where there is nothing to compare', () => {
  test.each(['no-text', 'unreadable'] as const)('%s: both can be downloaded', async (state) => {
    await open({ answer: { state } });
    await said(words[state].title);
    for (const version of ['2', '3']) {
      const name = words.downloadOf.replace('{{version}}', version);
      await appears(page.getByRole('link', { name, exact: true }));
    }
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('an API that is busy: it can be tried again', async () => {
    await open({ answer: refused(503, 'SERVICE_UNAVAILABLE') });
    await said(words.failed.title);
    const again = page.getByRole('link', { name: textsOf('de').common.again });
    expect(again.element().getAttribute('href')).toContain(pair);
  });

  test.each([
    ['withdrawn since', refused(403, 'FORBIDDEN'), pair],
    ['of another formation', refused(403, 'FORBIDDEN'), query(first.documentId, foundationId)],
    ['not named', refused(403, 'FORBIDDEN'), ''],
  ])('%s: the way back is shown', async (_, answer, search) => {
    await open({ answer, search });
    await said(words.gone.title);
    await appears(page.getByRole('link', { name: words.back }));
  });
});

test('the founder gets there from the document and from the request that it answers', async () => {
  const request = {
    id: 'a request',
    reason: 'Der Sitz ist Bonn.',
    by: 'founder',
    at,
    version: third.documentId,
  } as const;
  await openFoundation({
    now: foundationAt('documents-pending', {
      documents: [first, second, third],
      changeRequests: [request],
    }),
  });
  const name = words.openOf.replace('{{title}}', third.title);
  const links = page.getByRole('link', { name, exact: true });
  await appears(links);
  const hrefs = links.elements().map((link) => link.getAttribute('href'));
  const page3 = pathTo('comparison', 'de', { id: foundationId }) + pair;
  expect(hrefs.filter((href) => href === page3)).toHaveLength(2);
  expect(hrefs).toHaveLength(3);
});

test('the team gets there from the documents, and reads it once', async () => {
  const api = await openConsole({
    role: 'lawyer',
    at: staffPath('foundation-documents', foundationId),
    answers: {
      'GET /foundations/:id': () =>
        teamFoundationAt('review-pending', { documents: [first, second] }),
      [call]: () => compared,
    },
  });
  const link = page.getByRole('link', { name: words.openOf.replace('{{title}}', second.title) });
  await appears(link);
  const pairOfTwo = { from: first.documentId, to: second.documentId };
  expect(link.element().getAttribute('href')).toContain(query(first.documentId, second.documentId));
  await link.click();
  await appears(heading(second.title));
  await said(words.changes_other.replace('{{count}}', '2'));
  const { tabs } = textsOf('de').staffFoundations.foundation;
  const tab = page.getByRole('link', { name: tabs['foundation-documents'], exact: true });
  expect(tab.element().getAttribute('aria-current')).toBe('page');
  expect(await barriersInBothModes()).toEqual([]);
  // Whoever has just changed something asks for it as well.
  const asked = api.sentTo(call).map((one) => one.query);
  expect(asked).toEqual([expect.objectContaining(pairOfTwo)]);
});
