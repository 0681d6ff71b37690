import type { Uploads } from '#api/contract.gen.d.ts';
import { MAX_UPLOAD_BYTES } from '#domain/files/limits.ts';
import { browserCall } from '../api/browser-call.ts';
import { type CallArguments, pathOf } from '../api/call.ts';

/** Why a file was not accepted; also the key of its text. */
export type UploadProblem =
  | 'empty'
  | 'size'
  | 'type'
  | 'damaged'
  | 'encrypted'
  | 'tooManyPages'
  | 'tooComplex'
  | 'preceded'
  | 'unsafe'
  | 'severalFiles'
  | 'photo'
  | 'infected'
  | 'notItsTurn'
  | 'session'
  | 'tooMany'
  | 'unavailable'
  | 'network'
  | 'unknown';

/** The file that this one is the same as. */
export type SameFile = NonNullable<
  Extract<Uploads['POST /foundations/:id/documents']['answer'], { data: object }>['data']['sameAs']
>;

/** What an attempt came to. `later`: stored, ask for this command's outcome. */
export type UploadAnswer =
  /** `same`: this very file has come before. */
  | { state: 'received'; same?: SameFile }
  | { state: 'later'; commandId: string }
  | { state: 'refused'; problem: UploadProblem };

/** Checks in the browser; the server checks again. */
export async function problemOf(file: File): Promise<UploadProblem | undefined> {
  if (file.size === 0) return 'empty';
  if (file.size > MAX_UPLOAD_BYTES) return 'size';
  const head = new TextDecoder('latin1').decode(await file.slice(0, 5).arrayBuffer());
  return head === '%PDF-' ? undefined : 'type';
}

/** By its type, or where the system knows none, by its name. */
export const isPhoto = ({ type, name }: File): boolean =>
  type.startsWith('image/') || /\.(jpe?g|png|heic|heif|webp)$/i.test(name);

type Taken = { file: File; photos: number } | { problem: UploadProblem };

/** One PDF, or photos of its pages, of which it makes one. */
export async function takeFile(files: readonly [File, ...File[]]): Promise<Taken> {
  const photos = files.every(isPhoto) ? files.length : 0;
  if (photos === 0 && files.length > 1) return { problem: 'severalFiles' };
  // What only those need who have photos is loaded by them alone.
  const file = photos ? await (await import('./photos.ts')).pdfOfPhotos(files) : files[0];
  if (!file) return { problem: 'photo' };
  const problem = await problemOf(file);
  return problem ? { problem } : { file, photos };
}

export type FormField = readonly [name: string, value: string];

interface PostOptions<Name extends keyof Uploads> {
  call: Name;
  params: Uploads[Name]['params'] & (Record<string, string> | undefined);
  /** Sent before the file, in this order: the server checks them before storing anything. */
  fields: readonly FormField[];
  file: File;
  /** Sent after it. */
  more?: readonly (readonly [name: string, file: File])[];
  key: string;
  onProgress: (percent: number) => void;
}

export interface Posted {
  /** 0 when the server could not be reached. */
  status: number;
  /** Parsed JSON, null for anything else. */
  body: unknown;
  retryAfter: string | null;
}

/** XMLHttpRequest, since fetch does not report upload progress. */
export function postFile<Name extends keyof Uploads>(options: PostOptions<Name>): Promise<Posted> {
  const { call, params, fields, file, more = [], key, onProgress } = options;
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  form.append('file', file);
  for (const [name, other] of more) form.append(name, other);
  const request = new XMLHttpRequest();
  request.open('POST', `/api${pathOf(call.slice('POST '.length), params)}`);
  request.setRequestHeader('idempotency-key', key);
  request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
    if (lengthComputable && total > 0) onProgress(Math.floor((loaded / total) * 100));
  });
  return new Promise((resolve) => {
    const lost = () => resolve({ status: 0, body: null, retryAfter: null });
    request.addEventListener('error', lost);
    request.addEventListener('timeout', lost);
    request.addEventListener('load', () => {
      const { status, responseText } = request;
      const retryAfter = request.getResponseHeader('retry-after');
      resolve({ status, body: parse(responseText), retryAfter });
    });
    request.send(form);
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

interface Body {
  data?: { commandId?: string; sameAs?: SameFile };
  errors?: { extensions?: { reason?: string } }[];
}

export function answerOf({ status, body }: Posted): UploadAnswer {
  const { data, errors } = (body ?? {}) as Body;
  if (status === 202 && data?.commandId) return { state: 'later', commandId: data.commandId };
  if (status >= 200 && status < 300) {
    return { state: 'received', ...(data?.sameAs && { same: data.sameAs }) };
  }
  return { state: 'refused', problem: problemFor(status, errors?.[0]?.extensions?.reason) };
}

const problems: Readonly<Record<number, UploadProblem>> = {
  0: 'network',
  401: 'session',
  403: 'session',
  404: 'session',
  409: 'notItsTurn',
  413: 'size',
  429: 'tooMany',
  502: 'unavailable',
  503: 'unavailable',
  504: 'unavailable',
};

function problemFor(status: number, reason: string | undefined): UploadProblem {
  if (status !== 415) return problems[status] ?? 'unknown';
  return faults[reason ?? ''] ?? 'type';
}

/** The API's reasons for refusing a file. */
const faults: Readonly<Record<string, UploadProblem>> = {
  empty: 'empty',
  damaged: 'damaged',
  unreadable: 'damaged',
  encrypted: 'encrypted',
  'too-many-pages': 'tooManyPages',
  'too-complex': 'tooComplex',
  'not-at-start': 'preceded',
  'active-content': 'unsafe',
  infected: 'infected',
};

/** Sending the same file again cannot help. */
const ofTheFile: readonly UploadProblem[] = [
  'empty',
  'size',
  'type',
  'photo',
  ...Object.values(faults),
];
export const isOfTheFile = (problem: UploadProblem) => ofTheFile.includes(problem);

type Outcomes =
  | 'GET /foundations/:id/commands/:command'
  | 'GET /upload-links/uploads/:commandId'
  | 'GET /rooms/:id/commands/:commandId';

/** The outcome of a file that was stored first; null while undecided. */
export async function askOutcome<Name extends Outcomes>(
  ...asked: [name: Name, ...CallArguments<Name>]
): Promise<UploadAnswer | null> {
  const answer = await browserCall(...asked);
  if (!answer.ok) return null;
  const { state } = answer.data;
  if (state === 'accepted') return { state: 'received' };
  return state === 'refused' ? { state: 'refused', problem: 'notItsTurn' } : null;
}
