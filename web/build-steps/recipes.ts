import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import MarkdownIt from 'markdown-it';
import type { Plugin } from 'vite';

const prefix = 'recipes:';
const parser = new MarkdownIt();

/** `recipes:<file>` is that text of `docs/operations/` as HTML, by the anchor of each section. */
export function recipes(): Plugin {
  return {
    name: 'recipes',
    enforce: 'pre',
    resolveId: (source) => (source.startsWith(prefix) ? `\0${source}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = resolve('docs/operations', id.slice(prefix.length + 1));
      this.addWatchFile(file);
      const sections = [...sectionsOf(readFileSync(file, 'utf8'))];
      const rendered = sections.map(([anchor, text]) => [anchor, htmlOf(text)]);
      return `export default ${JSON.stringify(Object.fromEntries(rendered))}`;
    },
  };
}

/** The texts below headings of the second and third level, by the anchors that addresses name. */
export function sectionsOf(markdown: string): Map<string, string> {
  const sections = markdown.split(/^#{2,3} /m).slice(1);
  return new Map(
    sections.map((section) => {
      const end = section.indexOf('\n');
      return [section.slice(0, end).toLowerCase().replaceAll(' ', '-'), section.slice(end)];
    }),
  );
}

/** Other files of the repository are named, since the desk has no pages of them. */
const htmlOf = (section: string) =>
  parser.render(section.replace(/\[([^\]]+)\]\([^)]*\.md[^)]*\)/g, '`$1`'));
