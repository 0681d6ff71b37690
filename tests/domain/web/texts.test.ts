import type { TFunction } from 'i18next';
import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#domain/site/paths.ts';
import { fillIn } from '#web/kit/texts/fill-in.ts';
import { createI18n } from '#web/kit/texts/i18n.ts';
import { textsOf } from '../../support/texts.ts';

const i18n = createI18n('de', {
  invoices: {
    due: 'Zahlbar bis {{date}}',
    total: '{{amount}} für {{count}} Tage',
    pages_one: '{{count}} Seite',
    pages_other: '{{count}} Seiten',
    pager: { newer: 'Neuere', older: 'Ältere' },
    names: ['eins', 'zwei'],
  },
});
const look = i18n.t as unknown as (key: string, values?: object) => unknown;

describe('looking up a text', () => {
  it('fills in values and keeps what belongs together on one line', () => {
    expect(look('invoices:due', { date: '5. Mai' })).toBe('Zahlbar bis 5. Mai');
    expect(look('invoices:total', { amount: '5 €', count: 2 })).toBe('5 € für 2 Tage');
  });

  it('chooses between forms by count', () => {
    expect(look('invoices:pages', { count: 1 })).toBe('1 Seite');
    expect(look('invoices:pages', { count: 3 })).toBe('3 Seiten');
  });

  it('gives objects and lists, the same ones each time', () => {
    expect(look('invoices:pager')).toEqual({ newer: 'Neuere', older: 'Ältere' });
    expect(look('invoices:names')).toEqual(['eins', 'zwei']);
    expect(look('invoices:pager')).toBe(look('invoices:pager'));
  });

  it('does not take the lack of a text for a text', () => {
    expect(() => look('invoices:other')).toThrow('invoices:other');
    expect(() => look('invoices:other', { date: '5. Mai' })).toThrow('invoices:other');
    expect(() => look('orders:title')).toThrow('orders:title');
  });

  it('does not leave a value out', () => {
    expect(() => look('invoices:due')).toThrow('date');
    expect(() => look('invoices:due', { date: undefined })).toThrow('date');
  });
});

/** Every text of a language by its key, as `t` takes it. */
function textsByKey(locale: Locale): Map<string, string> {
  const found = new Map<string, string>();
  const walk = (value: unknown, path: string) => {
    if (typeof value === 'string') found.set(path, value);
    else if (!Array.isArray(value))
      for (const [name, below] of Object.entries(value as object)) walk(below, `${path}.${name}`);
  };
  for (const [namespace, words] of Object.entries(textsOf(locale)))
    for (const [name, below] of Object.entries(words)) walk(below, `${namespace}:${name}`);
  return found;
}

const valuesIn = (text = '') =>
  [...new Set([...text.matchAll(/\{\{(.*?)\}\}/g)].map(([, name = '']) => name))].toSorted();

describe('texts with values', () => {
  const german = textsByKey('de');
  const english = textsByKey('en');

  it('show the same ones in both languages', () => {
    const different = [...german].filter(
      ([key, text]) =>
        // One of something need not be counted.
        !key.endsWith('_one') && `${valuesIn(text)}` !== `${valuesIn(english.get(key))}`,
    );
    expect(german.size).toBeGreaterThan(1_500);
    expect(different).toEqual([]);
  });

  it.each(locales)('are filled in completely, whatever the count: %s', (locale) => {
    const fill = createI18n(locale, textsOf(locale)).t as unknown as (
      key: string,
      values?: object,
    ) => string;
    for (const [key, text] of locale === 'de' ? german : english) {
      const values = Object.fromEntries(
        valuesIn(text).map((name) => [name, name === 'count' ? 2 : `<${name}>`]),
      );
      if (Object.keys(values).length === 0) continue;
      const name = key.replace(/_(one|other)$/, '');
      for (const count of [0, 1]) expect(fill(name, { ...values, count }), key).not.toMatch(/[{}]/);
      const filled = fill(name, { count: 2, ...values });
      expect(filled, key).not.toMatch(/[{}]/);
      if (!key.endsWith('_one'))
        for (const value of Object.values(values)) expect(filled, key).toContain(`${value}`);
    }
  });
});

/** Never called: what does not compile here must not compile anywhere. */
export function typesOfLookUps(t: TFunction<['invoices', 'home', 'common', 'forms']>) {
  const title: string = t('invoices:title');
  const due: string = t('invoices:due', { date: title });
  const pager: { readonly newer: string } = t('common:pager');
  const items: readonly { readonly question: string }[] = t('home:faq.items');
  const notices: string = t('common:app.unreadNotices', { count: 1 });
  const one: string = t(`forms:problems.${'INVALID' as 'INVALID' | 'REQUIRED'}`);

  // @ts-expect-error There is no such text.
  t('invoices:titel');
  // @ts-expect-error There is no such namespace.
  t('bills:title');
  // @ts-expect-error The component has not named this namespace.
  t('orders:title');
  // @ts-expect-error The text shows a date.
  t('invoices:due');
  // @ts-expect-error The text shows a date, not a day.
  t('invoices:due', { day: '5. Mai' });
  // @ts-expect-error The date may be missing.
  t('invoices:due', { date: undefined as string | undefined });
  // @ts-expect-error The count decides which form it is.
  t('common:app.unreadNotices');

  const filled: string = fillIn(t('common:app').unreadNotices_one, { count: 1 });
  // @ts-expect-error The text shows a date.
  fillIn(t('common:app').unreadNotices_one, { day: '5. Mai' });
  return [filled, due, pager, items, notices, one];
}
