import { describe, expect, test } from 'vitest';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import { readProducts } from '#modules/catalogue/files.ts';
import { readPartners } from '#modules/partners/files.ts';
import { textsOf } from '../support/texts.ts';
import { read, sources } from './sources.ts';

/** Titles that the specification fixes word for word. */
const fixed = [
  'Foundation currently not possible',
  'Foundation certificate upload failed',
  'Share capital confirmation upload failed',
];

/** Words that the glossary of look and words replaces. */
const replaced: Record<Locale, RegExp[]> = {
  de: [
    /Stammdaten|Beratungsgespräch|Handelsregisterauszug|Einzahlungsbestätigung/,
    /Selbsttätig|zeitnah|Zahlschein|hinterleg|in bar\b|Bestätigung der Bank|Registereintrag\b/,
    /Kanzlei Kanzlei|Anwaltskanzlei|Gründung von \{\{/,
    /Firma(?! \(Name|,|$)/,
    /\b[Ee]rbitte|\b[Ee]rbeten|Stammeinlage|Einzahlungsnachweis|Start-[Uu]p/,
  ],
  en: [
    /\bfoundations?\b|\bfounding\b|\bfounded\b|\bto found\b/i,
    /\btalks?\b|core data/i,
    /\bcertificates?\b/i,
    /\bmostly\b|\bcash\b(?! \(by bank transfer\)| contribution)|\bon a guess\b/i,
    /\bregistered seat\b|\blaw office\b|\boutlays?\b/i,
    // Paragraphs are cited as in the articles: § 11 (2) GmbHG.
    /\bsections? \d|Art\. \d+\(\d|\bstart-ups?\b/i,
  ],
};

/** The law firm alone advises and drafts, and nobody can promise what a court does. */
const promised: Record<Locale, RegExp> = {
  de: /Unser Team (?:erstellt|entwirft|berät|prüft)|[Uu]nser Honorar|wir (?:beraten|entwerfen)|garantiert/,
  en: /[Oo]ur team (?:advises|drafts|reviews)|[Oo]ur fee\b|we (?:advise|draft)\b|guaranteed/,
};

const valuesOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : value && typeof value === 'object'
      ? Object.values(value).flatMap(valuesOf)
      : [];

/** Prose in the sources of mails: literals with a space in them, both languages. */
const literals = /'((?:[^'\\\n]|\\.)* (?:[^'\\\n]|\\.)*)'|`([^`\n]* [^`\n]*)`/g;
const mails = sources()
  .filter(({ path }) =>
    /^mails\/(accounts|foundations|inquiries|meetings|orders)\/|^mails\/le/.test(path),
  )
  .flatMap(({ path }) =>
    [...read(path).matchAll(literals)].map(([, quoted, template]) => quoted ?? template ?? ''),
  );

const catalogue = [...(await readProducts()), ...(await readPartners())];

const textsIn = (locale: Locale) =>
  [
    ...valuesOf(textsOf(locale)),
    ...catalogue.flatMap((file) => valuesOf(file[locale])),
    ...Object.values(eventTexts).flatMap((texts) => valuesOf(texts[locale])),
  ].filter((text) => !fixed.includes(text));

/** Marks that a typewriter had; letters and texts use the ones of their language. */
const typewriter: Record<Locale, RegExp[]> = {
  de: [/["'`]/, /[”‘’]/, / - |--|\.\.\.|\u2014/, / {2}| [,.;:?]/],
  en: [/["'`]/, /[„‚]/, / - |--|\.\.\.|\u2014/, / {2}| [,.;:?]/],
};

describe('what people read', () => {
  test.each(locales)('%s: no text has an exclamation mark', (locale) => {
    expect(textsIn(locale).filter((text) => text.includes('!'))).toEqual([]);
    expect(mails.filter((text) => /[a-zäöü]!/.test(text))).toEqual([]);
  });

  test.each(locales)('%s: texts use the quotes, dashes and spaces of the language', (locale) => {
    for (const mark of typewriter[locale]) {
      expect(
        textsIn(locale).filter((text) => mark.test(text)),
        String(mark),
      ).toEqual([]);
    }
    expect(mails.filter((text) => /"|\.\.\.| - |\u2014/.test(text))).toEqual([]);
  });

  test.each(locales)('%s: quotation marks come in pairs', (locale) => {
    const [open, close] = locale === 'de' ? ['„', '“'] : ['“', '”'];
    const unpaired = textsIn(locale).filter(
      (text) => text.split(open).length !== text.split(close).length,
    );
    expect(unpaired).toEqual([]);
  });

  test.each(locales)('%s: texts use the words of the glossary', (locale) => {
    for (const word of replaced[locale]) {
      expect(
        textsIn(locale).filter((text) => word.test(text)),
        String(word),
      ).toEqual([]);
    }
  });

  test.each(locales)('%s: no text promises what only the law firm or a court does', (locale) => {
    const texts = [...textsIn(locale), ...mails];
    expect(texts.filter((text) => promised[locale].test(text))).toEqual([]);
  });

  test.each(locales)('%s: share capital is described as §§ 5a and 7 GmbHG want it', (locale) => {
    const { coreData, bankConfirmation } = textsOf(locale).foundations;
    const [capital] = textsOf(locale).home.legalForm.rows;
    const [ug, gmbh] = capital?.cells ?? [];
    const inMoney =
      locale === 'de' ? /vollständig in Geld/ : /in full,? in cash \(by bank transfer\)/;
    const quarter = /(?:Viertel jedes Anteils|quarter of each share).*12[.,]500/;
    for (const text of [coreData.legalFormHelp.ug, bankConfirmation.hintUg, ug]) {
      expect(text).toMatch(inMoney);
    }
    for (const text of [coreData.legalFormHelp.gmbh, bankConfirmation.hintGmbh, gmbh]) {
      expect(text).toMatch(quarter);
    }
  });

  test('mails use the words of the glossary', () => {
    expect(mails.length).toBeGreaterThan(100);
    for (const word of [...replaced.de, ...replaced.en]) {
      expect(
        mails.filter((text) => word.test(text.replace(/\$\{[^}]*\}/g, ''))),
        String(word),
      ).toEqual([]);
    }
  });
});
