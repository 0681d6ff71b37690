import { createHash } from 'node:crypto';
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { type ForeignText, foreign } from '#domain/foreign-text.ts';
import { FileRefused } from '#modules/files/uploads.ts';
import { invalidPayload } from './errors.ts';
import { toFileError } from './file-errors.ts';

/** Room for text fields and boundaries around a file of the largest size. */
const OVERHEAD_BYTES = 64 * 1024;
/** A larger body is not read to its end: the sender loses the connection, and perhaps the answer. */
const DRAIN_MAX_BYTES = 64 * 1024 * 1024;

export interface FileRules {
  maxBytes: number;
  tooLarge: () => Error;
  /** Message for a form without a file. */
  missing: string;
  /** Most files of a form; 1 by default. */
  files?: number;
}

export const pdfs: FileRules = {
  maxBytes: MAX_UPLOAD_BYTES,
  tooLarge: () => new FileRefused('too-large'),
  missing: 'The form has no PDF.',
};

/** Room for every form there is. */
const FIELDS = 16;

const limitsOf = ({ maxBytes, files = 1 }: FileRules) => ({
  // One byte more, so that our own count refuses the file rather than the parser.
  fileSize: maxBytes + 1,
  files,
  fields: FIELDS,
  fieldSize: 2_000,
  parts: FIELDS + files,
});

export const fileNameOf = ({ filename }: MultipartFile): ForeignText => foreign(filename);

export interface Form {
  fields: Readonly<Record<string, ForeignText>>;
  file: MultipartFile;
  /** The file after it, once `file` is read to its end; undefined where there is none. */
  nextFile(): Promise<MultipartFile | undefined>;
}

/**
 * Reads the fields and calls `work` as soon as the file begins, so that it can refuse the sender
 * before anything is stored. Fields after the file are ignored.
 *
 * @throws ApiError 400 without a file or form, 413, 415 or 503 for a file that was not stored
 */
export async function withForm<T>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: (form: Form) => Promise<T>,
  rules = pdfs,
): Promise<T> {
  try {
    const most = rules.maxBytes * (rules.files ?? 1) + OVERHEAD_BYTES;
    if (Number(request.headers['content-length'] ?? 0) > most) {
      throw rules.tooLarge();
    }
    return await work(await readUntilFile(request, rules));
  } catch (error) {
    if (isBrokenForm(error)) throw invalidPayload('The body cannot be read');
    throw toFileError(error) ?? error;
  } finally {
    drain(request, reply);
  }
}

/** Errors of the parser have no code; only their messages tell. */
const isBrokenForm = (error: unknown): boolean =>
  error instanceof Error && /end of multipart data|^The needle cannot/.test(error.message);

async function readUntilFile(request: FastifyRequest, rules: FileRules): Promise<Form> {
  const fields: Record<string, ForeignText> = {};
  const parts = request.parts({ limits: limitsOf(rules) });
  const nextFile = async (): Promise<MultipartFile | undefined> => {
    for (;;) {
      // A loop over the parts would close them with the first file.
      const { value: part, done } = await parts.next();
      if (done) return undefined;
      if (part.type === 'file') return part;
      if (typeof part.value === 'string') fields[part.fieldname] = foreign(part.value);
    }
  };
  const file = await nextFile();
  if (!file) throw invalidPayload(rules.missing, ['file']);
  return { fields, file, nextFile };
}

/** Reads the rest of the body: senders who are cut off earlier may never see the answer. */
function drain(request: FastifyRequest, reply: FastifyReply): void {
  if (request.raw.readableEnded) return;
  if (Number(request.headers['content-length'] ?? 0) > DRAIN_MAX_BYTES) {
    reply.header('connection', 'close');
    return;
  }
  request.raw.unpipe();
  // A chunked body does not announce its length.
  let left = DRAIN_MAX_BYTES;
  request.raw.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) request.raw.destroy();
  });
  request.raw.resume();
}

/**
 * SHA-256, hex, of a file that is not stored.
 *
 * @throws FileRefused for a file that is too large
 */
export async function hashOf(file: MultipartFile): Promise<string> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const chunk of file.file as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_UPLOAD_BYTES) throw new FileRefused('too-large');
    hash.update(chunk);
  }
  return hash.digest('hex');
}
