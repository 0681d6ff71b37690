import { createHash } from 'node:crypto';
import { type TemplateFormat, templateFormats } from '#domain/templates/categories.ts';
import { threads } from '../shared/threads.ts';
import type { RenderJob } from './render-worker.ts';
import type { Template } from './template.ts';

export const fileTypes: Record<TemplateFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Part of the ETag: increase it when files look different. */
const LOOK = 3;
/** More than there are files; a file is made once, however many ask for it. */
const WAITING_MAX = 200;
/** Once all files are made, the thread and its fonts are not needed again. */
const IDLE_MS = 30_000;

/** A PDF takes a few tenths of a second of a core, which would hold up every other request. */
const render = threads<RenderJob, Uint8Array>(new URL('./render-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: WAITING_MAX,
  idleMs: IDLE_MS,
});

/** The files of templates, made on a thread of their own and kept by what they are made of. */
export function createTemplateFiles() {
  const kept = new Map<string, Promise<Buffer>>();

  function read(template: Template, format: TemplateFormat): Promise<Buffer> {
    const name = nameOf(template, format);
    const known = kept.get(name);
    if (known) return known;
    const made = render({ template, format }).then((bytes) => Buffer.from(bytes));
    kept.set(name, made);
    made.catch(() => kept.delete(name));
    return made;
  }

  return {
    read,
    etag: (template: Template, format: TemplateFormat) => `"${nameOf(template, format)}"`,
    /** Makes all files before they are asked for, one by one: one that is asked for comes next. */
    async prepare(templates: readonly Template[]): Promise<void> {
      for (const template of templates) {
        // A file that fails is made anew when it is asked for, which then says why.
        for (const format of templateFormats) await read(template, format).catch(() => {});
      }
    },
  };
}

const nameOf = ({ hash, language }: Template, format: TemplateFormat) =>
  createHash('sha256').update(`${LOOK} ${hash} ${language} ${format}`).digest('hex').slice(0, 32);
