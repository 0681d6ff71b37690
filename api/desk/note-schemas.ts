import { z } from 'zod';
import { noteSchema, phoneCallSchema } from '#domain/desk/notes.ts';
import { instant, named, uuid } from '#domain/wire.ts';
import { declareCalls } from '../http/calls.ts';
import { keyHeaders } from '../http/requests.ts';
import { data, ofId } from '../http/schemas.ts';

const trace = z.object({ at: instant, by: named });

/** What the team has written down. A call may have no words; what was removed has none. */
export const noteView = z.object({
  id: uuid,
  author: named,
  writtenAt: instant,
  text: z.string().nullable(),
  call: phoneCallSchema.omit({ text: true }).extend({ at: instant }).nullable(),
  /** Colleagues whom it names. */
  mentions: z.array(named),
  changed: trace.nullable(),
  removed: trace.nullable(),
});

const ofNote = ofId.extend({ noteId: z.string() });
const written = { 200: data(z.object({ id: uuid })) };

export const noteCalls = declareCalls({
  'GET /admin/foundations/:id/notes': {
    access: 'foundations.read',
    params: ofId,
    answers: { 200: data(z.array(noteView)) },
  },
  'POST /admin/foundations/:id/notes': {
    access: 'foundations.note',
    params: ofId,
    headers: keyHeaders,
    body: noteSchema,
    answers: written,
  },
  'PATCH /admin/foundations/:id/notes/:noteId': {
    access: 'foundations.note',
    params: ofNote,
    body: noteSchema,
    answers: written,
  },
  'DELETE /admin/foundations/:id/notes/:noteId': {
    access: 'foundations.note',
    params: ofNote,
    answers: written,
  },
});
