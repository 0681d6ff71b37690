import type { ReadStatement } from '#api/contract.gen.d.ts';
import { statementFaults } from '#domain/contributions/statement-faults.ts';
import { MAX_STATEMENT_BYTES } from '#domain/files/limits.ts';
import { postFile } from '../../kit/upload/upload.ts';

/** Why a file was not read; also the key of its text. */
const faults = [...statementFaults, 'size', 'other'] as const;
export type Fault = (typeof faults)[number];

interface Answer {
  data?: ReadStatement;
  errors?: { extensions?: { reason?: string } }[];
}

/** Has a statement read, of which nothing is kept. */
export async function readFile(
  foundationId: string,
  file: File,
): Promise<{ read: ReadStatement } | { fault: Fault }> {
  if (file.size > MAX_STATEMENT_BYTES) return { fault: 'size' };
  const { status, body } = await postFile({
    call: 'POST /foundations/:id/contributions/read',
    params: { id: foundationId },
    fields: [],
    file,
    key: crypto.randomUUID(),
    onProgress: () => undefined,
  });
  const { data, errors } = (body ?? {}) as Answer;
  if (status === 200 && data) return { read: data };
  if (status === 413) return { fault: 'size' };
  const reason = errors?.[0]?.extensions?.reason;
  return { fault: faults.find((known) => known === reason) ?? 'other' };
}
