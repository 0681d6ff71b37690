import { expect, test } from 'vitest';
import type { DocumentEntry } from '#api/contract.gen.d.ts';
import { grouped } from '#web/shared/foundations/comparison/versions.ts';

const document = (documentId: string, more: Partial<DocumentEntry> = {}): DocumentEntry => ({
  documentId,
  kind: 'draft',
  title: documentId,
  fileName: `${documentId}.pdf`,
  size: 1,
  modifiedAt: '2026-11-22T09:00:00.000Z',
  released: true,
  scan: null,
  isSigned: null,
  sha256: '0',
  version: 1,
  newest: true,
  previous: null,
  withdrawn: false,
  deleted: false,
  ...more,
});

const idsOf = (documents: DocumentEntry[]) =>
  grouped(documents).map(({ shown, others }) => [shown, ...others].map((one) => one.documentId));

test('the versions of a document stand together, those that do not count behind the one that does', () => {
  const [articles, list, second, third] = [
    document('articles', { newest: false }),
    document('list'),
    document('second', { newest: false, version: 2, previous: 'articles' }),
    document('third', { version: 3, previous: 'second' }),
  ] as const;
  expect(idsOf([articles, list, second, third])).toEqual([
    ['third', 'second', 'articles'],
    ['list'],
  ]);
  // Once the last one is withdrawn, the one before it counts again.
  const again = { ...second, newest: true };
  const withdrawn = { ...third, newest: false, withdrawn: true };
  expect(idsOf([articles, again, withdrawn, list])).toEqual([
    ['list'],
    ['second', 'third', 'articles'],
  ]);
  // Where nothing counts, the latest stands for all of them.
  expect(idsOf([document('gone', { newest: false, withdrawn: true })])).toEqual([['gone']]);
});
