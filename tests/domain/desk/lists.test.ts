import { describe, expect, test } from 'vitest';
import { deskLists } from '#api/desk/lists.ts';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { type DeskList, viewSchema } from '#domain/desk/lists.ts';
import { locales } from '#domain/site/paths.ts';

const holds = (filter: object, sort?: object) =>
  viewSchema(foundationList).safeParse({ filter, sort }).success;

test('a view holds filters and orders of its list', () => {
  expect(holds({ due: 'week', owner: 'me' }, { field: 'dueOn', order: 'ASC' })).toBe(true);
});

test.each([
  ['what was searched for, which may name people', { search: 'Mehmet Kaya' }, undefined],
  ['a value that the list does not know', { due: 'never' }, undefined],
  ['a filter of another list', { state: 'withdrawn' }, undefined],
  ['an order that the list does not have', {}, { field: 'grossCents', order: 'ASC' }],
])('a view does not hold %s', (_, filter, sort) => {
  expect(holds(filter, sort)).toBe(false);
});

test.each(Object.entries(deskLists))('%s is served under its own name', (name, { list }) => {
  expect(list.name).toBe(name);
});

describe.each(locales)('a file of a list in %s', (locale) => {
  test.each(Object.values<{ list: DeskList }>(deskLists))(
    'of $list.name has no two columns of one name',
    ({ list }) => {
      const columns = Object.values(list.columns).filter(({ csv }) => csv);
      const heads = columns.map(({ [locale]: head }) => head);
      expect(heads).toEqual([...new Set(heads)]);
    },
  );
});
