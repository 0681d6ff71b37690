import { keptText } from './store.ts';

const keptAs = (name: string) => keptText(() => localStorage, `staff.${name}`);

/** What this browser keeps of the choices of a member of the team. */
const kept = {
  locale: keptAs('locale'),
  rows: keptAs('rows'),
  shortcuts: keptAs('shortcuts'),
  tasks: keptAs('tasks'),
};
type Name = keyof typeof kept;

/** A choice; null until there is one. */
export const preference = (name: Name): string | null => kept[name].get();
export const prefer = (name: Name, value: string): void => kept[name].set(value);

/** A choice that follows whoever changes it on this page. */
export const usePreference = (name: Name) => [kept[name].use(), kept[name].set] as const;
