import { createHash } from 'node:crypto';
import { type TemplateFormat, templateFormats } from '#domain/templates/categories.ts';
import { threads } from '../shared/threads.ts';
import { turns } from '../shared/turns.ts';
import type { RenderJob } from './render-worker.ts';
import type { Template } from './template.ts';

export const fileTypes: Record<TemplateFormat, string> = {
  pdf: 'application/pdf',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

/** Part of the ETag, to be increased when files look different. */
const LOOK = 3;
/** More than there are files; each is rendered once, however many people request it. */
const WAITING_MAX = 200;
/** Once all files are rendered, the thread and its fonts are no longer needed. */
const IDLE_MS = 30_000;

/** A PDF takes a few tenths of a second of a core, which would delay all other requests. */
const render = threads<RenderJob, Uint8Array>(new URL('./render-worker.ts', import.meta.url), {
  width: 1,
  maxWaiting: WAITING_MAX,
  idleMs: IDLE_MS,
});

/** Renders the files of templates on a thread of their own, and keeps them by their content. */
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
    /** Renders all files before anybody requests them, one by one; a requested file comes next. */
    async prepare(templates: readonly Template[]): Promise<void> {
      for (const template of templates) {
        // A failed file is rendered again on request, which then reports the error.
        for (const format of templateFormats) await read(template, format).catch(() => {});
      }
    },
  };
}

/** More of a person than she clicks in one go. */
const PERSON_MAX = 5;
const inTurn = turns(PERSON_MAX);

/**
 * Renders a template that was filled in for one person, and keeps it nowhere.
 *
 * @throws Busy while several of this person are waiting; Overloaded when too many are waiting
 */
export const renderFilled = async (job: RenderJob, person: string): Promise<Buffer> =>
  Buffer.from(await inTurn(person, () => render(job)));

const nameOf = ({ hash, language }: Template, format: TemplateFormat) =>
  createHash('sha256').update(`${LOOK} ${hash} ${language} ${format}`).digest('hex').slice(0, 32);
