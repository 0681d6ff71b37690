import { createHash } from 'node:crypto';
import type { TemplateFormat } from '#domain/templates/categories.ts';
import type { Template } from './document.ts';
import { renderDocx } from './docx.ts';
import { renderTemplatePdf } from './pdf.ts';

export const fileTypes: Record<TemplateFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Counted up when files look different, so that nobody keeps the old ones. */
const LOOK = 1;
const KEPT_MAX = 100;

const renderers: Record<TemplateFormat, (template: Template) => Promise<Buffer>> = {
  pdf: renderTemplatePdf,
  docx: renderDocx,
};

/** The files of templates, made when they are first asked for and kept by what they are made of. */
export function createTemplateFiles() {
  const kept = new Map<string, Promise<Buffer>>();
  const nameOf = ({ hash, language }: Template, format: TemplateFormat) =>
    createHash('sha256').update(`${LOOK} ${hash} ${language} ${format}`).digest('hex').slice(0, 32);
  return {
    etag: (template: Template, format: TemplateFormat) => `"${nameOf(template, format)}"`,
    async read(template: Template, format: TemplateFormat): Promise<Buffer> {
      const name = nameOf(template, format);
      const known = kept.get(name);
      if (known) return known;
      const made = renderers[format](template);
      kept.set(name, made);
      made.catch(() => kept.delete(name));
      const [oldest] = kept.keys();
      if (kept.size > KEPT_MAX && oldest !== undefined) kept.delete(oldest);
      return made;
    },
  };
}
