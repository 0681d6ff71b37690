import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { tooLarge } from '#modules/files/uploads.ts';
import { invalidPayload } from './errors.ts';

/** Room for the text fields and the boundaries around a file of the largest size. */
const OVERHEAD_BYTES = 64 * 1024;
/** What is still read of a refused body, so that the sender gets to see the answer. */
const DRAIN_MAX_BYTES = 64 * 1024 * 1024;

const limits = {
  // One byte more, so that the count and not the parser says what is too large.
  fileSize: MAX_UPLOAD_BYTES + 1,
  files: 1,
  fields: 5,
  fieldSize: 2_000,
  parts: 6,
};

export interface Form {
  fields: Readonly<Record<string, string>>;
  file: MultipartFile;
}

/**
 * Reads the fields before the file and hands over with the first byte of it: who sends what, and
 * whether it is its turn, is settled before anything is stored. What comes after the file is not
 * looked at.
 *
 * @throws ApiError 400 without a file or form, 413 when the body says that it is too large
 */
export async function withForm<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (form: Form) => Promise<T>,
): Promise<T> {
  try {
    if (Number(request.headers['content-length'] ?? 0) > MAX_UPLOAD_BYTES + OVERHEAD_BYTES) {
      throw tooLarge();
    }
    return await work(await untilFile(request));
  } finally {
    drain(request, reply);
  }
}

async function untilFile(request: FastifyRequest): Promise<Form> {
  const fields: Record<string, string> = {};
  for await (const part of request.parts({ limits })) {
    if (part.type === 'file') return { fields, file: part };
    if (typeof part.value === 'string') fields[part.fieldname] = part.value;
  }
  throw invalidPayload('Bitte ein PDF Dokument auswählen', ['file']);
}

/** An answer that overtakes the body is lost on senders who are cut off while they still send. */
function drain(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.readableEnded) return;
  if (Number(request.headers['content-length'] ?? 0) > DRAIN_MAX_BYTES) {
    reply.header('connection', 'close');
    return;
  }
  request.raw.unpipe();
  request.raw.resume();
}

/** SHA-256, hex, of a file that is compared and not kept. @throws ApiError 413 */
export async function hashOf(file: MultipartFile): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of file.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES) throw tooLarge();
    hash.update(chunk);
  }
  return hash.digest('hex');
}
