import { createInstance, type i18n } from 'i18next';
import { describe, expect, it } from 'vitest';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import type { Namespace, Translate, Unfilled, Words } from '#web/kit/texts/namespaces.ts';
import { createTexts, fillIn } from '#web/kit/texts/texts.ts';
import { textsOf } from '../../support/texts.ts';

const texts = createTexts('de', {
  invoices: {
    due: 'Zahlbar bis {{date}}',
    total: '{{amount}} für {{count}} Tage',
    pages_one: '{{count}} Seite',
    pages_other: '{{count}} Seiten',
    pager: { newer: 'Neuere', older: 'Ältere' },
    names: ['eins', 'zwei'],
  },
});
const look = texts.t as unknown as (key: string, values?: object) => unknown;

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

/** The library whose format the texts have. */
function i18nextWith(locale: Locale): i18n {
  const instance = createInstance();
  void instance.init({
    lng: locale,
    resources: { [locale]: fixSpacesIn(textsOf(locale)) },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  return instance;
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

  it.each(locales)('are filled in completely, and as i18next does: %s', (locale) => {
    const { t } = createTexts(locale, textsOf(locale));
    const fill = t as unknown as (key: string, values?: object) => string;
    const i18n = i18nextWith(locale);
    for (const [key, text] of locale === 'de' ? german : english) {
      const values = Object.fromEntries(
        valuesIn(text).map((name) => [name, name === 'count' ? 2 : `<${name}>`]),
      );
      if (Object.keys(values).length === 0) continue;
      const name = key.replace(/_(one|other)$/, '');
      const filled = fill(name, { count: 2, ...values });
      for (const count of [0, 1, 2]) {
        expect(fill(name, { ...values, count })).toBe(i18n.t(name, { ...values, count }));
      }
      expect(filled, key).not.toMatch(/[{}]/);
      if (!key.endsWith('_one'))
        for (const value of Object.values(values)) expect(filled, key).toContain(`${value}`);
    }
  });
});

/** Never called: what does not compile here must not compile anywhere. */
export function typesOfLookUps(t: Translate<'invoices' | 'home'>, every: Translate<Namespace>) {
  const title: string = t('invoices:title');
  const due: string = t('invoices:due', { date: title });
  const pager: { readonly newer: string } = t('invoices:pager');
  const items: readonly { readonly question: string }[] = t('home:faq.items');
  const notices: string = t('common:app.unreadNotices', { count: 1 });
  const narrow: Translate<'invoices'> = every;
  const one: string = t(`forms:problems.${'INVALID' as 'INVALID' | 'REQUIRED'}`);

  // @ts-expect-error There is no such text.
  t('invoices:titel');
  // @ts-expect-error There is no such namespace.
  t('bills:title');
  // @ts-expect-error The component has not named this namespace.
  narrow('home:faq.title');
  // @ts-expect-error The text shows a date.
  t('invoices:due');
  // @ts-expect-error The text shows a date, not a day.
  t('invoices:due', { day: '5. Mai' });
  // @ts-expect-error The text shows nothing but a date.
  t('invoices:due', { date: '5. Mai', day: 'Dienstag' });
  // @ts-expect-error The date may be missing.
  t('invoices:due', { date: undefined as string | undefined });
  // @ts-expect-error The text shows no values.
  t('invoices:title', { date: '5. Mai' });
  // @ts-expect-error Forms are chosen by `t`.
  t('common:app.unreadNotices_one');
  // @ts-expect-error The count decides which form it is.
  t('common:app.unreadNotices');
  // @ts-expect-error A text with values is not read from its object.
  const raw: string = t('invoices').due;

  const unfilled: Unfilled<'date'> = t('invoices').due;
  const words: Words<{ a: 'one'; b: 'of {{b}}' }> = { a: 'any', b: {} as Unfilled<'b'> };
  const filled: string = fillIn(unfilled, { date: '5. Mai' });
  // @ts-expect-error The text shows a date.
  fillIn(unfilled, { day: '5. Mai' });
  return [filled, due, pager, items, notices, narrow, one, raw, words];
}
