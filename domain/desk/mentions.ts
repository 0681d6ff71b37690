import type { ForeignText } from '../foreign-text.ts';

interface Colleague {
  id: string;
  name: string;
}

/** No name is longer. */
const NAME_CHARS = 210;

/** Most people whom one note can name. */
export const MENTIONS_MAX = 20;

/**
 * Ids of the colleagues whom a text names: `@Mia Kern`, or `@Mia` where only one of them is called that.
 * Of two names that fit, the longer one is meant.
 */
export function mentionedIn(text: ForeignText, team: readonly Colleague[]): string[] {
  const names = [...namesOf(team)].sort(([one], [other]) => other.length - one.length);
  const found = new Set<string>();
  for (const { index } of text.matchAll(/(?<![\p{L}\p{N}.])@/gu)) {
    const rest = text.slice(index + 1, index + 1 + NAME_CHARS).toLocaleLowerCase('de');
    const [, id] = names.find(([name]) => startsWithWord(rest, name)) ?? [];
    if (id !== undefined) found.add(id);
  }
  return [...found].slice(0, MENTIONS_MAX);
}

/** What each can be called; a first name that several share is nobody's. */
function namesOf(team: readonly Colleague[]): Map<string, string> {
  const called = team.flatMap(({ id, name }) => {
    const whole = name.toLocaleLowerCase('de');
    return [...new Set([whole, whole.split(' ')[0] ?? whole])].map((each) => ({ each, id }));
  });
  const holders = Map.groupBy(called, ({ each }) => each);
  return new Map(
    [...holders].flatMap(([each, [one, ...others]]) =>
      one && others.length === 0 ? [[each, one.id] as const] : [],
    ),
  );
}

const startsWithWord = (text: string, name: string): boolean =>
  text.startsWith(name) && !/^[\p{L}\p{N}-]/u.test(text.slice(name.length));
