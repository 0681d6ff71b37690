import { expect, test } from 'vitest';
import { type Line, paragraphsIn } from '#domain/files/paragraphs.ts';
import { foreign } from '#domain/foreign-text.ts';

/** Points per letter, from line to line, and of the column. */
const [LETTER, LEADING, WIDTH, LEFT] = [5, 16, 200, 60];

interface Placed {
  left?: number;
  /** Lines from the top of the page. */
  at: number;
  height?: number;
}

const line = (text: string, { at, left = LEFT, height = 12 }: Placed): Line => ({
  text: foreign(text),
  left,
  right: left + text.length * LETTER,
  top: 100 + at * LEADING,
  bottom: 100 + at * LEADING + height,
});
const full = 'x'.repeat(WIDTH / LETTER - 4);
const page = (...lines: Line[]) => ({ height: 842, lines });
const read = (...lines: Line[]) => paragraphsIn([page(...lines)]);

test('lines belong together where the next word had no room', () => {
  const lines = [line(`${full} der`, { at: 0 }), line('Gesellschaft gehört.', { at: 1 })];
  expect(read(...lines)).toEqual([`${full} der Gesellschaft gehört.`]);
  const short = [line('Muster UG', { at: 2 }), line('Domkloster 4', { at: 3 })];
  expect(read(...lines, ...short)).toHaveLength(3);
});

test('a number beside its text is one line with it, and begins a paragraph', () => {
  const found = read(
    line('(1)', { at: 0 }),
    line(`${full} und`, { at: 0, left: LEFT + 26 }),
    line('so weiter bis zum Rand des.', { at: 1, left: LEFT + 26 }),
    line('(2)', { at: 2 }),
    line('Noch einer.', { at: 2, left: LEFT + 26 }),
  );
  expect(found).toEqual([`(1) ${full} und so weiter bis zum Rand des.`, '(2) Noch einer.']);
});

test.each(['§ 2 Dauer', '(2) Zwei', '2. Zwei', 'b) Zwei', '– Zwei', '• Zwei'])(
  '%s is a paragraph of its own even below a full line',
  (text) => {
    expect(read(line(`${full} der`, { at: 0 }), line(text, { at: 1 }))).toHaveLength(2);
  },
);

test('a heading and a line further down are paragraphs of their own', () => {
  const first = line(`${full} der`, { at: 0 });
  expect(read(first, line('Überschrift', { at: 1, height: 18 }))).toHaveLength(2);
  expect(read(first, line('Absatz', { at: 4 }))).toHaveLength(2);
});

test.each([
  ['Gesell-', 'schaft', 'Gesellschaft'],
  ['Gesell\u00ad', 'schaft', 'Gesellschaft'],
  ['An-', 'und Verkauf', 'An- und Verkauf'],
  ['GmbH-', 'Gesetz', 'GmbH- Gesetz'],
  ['Handels-', 'Register', 'Handels-Register'],
])('a word that is divided is whole again: %s %s', (end, next, word) => {
  const found = read(line(`${full} ${end}`, { at: 0 }), line(next, { at: 1 }));
  expect(found).toEqual([`${full} ${word}`]);
});

test('headers, footers and numbers of pages are no text, and what goes on overleaf is one', () => {
  const marginal = (number: number) => [
    { ...line('Muster UG, Entwurf', { at: 0 }), top: 20, bottom: 32 },
    { ...line(`Seite ${number} von 2`, { at: 0 }), top: 800, bottom: 812 },
  ];
  const [firstHead, ...firstFoot] = marginal(1);
  const [secondHead, ...secondFoot] = marginal(2);
  const found = paragraphsIn([
    page(firstHead as Line, line(`${full} der`, { at: 1 }), ...firstFoot),
    page(secondHead as Line, line('Gesellschaft.', { at: 0 }), ...secondFoot),
  ]);
  expect(found).toEqual([`${full} der Gesellschaft.`]);
  const alone = { ...line('Nur hier', { at: 0 }), top: 20, bottom: 32 };
  expect(paragraphsIn([page(alone), page()])).toEqual(['Nur hier']);
});

test('lines without text and pages without lines are nothing', () => {
  expect(paragraphsIn([page(), page(line('  ', { at: 0 }))])).toEqual([]);
});

test('one paragraph of 20,000 lines, and a margin of nothing but signs, take no time', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => ({
    ...line(`${full} der`, { at }),
    text: foreign(at === 0 ? '#/'.repeat(10_000) : `${full} der`),
  }));
  const begun = process.cpuUsage();
  const margin = { ...line('#/'.repeat(2_500), { at: 0 }), right: 200, top: 10, bottom: 20 };
  const found = paragraphsIn([page(margin, ...lines)]);
  const { user } = process.cpuUsage(begun);
  expect(found.join('')).toContain('#/#/');
  expect(found).toHaveLength(2);
  expect(user / 1_000).toBeLessThan(500);
});

test.each(['Seite 3 von 12', '- 3 -', 'Page 3 / 12', '3/12', 'Seite 3'])(
  '%s is the number of a page, however often it is there',
  (text) => {
    const number = { ...line(text, { at: 0 }), top: 800, bottom: 812 };
    expect(read(line('Nur das.', { at: 1 }), number)).toEqual(['Nur das.']);
  },
);
