import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- a test reads what it expects
  body: any;
}

export interface Person {
  get(path: string): Promise<Answer>;
  /** Repeats with the same key until the answer is not 503, for up to 5 minutes. */
  send(path: string, body: unknown, key?: string): Promise<Answer>;
  upload(path: string, fields: Record<string, string>, file: Buffer, key?: string): Promise<Answer>;
}

const PATIENCE_MS = 300_000;
const ONE_TRY_MS = 20_000;

/** Somebody with an account, acting over HTTP and retrying as patiently as a person would. */
export async function logIn(site: string, email: string, password: string): Promise<Person> {
  let token = '';
  const logInAgain = async () => {
    const body = JSON.stringify({ email, password });
    const headers = { 'content-type': 'application/json' };
    const answer = await patiently(`${site}/api/auth/login`, () => ({
      method: 'POST',
      headers,
      body,
    }));
    if (answer.status !== 200) throw new Error(`${email} cannot log in: ${answer.status}`);
    token = answer.body.data.access_token;
  };
  await logInAgain();
  const call = async (path: string, make: () => RequestInit): Promise<Answer> => {
    const once = () =>
      patiently(`${site}/api${path}`, () => {
        const init = make();
        return { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } };
      });
    const answer = await once();
    if (answer.status !== 401) return answer;
    await logInAgain();
    return once();
  };
  return {
    get: (path) => call(path, () => ({ method: 'GET' })),
    send: (path, body, key = randomUUID()) =>
      call(path, () => ({
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      })),
    upload: (path, fields, file, key = randomUUID()) =>
      call(path, () => ({
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: form(fields, file),
      })),
  };
}

/** Text fields before the file, as the routes require. */
export function form(fields: Record<string, string>, file: Buffer): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'datei.pdf');
  return data;
}

/** Retries while the server is down or answers 503. @throws Error after 5 minutes */
export async function patiently(url: string, make: () => RequestInit): Promise<Answer> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await attempt(url, make());
    if (answer && answer.status !== 503) return answer;
    if (Date.now() > deadline) throw new Error(`${url} does not answer (${answer?.status})`);
    await sleep(300);
  }
}

async function attempt(url: string, init: RequestInit): Promise<Answer | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ONE_TRY_MS) });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    return { status: response.status, body: isJson && text ? JSON.parse(text) : text };
  } catch {
    // Refused or broken connection: the server may or may not have received the command.
    return undefined;
  }
}
