import { expect, test } from 'vitest';
import { deskLists } from '#api/desk/lists.ts';
import { foundationList } from '#domain/desk/lists/foundations.ts';
import { viewSchema } from '#domain/desk/lists.ts';

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
