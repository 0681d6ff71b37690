import { describe, expect, test } from 'vitest';
import { toLastPage } from '#web/kit/list/last-page.ts';

const addressOf = (path: string, page: number, total: number): string | null => {
  try {
    toLastPage(new URL(path, 'https://siebenschritt.example'), page, total, 20);
  } catch (answer) {
    return (answer as Response).headers.get('location');
  }
  return null;
};

describe('an address behind the end of a list', () => {
  test.each([
    ['/app/products/?type=seminar&page=99', 99, 41, '/app/products/?type=seminar&page=3'],
    ['/app/settings/orders/?page=2', 2, 20, '/app/settings/orders/'],
    ['/app/notices/?page=3', 3, 0, '/app/notices/'],
  ])('%s leads to the last page', (path, page, total, last) => {
    expect(addressOf(path, page, total)).toBe(last);
  });

  test('every page there is stays, and the first of an empty list', () => {
    expect(addressOf('/app/products/?page=3', 3, 41)).toBeNull();
    expect(addressOf('/app/products/', 1, 0)).toBeNull();
  });
});
