import { kinds } from '#domain/search/terms.ts';
import { memberOfThisTab } from '../../../desk/session/session.ts';
import type { Option } from './options.ts';

const MOST = 6;

let opened: { by: string | undefined; options: Option[] } = { by: undefined, options: [] };

/** What was opened last, in this tab and by whoever is logged in: names are kept nowhere else. */
export function recentlyOpened(): Option[] {
  return opened.by === memberOfThisTab()?.id ? opened.options : [];
}

export function noteOpened(option: Option): void {
  if (option.group !== 'recent' && !isKind(option.group)) return;
  const others = recentlyOpened().filter(({ key }) => key !== option.key);
  const options = [{ ...option, group: 'recent' as const }, ...others].slice(0, MOST);
  opened = { by: memberOfThisTab()?.id, options };
}

const isKind = (group: string) => kinds.some((kind) => kind === group);
