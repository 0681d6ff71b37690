import type { Block, Run, Template } from './template.ts';

type Values = ReadonlyMap<string, string>;

/** The template with these blanks filled in; all others stay to be filled in. */
export const filledIn = (template: Template, values: Values): Template => ({
  ...template,
  blocks: template.blocks.map((block) => filled(block, values)),
});

function filled(block: Block, values: Values): Block {
  const inRuns = (runs: Run[]) => runs.map((run) => written(run, values));
  switch (block.kind) {
    case 'list':
      return { ...block, items: block.items.map(inRuns) };
    case 'table':
      return {
        ...block,
        head: block.head.map(inRuns),
        rows: block.rows.map((row) => row.map(inRuns)),
      };
    case 'note':
      return { ...block, paragraphs: block.paragraphs.map(inRuns) };
    case 'signature':
      return block;
    default:
      return { ...block, text: inRuns(block.text) };
  }
}

function written(run: Run, values: Values): Run {
  const { placeholder, ...words } = run;
  const value = placeholder && values.get(run.text.slice(1, -1));
  return value ? { ...words, text: value } : run;
}
