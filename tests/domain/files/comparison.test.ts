import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Comparison, compareTexts, type Row, type Run } from '#domain/files/comparison.ts';

/** Changed words in brackets, so that a comparison can be read. */
const shown = (runs: readonly Run[]) =>
  runs.map(({ text, changed }) => (changed ? `[${text}]` : text)).join('');
const read = ({ rows }: Comparison) =>
  rows.map((row) => ('same' in row ? row.same : [shown(row.before), shown(row.after)]));

const paragraphs = (...own: string[]) => own;

describe('two versions', () => {
  test('that are the same have no changes', () => {
    const text = paragraphs('§ 1 Firma', 'Die Gesellschaft heißt Muster UG.');
    expect(compareTexts(text, text)).toEqual({
      changes: 0,
      rows: [{ same: '§ 1 Firma' }, { same: 'Die Gesellschaft heißt Muster UG.' }],
    });
  });

  test('are compared word by word within a paragraph', () => {
    const comparison = compareTexts(
      paragraphs('§ 1 Sitz', 'Der Sitz der Gesellschaft ist Köln.', '§ 2 Dauer'),
      paragraphs('§ 1 Sitz', 'Der Sitz der Gesellschaft ist Bonn am Rhein.', '§ 2 Dauer'),
    );
    expect(comparison.changes).toBe(1);
    expect(read(comparison)).toEqual([
      '§ 1 Sitz',
      ['Der Sitz der Gesellschaft ist [Köln.]', 'Der Sitz der Gesellschaft ist [Bonn am Rhein.]'],
      '§ 2 Dauer',
    ]);
  });

  test('do not differ by where their lines and pages break', () => {
    const flat = 'Die Gesellschaft kann sich an anderen Unternehmen beteiligen.';
    const broken = paragraphs(
      'Die Gesellschaft kann sich\nan anderen',
      '\fUnternehmen beteiligen.',
    );
    expect(compareTexts([flat], broken)).toEqual({
      changes: 0,
      rows: [{ same: flat.replace(' Unternehmen', '\nUnternehmen') }],
    });
  });

  test('do not differ by how accents are written', () => {
    expect(compareTexts(['Gründung'], ['Gru\u0308ndung']).changes).toBe(0);
  });

  test('show new and dropped paragraphs as rows of their own', () => {
    const [first, second] = ['§ 1 Firma und Sitz', '§ 2 Gegenstand des Unternehmens'];
    const added = compareTexts(
      paragraphs(first, second),
      paragraphs(first, 'Neu ist das.', second),
    );
    expect(read(added)).toEqual([first, ['', '[Neu ist das.]'], second]);
    const dropped = compareTexts(paragraphs(first, 'Alt.', 'Auch alt.', second), [first]);
    expect(read(dropped)).toEqual([
      first,
      ['[Alt.]', ''],
      ['[Auch alt.]', ''],
      [`[${second}]`, ''],
    ]);
    expect([added.changes, dropped.changes]).toEqual([1, 1]);
  });

  test('set replaced paragraphs side by side', () => {
    const found = compareTexts(
      ['Kopf', 'Alt eins.', 'Alt zwei.'],
      ['Kopf', 'Neu.', 'Ganz neu.', 'Dazu.'],
    );
    expect(read(found)).toEqual([
      'Kopf',
      ['[Alt eins.]', '[Neu.]'],
      ['[Alt zwei.]', '[Ganz neu.]'],
      ['', '[Dazu.]'],
    ]);
    const last = compareTexts(['Der Sitz ist Köln.'], ['Der Sitz ist Bonn.', '§ 2 Dauer']);
    expect(read(last)).toEqual([
      ['Der Sitz ist [Köln.]', 'Der Sitz ist [Bonn.]'],
      ['', '[§ 2 Dauer]'],
    ]);
  });

  test('count each place once, and a rewritten sentence as one', () => {
    const apart = compareTexts(
      ['Das Kapital beträgt 500 Euro und wird in Köln bar eingezahlt von allen.'],
      ['Das Kapital beträgt 900 Euro und wird in Bonn bar eingezahlt von allen.'],
    );
    expect(apart.changes).toBe(2);
    const rewritten = compareTexts(
      ['Sie endet mit dem letzten Tag und beginnt neu.'],
      ['Alle Gesellschafter beschließen dies dem Gesetz gemäß einstimmig.'],
    );
    expect(rewritten.changes).toBe(1);
  });

  test.each([
    [
      ['Eins zwei', 'drei vier', 'fünf sechs'],
      ['Eins neu', 'drei'],
    ],
    [
      ['Eins zwei', 'drei'],
      ['Eins neu', 'drei vier', 'fünf sechs'],
    ],
  ])('are compared as far as both go when the end of one is missing: %j', (before, after) => {
    const found = compareTexts(before, after, false);
    expect(found.changes).toBe(1);
    expect(read(found)).toEqual([['Eins [zwei]', 'Eins [neu]'], 'drei']);
    expect(compareTexts(before, after).changes).toBe(2);
  });

  test('that end alike are compared to the end, whatever is missing', () => {
    const found = compareTexts(['Alt', 'Ende'], ['Neu', 'Ende'], false);
    expect(read(found)).toEqual([['[Alt]', '[Neu]'], 'Ende']);
    expect(compareTexts(['Alt'], ['Neu'], false)).toEqual({ changes: 0, rows: [] });
  });

  test.each([
    [[], [], 0, []],
    [[''], ['Neu.'], 1, [['', '[Neu.]']]],
    [['Alt.'], [' \n '], 1, [['[Alt.]', '']]],
  ])('may be empty: %j and %j', (before, after, changes, rows) => {
    const comparison = compareTexts(before, after);
    expect([comparison.changes, read(comparison)]).toEqual([changes, rows]);
  });
});

