/** Whose name it is: names of people are compared with those of people, of companies with those of companies. */
export type NameKind = 'natural' | 'company';

/** How two names resemble each other, from the closest on. */
export const nameMatches = ['same', 'spelling', 'sound', 'typo', 'part'] as const;
export type NameMatch = (typeof nameMatches)[number];

const letters: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'oe',
  ł: 'l',
  đ: 'd',
  ı: 'i',
};

/** Lower case without accents; an umlaut as it is written without one. */
const plain = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[ßæœøłđı]/g, (letter) => letters[letter] ?? letter)
    .replace(/([aou])\u0308/g, '$1e')
    .replace(/[\u0300-\u036f]/g, '');

/** Forms of companies, here and elsewhere, and words between them and the name. */
const legalForms = new Set(
  `gmbh mbh gesellschaft beschraenkter beschraenkt haftung haftungsbeschraenkt mit ug unternehmergesellschaft ag
  aktiengesellschaft kg kgaa ohg gbr ek ekfr ev eg se partg partgmbb stiftung co cokg und and ig gruendung in ltd
  limited llc llp inc corp plc bv nv sarl sas sa srl spa sro doo oy ab as aps kft zoo`.split(/\s+/),
);
/** Titles, which people state or leave out. */
const titles = new Set('dr prof dipl ing med jur rer nat phil mag msc bsc'.split(' '));

/** Words of a name; `e. K.` and `S.A.R.L.` are one word each. */
function wordsOf(name: string, kind: NameKind): string[] {
  const words = plain(name)
    .replace(/(?<=(?:^|[^\p{L}])\p{L})\.\s*(?=\p{L}(?:\.|$|[^\p{L}]))/gu, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const said = words.filter((word) => !(kind === 'company' ? legalForms : titles).has(word));
  return said.length > 0 ? said : words;
}

/** As a word sounds in German: Meyer and Maier, Schmidt and Schmitt, Müller and Muller are written alike. */
const sounded = (word: string): string =>
  word
    .replace(/([aou])e/g, '$1')
    .replace(/(?:ey|ei|ai|ay)/g, 'ei')
    .replaceAll('ph', 'f')
    .replaceAll('th', 't')
    .replaceAll('dt', 't')
    .replaceAll('ck', 'k')
    .replaceAll('tz', 'z')
    .replaceAll('y', 'i')
    .replaceAll(/c(?!h)/g, 'k')
    .replace(/(.)\1+/g, '$1');

const inOrder = (words: readonly string[]): string => words.toSorted().join(' ');

const soundsOf = (name: string, kind: NameKind): string[] => wordsOf(name, kind).map(sounded);

/** Most characters of a key, by which the database finds names. */
const MAX_KEY = 200;

/** The same for names that resemble each other in everything but typing errors: words as they sound, in order. */
export const nameKey = (name: string, kind: NameKind): string =>
  inOrder(soundsOf(name, kind)).slice(0, MAX_KEY);

/** Fewest words by which part of a name says who is meant: a first name alone does not. */
const fewest: Record<NameKind, number> = { natural: 2, company: 1 };

/** Most words of a name of which parts are looked for. */
const MOST_WORDS = 6;

/** Keys of the names that say part of this one, each without some of its words. */
export function partKeys(name: string, kind: NameKind): string[] {
  const words = soundsOf(name, kind).toSorted();
  if (words.length > MOST_WORDS) return [];
  const parts = words.reduce<string[][]>(
    (found, word) => [...found, ...found.map((part) => [...part, word])],
    [[]],
  );
  return parts
    .filter(({ length }) => length >= fewest[kind] && length < words.length)
    .map((part) => part.join(' ').slice(0, MAX_KEY));
}

/** Typing errors that a word of this length may have. */
const errorsIn = (word: string): number => (word.length < 4 ? 0 : word.length < 8 ? 1 : 2);

/** Whether one word becomes the other by few letters added, left out, replaced or swapped. */
function isMistyped(one: string, other: string): boolean {
  const most = Math.min(errorsIn(one), errorsIn(other));
  if (Math.abs(one.length - other.length) > most) return false;
  let [before, last]: [number[], number[]] = [[], [...Array(other.length + 1).keys()]];
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const replaced = (last[at - 1] ?? 0) + (one[row - 1] === other[at - 1] ? 0 : 1);
      const isSwapped =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      const swapped = isSwapped ? (before[at - 2] ?? 0) + 1 : replaced;
      next.push(Math.min(replaced, swapped, (last[at] ?? 0) + 1, (next[at - 1] ?? 0) + 1));
    }
    [before, last] = [last, next];
  }
  return (last[other.length] ?? 0) <= most;
}

/** Whether each word of the shorter name has one of its own in the longer, mistyped or not. */
function pairs(shorter: readonly string[], longer: readonly string[]): boolean {
  const left = [...longer];
  return shorter.every((word) => {
    const exact = left.indexOf(word);
    const found = exact >= 0 ? exact : left.findIndex((each) => isMistyped(word, each));
    return found >= 0 && left.splice(found, 1).length > 0;
  });
}

/** How two names resemble each other; undefined where they do not. */
export function matchNames(one: string, other: string, kind: NameKind): NameMatch | undefined {
  const same = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');
  if (same(one) === same(other)) return 'same';
  const [plainOne, plainOther] = [wordsOf(one, kind), wordsOf(other, kind)];
  if (inOrder(plainOne) === inOrder(plainOther)) return 'spelling';
  const sounds = (words: readonly string[]) => words.map(sounded);
  if (inOrder(sounds(plainOne)) === inOrder(sounds(plainOther))) return 'sound';
  const isOne = plainOne.length < plainOther.length;
  const [shorter, longer] = isOne ? [plainOne, plainOther] : [plainOther, plainOne];
  if (!pairs(shorter, longer) && !pairs(sounds(shorter), sounds(longer))) return undefined;
  if (shorter.length === longer.length) return 'typo';
  return shorter.length >= fewest[kind] ? 'part' : undefined;
}
