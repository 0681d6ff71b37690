import { v5 as uuidv5, validate } from 'uuid';
import { z } from 'zod';
import type { Contributions } from '#api/contract.gen.d.ts';
import { lineSchema } from '#domain/contributions/entering.ts';
import { ifShort } from '#domain/foreign-text.ts';
import { reportObstacleSchema } from '#domain/foundations/steps/obstacles.ts';
import { centsOf } from '#domain/pricing/price.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Call } from '../../kit/api/call.ts';
import { type FormOutcome, incomplete } from '../../kit/forms/form-outcome.ts';
import { refusalOf } from '../../kit/forms/refusal.ts';
import { type Fields, type FormRules, judge, type PostedFields } from '../../kit/forms/rules.ts';

export type EnteredLine = z.output<typeof lineSchema>;

/** A payment as it is typed. */
export const lineRules = {
  schema: lineSchema,
  payload: ({ amount = '', ...typed }) => ({ ...typed, amountCents: centsOf(amount.slice(0, 40)) }),
  inputs: { amountCents: 'amount' },
  problems: ({ amount = '', bookedOn = '', participantId = '' }: Fields) => {
    const today = dayKey(new Date().toISOString());
    return {
      ...(amount.trim() !== '' &&
        !(centsOf(amount.slice(0, 40)) > 0) && { amount: 'NOT_AN_AMOUNT' }),
      ...(bookedOn > today && { bookedOn: 'NOT_YET' }),
      ...(participantId === '' && { participantId: 'NOT_CHOSEN' }),
    };
  },
} satisfies FormRules<typeof lineSchema>;

/** The payments that whoever looks may replace. */
export const ownLines = ({
  shareholders,
  mayEnter,
  participantId: own,
}: Contributions): EnteredLine[] =>
  shareholders
    .filter(({ participantId }) => mayEnter === 'all' || participantId === own)
    .flatMap(({ participantId, lines }) =>
      lines.map(({ bookedOn, amountCents, payer }) => ({
        bookedOn,
        amountCents,
        payer,
        participantId,
      })),
    );

export const isSameLine = (one: EnteredLine, other: EnteredLine): boolean =>
  one.bookedOn === other.bookedOn &&
  one.amountCents === other.amountCents &&
  one.payer === other.payer &&
  one.participantId === other.participantId;

interface Sent {
  call: Call;
  id: string;
  fields: PostedFields;
}

/** What a form of the page asks for; undefined for none of them. */
export async function changeContributions(sent: Sent): Promise<FormOutcome | undefined> {
  const form = ifShort(sent.fields.form);
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

const removedSchema = lineSchema.extend({ amountCents: z.coerce.number().int() });

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
  const form = ifShort(fields.form) ?? '';
  const standing = await call('GET /foundations/:id/contributions', { params: { id } });
  if (!standing.ok) return refusalOf(standing, { form, typed: fields });
  const lines = change(ownLines(standing.data));
  const answer = await call('PUT /foundations/:id/contributions/lines', {
    params: { id },
    body: {
      lines,
      revision: Number(ifShort(fields.revision)),
      ...(offered !== undefined && { offered }),
    },
  });
  return answer.ok ? { ok: true, form } : refusalOf(answer, { form, typed: fields });
}

/** Reports an obstacle with the numbers, and waits until the formation shows it. */
async function report({ call, id, fields }: Sent): Promise<FormOutcome> {
  const { key = '', kind, note } = fields;
  const parsed = reportObstacleSchema.safeParse({ kind, note });
  const named = ifShort(key);
  if (!parsed.success || !named || !validate(named)) return { ...incomplete({}), form: 'report' };
  const answer = await call('POST /foundations/:id/commands/report-obstacle', {
    params: { id },
    body: parsed.data,
    idempotencyKey: uuidv5(parsed.data.kind, named),
  });
  if (!answer.ok) return refusalOf(answer, { form: 'report' });
  await call('GET /foundations/:id', { params: { id }, query: { after: answer.data.position } });
  return { ok: true, form: 'report' };
}
