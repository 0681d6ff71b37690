import { type Block, plain, runsOf } from './template.ts';

/** Longer groups may break, so that none exceeds a page. */
const CHARACTERS_MAX = 1500;

/**
 * Groups blocks that belong on one page: a heading with the block after it, a clause with its list, and all
 * signatures with the words above them. Notes do not count, since they are deleted before signing.
 */
export function keptTogether(blocks: readonly Block[]): Block[][] {
  const groups: Block[][] = [];
  for (const block of blocks) {
    if (block.kind === 'signature') joinNotes(groups);
    const group = groups.at(-1);
    const last = group?.findLast(({ kind }) => kind !== 'note') ?? group?.at(-1);
    if (group && last && belongs(last, block) && fits([...group, block])) group.push(block);
    else groups.push([block]);
  }
  return groups;
}

/** Adds notes at the end to the preceding group. */
function joinNotes(groups: Block[][]): void {
  const notes = groups.at(-1);
  const before = groups.at(-2);
  if (!notes || !before || notes.some(({ kind }) => kind !== 'note')) return;
  if (!fits([...before, ...notes])) return;
  before.push(...notes);
  groups.pop();
}

function belongs(last: Block, { kind }: Block): boolean {
  if (last.kind === 'section' || last.kind === 'heading' || kind === 'signature') return true;
  return kind === 'list' && (last.kind === 'clause' || last.kind === 'paragraph');
}

const fits = (group: readonly Block[]) => plain(group.flatMap(runsOf)).length <= CHARACTERS_MAX;
