import { v5 as uuidv5, validate } from 'uuid';
import { z } from 'zod';
import { LINES_MAX, lineSchema } from '#domain/contributions/entering.ts';
import { ifShort } from '#domain/foreign-text.ts';
import { reportObstacleSchema } from '#domain/foundations/steps/obstacles.ts';
import type { Call } from '../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { type Fields, judge, type PostedFields } from '../../kit/forms/rules.ts';
import { type EnteredLine, isSameLine, lineRules, ownLines } from './lines.ts';

interface Sent {
  call: Call;
  id: string;
  fields: Fields;
}

/** None of the fields is long. */
const shortFields = (posted: PostedFields): Fields =>
  Object.fromEntries(Object.entries(posted).map(([name, text]) => [name, ifShort(text) ?? '']));

/** What a form of the page asks for; undefined for none of them. */
export async function changeContributions(
  call: Call,
  id: string,
  posted: PostedFields,
): Promise<FormOutcome | undefined> {
  const sent: Sent = { call, id, fields: shortFields(posted) };
  const { form } = sent.fields;
  if (form === 'add') return add(sent);
  if (form === 'remove') return remove(sent);
  if (form === 'offer') return replace(sent, (lines) => lines, sent.fields.offered === 'yes');
  return form === 'report' ? report(sent) : undefined;
}

function add(sent: Sent): Promise<FormOutcome> | FormOutcome {
  const { form: _form, revision: _, ...typed } = sent.fields;
  const judged = judge(lineRules, typed);
  if (!judged.ok) return { ...incomplete(judged.problems, typed), form: 'add' };
  return replace(sent, (lines) => [...lines, judged.data]);
}

// Whatever day it has, what stands there can be removed.
const removedSchema = lineSchema.extend({
  bookedOn: z.iso.date(),
  amountCents: z.coerce.number().int(),
});

function remove(sent: Sent): Promise<FormOutcome> | FormOutcome {
  const parsed = removedSchema.safeParse(sent.fields);
  if (!parsed.success) return { ...incomplete({}), form: 'remove' };
  return replace(sent, (lines) => {
    const at = lines.findIndex((line) => isSameLine(line, parsed.data));
    return lines.filter((_, index) => index !== at);
  });
}

/** Replaces what the page showed, unless somebody has changed it since. */
async function replace(
  { call, id, fields }: Sent,
  change: (lines: EnteredLine[]) => EnteredLine[],
  offered?: boolean,
): Promise<FormOutcome> {
  const { form = '', revision } = fields;
  const standing = await call('GET /foundations/:id/contributions', { params: { id } });
  if (!standing.ok) return refusalOf(standing, { form, typed: fields });
  const lines = change(ownLines(standing.data));
  if (lines.length > LINES_MAX) {
    return { ok: false, form, code: 'TOO_MANY_PAYMENTS', problems: {}, typed: fields };
  }
  const answer = await call('PUT /foundations/:id/contributions/lines', {
    params: { id },
    body: {
      lines,
      revision: Number(revision),
      ...(offered !== undefined && { offered }),
    },
  });
  return answer.ok ? { ok: true, form } : refusalOf(answer, { form, typed: fields });
}

/** Reports an obstacle with the numbers, and waits until the formation shows it. */
async function report({ call, id, fields }: Sent): Promise<FormOutcome> {
  const { key = '', kind, note } = fields;
  const parsed = reportObstacleSchema.safeParse({ kind, note });
  if (!parsed.success || !validate(key)) return { ...incomplete({}), form: 'report' };
  const answer = await call('POST /foundations/:id/commands/report-obstacle', {
    params: { id },
    body: parsed.data,
    idempotencyKey: uuidv5(parsed.data.kind, key),
  });
  if (!answer.ok) return refusalOf(answer, { form: 'report' });
  await call('GET /foundations/:id', { params: { id }, query: { after: answer.data.position } });
  return { ok: true, form: 'report' };
}
