import { useEffect, useState } from 'react';
import { kinds, matches, typedWords } from '#domain/search/terms.ts';
import {
  contentOptions,
  type Group,
  listOfFoundations,
  type Option,
  optionsOf,
  type Words,
} from './options.ts';
import { recentlyOpened } from './recent.ts';
import { useFound } from './use-found.ts';

/** What can be done with a formation, by its name in the address and what its button says. */
export interface CaseCommand {
  name: string;
  label: string;
}

export interface Case {
  id: string;
  title: string;
}

/** What the desk offers beside what is found. */
export interface Desk {
  /** Its pages, and what can be done on each of them. */
  places: readonly Option[];
  /** All commands, so that what is typed may name one. */
  commands: readonly CaseCommand[];
  /** The names of those that the reader may issue now on a formation. */
  commandsOf: (foundationId: string) => Promise<readonly string[]>;
  /** With a command that is to be opened there. */
  pathTo: (foundationId: string, command?: string) => string;
  /** The formation that is open behind. */
  openCase: Case | undefined;
}

export interface Offer {
  options: readonly Option[];
  /** Kinds of which there is more than is shown. */
  more: readonly Group[];
  pending: boolean;
  failed: boolean;
  late: readonly Group[];
}

/** Of the formations that a name finds, those whose commands are offered at once. */
const MOST_CASES = 3;

/** What fits what is typed; with a formation that was chosen, its commands alone. */
export function useOptions(
  { typed, chosen }: { typed: string; chosen: Case | undefined },
  desk: Desk,
  words: Words,
): Offer {
  const looked = chosen ? '' : typed;
  const split = splitIn(looked, desk.commands);
  const { found, pending, failed } = useFound(looked);
  const named = useFound(split?.name ?? '');
  const behind = chosen ?? desk.openCase;
  const cases = [
    ...(behind ? [behind] : []),
    ...(split ? casesIn(optionsOf(named.found, words)) : []),
  ];
  const known = useCommands(cases, desk);
  const given = typedWords(typed);
  const ofBehind = behind ? commandOptions(behind, known, desk, given) : [];
  const opening = { more: [], late: [], failed: false };
  if (chosen) {
    const first = openOption(chosen, desk, words);
    const shown = matches(given, first.title) ? [first] : [];
    return { ...opening, options: [...ofBehind, ...shown], pending: !known.has(chosen.id) };
  }
  if (given.length === 0) {
    const options = [...ofBehind, ...recentlyOpened(), ...desk.places];
    return { ...opening, options, pending: false };
  }
  const called = cases
    .filter((one) => one !== behind)
    .flatMap((one) => commandOptions(one, known, desk, split?.command ?? []));
  // Where everything that was typed names something, its words for a command are part of a name.
  const rows = optionsOf(found, words);
  const first = rows.length > 0 ? [...rows, ...called] : called;
  return {
    options: [
      ...ofBehind,
      ...first,
      ...desk.places.filter(({ title }) => matches(given, title)),
      ...contentOptions(found, words),
      listOption(typed.trim(), words),
    ],
    more: kinds.filter((kind) => found[kind]?.more),
    late: found.late,
    failed,
    pending: pending || named.pending || cases.some(({ id }) => !known.has(id)),
  };
}

const casesIn = (options: readonly Option[]): Case[] =>
  options
    .flatMap(({ group, foundationId, title }) =>
      group === 'foundations' && foundationId ? [{ id: foundationId, title }] : [],
    )
    .slice(0, MOST_CASES);

/** Shorter ones begin too many commands. */
const MIN_COMMAND = 3;

/** `Kaya Termin`: the last words, or the first, may be those of a command, and the rest a name. */
function splitIn(typed: string, commands: readonly CaseCommand[]) {
  const parts = typed.split(/[\s→>]+/).filter(Boolean);
  const isCommand = (words: readonly string[]) =>
    (words[0]?.length ?? 0) >= MIN_COMMAND && commands.some(({ label }) => matches(words, label));
  for (let length = parts.length - 1; length > 0; length -= 1) {
    const last = typedWords(parts.slice(-length).join(' '));
    if (isCommand(last)) return { name: parts.slice(0, -length).join(' '), command: last };
    const first = typedWords(parts.slice(0, length).join(' '));
    if (isCommand(first)) return { name: parts.slice(length).join(' '), command: first };
  }
  return undefined;
}

type Known = ReadonlyMap<string, readonly string[]>;

/** The commands of these formations, asked for once each. */
function useCommands(cases: readonly Case[], { commandsOf }: Desk): Known {
  const [known, setKnown] = useState<Known>(new Map());
  const wanted = cases.map(({ id }) => id).filter((id) => !known.has(id));
  const list = wanted.join(' ');
  useEffect(() => {
    if (list === '') return;
    let left = false;
    const ids = list.split(' ');
    void Promise.all(ids.map(async (id) => [id, await commandsOf(id)] as const)).then((read) => {
      if (!left) setKnown((before) => new Map([...before, ...read]));
    });
    return () => {
      left = true;
    };
  }, [list, commandsOf]);
  return known;
}

const commandOptions = (
  { id, title }: Case,
  known: Known,
  { commands, pathTo }: Desk,
  given: readonly string[],
): Option[] =>
  commands
    .filter(({ name }) => known.get(id)?.includes(name))
    .filter(({ label }) => matches(given, label))
    .map(({ name, label }) => ({
      key: `${id} ${name}`,
      group: 'commands',
      title: label,
      hint: title,
      does: { to: pathTo(id, name) },
    }));

const openOption = ({ id, title }: Case, { pathTo }: Desk, { t }: Words): Option => ({
  key: id,
  group: 'foundations',
  title: t('staffSearch:openCase'),
  hint: title,
  does: { to: pathTo(id) },
});

const listOption = (typed: string, { t }: Words): Option => ({
  key: 'all',
  group: 'all',
  title: t('staffSearch:all', { typed }),
  hint: '',
  does: { to: listOfFoundations(typed) },
});
