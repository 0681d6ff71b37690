import { expect, test } from 'vitest';
import { newView } from '#domain/desk/lists.ts';

const view = (filter: object, sort?: object) =>
  newView.safeParse({ list: 'foundations', name: 'Frist diese Woche', view: { filter, sort } });

test('a view holds filters and orders of its list', () => {
  const sort = { field: 'dueOn', order: 'ASC' };
  expect(view({ due: 'week', owner: 'me' }, sort).success).toBe(true);
});

test.each([
  ['what was searched for, which may name people', { search: 'Mehmet Kaya' }, undefined],
  ['a value that the list does not know', { due: 'never' }, undefined],
  ['a filter of another list', { state: 'withdrawn' }, undefined],
  ['an order that the list does not have', {}, { field: 'grossCents', order: 'ASC' }],
])('a view does not hold %s', (_, filter, sort) => {
  expect(view(filter, sort).success).toBe(false);
});
