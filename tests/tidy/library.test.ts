import { describe, expect, test } from 'vitest';
import { locales } from '#domain/site/paths.ts';
import { templateCategoryCodes } from '#domain/templates/categories.ts';
import { readProducts } from '#modules/catalogue/files.ts';
import { readContentFiles } from '#modules/content/files.ts';
import { readPartners } from '#modules/partners/files.ts';
import { readTemplates } from '#modules/templates/files.ts';
import { placeholdersOf, plain, runsOf, type Template } from '#modules/templates/template.ts';

const templates = readTemplates();
const academy = (await readProducts()).filter(
  ({ type }) => type === 'seminar' || type === 'coaching',
);

const wordsOf = ({ blocks }: Template) =>
  blocks.flatMap((block) => (runsOf(block).length === 0 ? [] : plain(runsOf(block)))).join('\n');

describe('what members find', () => {
  test.each(locales)('%s: at least twelve news', (locale) => {
    const news = readContentFiles().filter(
      ({ entry }) => entry.kind === 'news' && entry.language === locale,
    );
    expect(news.length).toBeGreaterThanOrEqual(12);
  });

  test('at least twelve partners, twelve seminars and coachings, twelve templates', async () => {
    expect((await readPartners()).length).toBeGreaterThanOrEqual(12);
    expect(academy.length).toBeGreaterThanOrEqual(12);
    expect(templates.length).toBeGreaterThanOrEqual(12);
  });

  test('templates of every category', () => {
    expect(new Set(templates.map(({ category }) => category))).toEqual(
      new Set(templateCategoryCodes),
    );
  });
});

describe('a seminar', () => {
  const seminars = academy.filter(({ type }) => type === 'seminar');

  test.each(seminars.map((one) => [one.id, one] as const))(
    '%s has a date, a place and a length',
    (_id, one) => {
      expect([one.startsAt, one.location, one.durationHours]).not.toContain(undefined);
    },
  );
});

describe.each(
  templates.flatMap(({ id, languages }) =>
    locales.map((one) => [`${id}, ${one}`, languages[one]] as const),
  ),
)('%s', (_name, template) => {
  test('is a whole contract with notes and lines to sign', () => {
    const kinds = template.blocks.map(({ kind }) => kind);
    expect(kinds.filter((kind) => kind === 'section').length).toBeGreaterThanOrEqual(4);
    expect(kinds).toContain('note');
    expect(kinds.at(-1)).toBe('signature');
    expect(wordsOf(template).split(/\s+/).length).toBeGreaterThan(300);
  });

  test('begins every note as one, and only notes', () => {
    const begin = template.language === 'de' ? 'Hinweis: ' : 'Note: ';
    for (const block of template.blocks) {
      const isNote = plain(runsOf(block)).startsWith(begin);
      expect(isNote, plain(runsOf(block)).slice(0, 60)).toBe(block.kind === 'note');
    }
  });

  test('is written in the marks of its language', () => {
    const marks = { de: /["”‘’]|\.\.\.| - |—|\[\[|\]\]/, en: /["'„‚]|\.\.\.| - |—|\[\[|\]\]/ };
    const { title, summary, form } = template;
    const text = [title, summary, form, wordsOf(template)].join('\n');
    const found = marks[template.language].exec(text);
    expect(found && text.slice(found.index - 20, found.index + 20)).toBeNull();
  });

  test('names what is to be filled in so that it is clear by itself', () => {
    for (const name of placeholdersOf(template)) expect(name.length, name).toBeGreaterThan(3);
  });
});