const side = (rows: readonly Row[], name: 'before' | 'after') =>
  rows.flatMap((row) => {
    const text = 'same' in row ? row.same : row[name].map((run) => run.text).join('');
    return text.match(/\S+/g) ?? [];
  });
const changedOn = (rows: readonly Row[], name: 'before' | 'after') =>
  rows.flatMap((row) => ('same' in row ? [] : row[name].filter(({ changed }) => changed)));

const word = fc.constantFrom('a', 'b', 'c', 'der', 'die', 'das', '§');
const paragraph = fc.array(word, { minLength: 1, maxLength: 8 }).map((words) => words.join(' '));
const text = fc.array(paragraph, { maxLength: 8 });
const wordsOf = (own: readonly string[]) => own.flatMap((one) => one.split(' '));

test('no word of either version is lost, and what is not marked is the same in both', () => {
  fc.assert(
    fc.property(text, text, (before, after) => {
      const { changes, rows } = compareTexts(before, after);
      expect(side(rows, 'before')).toEqual(wordsOf(before));
      expect(side(rows, 'after')).toEqual(wordsOf(after));
      const unmarked = (name: 'before' | 'after') =>
        rows.flatMap((row) => {
          const kept = 'same' in row ? [{ text: row.same, changed: false }] : row[name];
          return kept.flatMap((run) => (run.changed ? [] : (run.text.match(/\S+/g) ?? [])));
        });
      expect(unmarked('before')).toEqual(unmarked('after'));
      const marked = [...changedOn(rows, 'before'), ...changedOn(rows, 'after')];
      expect(changes === 0).toBe(marked.length === 0);
    }),
    { numRuns: 500 },
  );
});

test('one word that is put in anywhere is the only change', () => {
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 30 }), fc.nat(), (words, at) => {
      const place = at % (words.length + 1);
      const after = [...words.slice(0, place), 'neu', ...words.slice(place)];
      const { changes, rows } = compareTexts([words.join(' ')], [after.join(' ')]);
      expect([changes, changedOn(rows, 'before')]).toEqual([1, []]);
      expect(changedOn(rows, 'after')).toEqual([{ text: 'neu', changed: true }]);
    }),
  );
});

test('texts that have nothing to do with each other are replaced as a whole', () => {
  const long = (prefix: string) =>
    Array.from({ length: 30_000 }, (_, at) => `${prefix}${at % 7_000}`).join(' ');
  const { changes, rows } = compareTexts([long('a')], [long('b')]);
  expect([changes, rows.length]).toEqual([1, 1]);
});

describe('Texts that are made to take long', () => {
  const paragraphsOf = (wordOf: (place: number, at: number) => string) =>
    Array.from({ length: 200 }, (_, place) => [
      `Bleibt ${place}.`,
      Array.from({ length: 400 }, (_word, at) => wordOf(place, at)).join(' '),
    ]).flat();
  const few = ['ab', 'ba', 'aa'] as const;
  test.each([
    [
      'words that all differ in each of 200 places',
      paragraphsOf((place, at) => `a${place}x${at}`),
      paragraphsOf((place, at) => `b${place}x${at}`),
    ],
    [
      'the same few words in another order',
      paragraphsOf((place, at) => few[(at * 7 + place) % 3] ?? ''),
      paragraphsOf((place, at) => few[(at * at + place) % 3] ?? ''),
    ],
  ])('have one budget for all of their places: %s', (_what, before, after) => {
    const begun = process.cpuUsage();
    const { rows } = compareTexts(before, after);
    const { user } = process.cpuUsage(begun);
    expect(rows.filter((row) => 'same' in row).length).toBe(200);
    expect(side(rows, 'after')).toEqual(after.join(' ').split(' '));
    expect(user / 1_000).toBeLessThan(2_500);
  });
});
