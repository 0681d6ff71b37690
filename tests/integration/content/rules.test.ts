import { describe, expect, test } from 'vitest';
import type { ContentEntry } from '#domain/content/entry.ts';
import { foreign } from '#domain/foreign-text.ts';
import { faultsOf, surroundingsOf } from '#modules/content/rules.ts';

const chapters = [1, 2, 3, 4].map((n) => `## Teil ${n}\n\nText.`).join('\n\n');
const whole = {
  kind: 'article',
  language: 'de',
  key: 'taxes',
  category: 'tax',
  slug: 'steuern',
  title: 'Steuern einer GmbH',
  description: 'x'.repeat(120),
  author: 'tax',
  published: '2026-11-23',
  related: ['other'],
  sources: ['§ 1 KStG'],
  faq: [],
  markdown: foreign(
    `Ein Anfang mit [Link](/blog/tax/andere/) und [Kontakt](/kontakt/).\n\n${chapters}`,
  ),
} satisfies ContentEntry;
const other: ContentEntry = {
  ...whole,
  key: 'other',
  slug: 'andere',
  title: 'Andere',
  description: 'y'.repeat(120),
};

const faults = (changes: object) => {
  const entry = { ...whole, ...changes } as ContentEntry;
  return faultsOf(entry, surroundingsOf([entry, other])).map(({ field, code }) => [field, code]);
};
const begins = (text: string) => ({ markdown: `${text}\n\n${chapters}` });

describe('an entry', () => {
  test('that keeps the rules has no faults', () => {
    expect(faults({})).toEqual([]);
  });

  test.each([
    [{ title: 'T'.repeat(66) }, 'title', 'TITLE_TOO_LONG'],
    [{ description: 'zu kurz' }, 'description', 'DESCRIPTION_LENGTH'],
    [{ description: 'z'.repeat(166) }, 'description', 'DESCRIPTION_LENGTH'],
    [{ title: other.title }, 'title', 'TITLE_TAKEN'],
    [{ description: other.description }, 'description', 'DESCRIPTION_TAKEN'],
    [{ slug: 'andere' }, 'slug', 'ADDRESS_TAKEN'],
    [{ related: ['nobody'] }, 'related', 'RELATED_UNKNOWN'],
    [{ related: ['taxes'] }, 'related', 'RELATED_UNKNOWN'],
    [{ sources: [] }, 'sources', 'NO_SOURCES'],
    [begins('[Weg](/nirgends/)'), 'markdown', 'LINK_UNKNOWN'],
    [begins('[Englisch](/en/contact/)'), 'markdown', 'LINK_UNKNOWN'],
    [begins('[Nur für Mitglieder](/app/news/)'), 'markdown', 'LINK_UNKNOWN'],
    [begins('> Merke'), 'markdown', 'NO_LEAD'],
    [{ markdown: 'Ein Anfang.\n\n## Teil\n\nText.' }, 'markdown', 'FEW_HEADINGS'],
    [begins('Ein Anfang.\n\n#### Zu tief'), 'markdown', 'HEADING_SKIPPED'],
    [begins('<b>Fett</b>'), 'markdown', 'HTML'],
    [begins('Ein **Rest'), 'markdown', 'STRAY_MARK'],
    [begins('Er sagt "nein".'), 'markdown', 'FOREIGN_MARK'],
    [{ title: 'Steuern - kurz' }, 'title', 'FOREIGN_MARK'],
  ])('%o: %s %s', (changes, field, code) => {
    expect(faults(changes)).toEqual([[field, code]]);
  });

  test('of news may be short and without sources', () => {
    const news = { kind: 'news', category: 'news', markdown: 'Kurz.', sources: [] };
    expect(faults(news)).toEqual([]);
  });
});
