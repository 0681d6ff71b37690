import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Answered, type ApiResponse, type Call, createCall } from '#web/kit/api/call.ts';

export interface Answer {
  status: number;
  // oxlint-disable-next-line typescript/no-explicit-any -- tests read the fields they expect
  body: any;
}

export interface Person {
  /** Calls the API, and repeats with the same key while the answer is 503, for up to 5 minutes. */
  call: Call;
  /** Calls any path in the same way, for tests of answers outside the contract. */
  get(path: string): Promise<Answer>;
  send(path: string, body: unknown, key?: string): Promise<Answer>;
  upload(path: string, fields: Record<string, string>, file: Buffer, key?: string): Promise<Answer>;
}

const PATIENCE_MS = 300_000;
const ONE_TRY_MS = 20_000;

/** Calls the API at an address as a visitor, as patiently as a person would. */
export const visitorOf = (site: string): Call =>
  createCall(({ path, method, headers, body = null }) =>
    patiently(`${site}/api${path}`, () => ({ method, headers, body })),
  );

/** The data of an answer. @throws Error that says why there are none */
export function dataOf<Data>(answer: Answered<Data>): Data {
  if (!answer.ok) throw new Error(`refused: ${JSON.stringify(answer)}`);
  return answer.data;
}

/** @throws Error unless the password is right */
export async function accessTokenOf(site: string, email: string, password: string) {
  const answer = await visitorOf(site)('POST /auth/login', { body: { email, password } });
  const token = answer.ok ? answer.data.access_token : undefined;
  if (token === undefined) throw new Error(`${email} cannot log in: ${answer.status}`);
  return token;
}

/** A person with an account who acts over HTTP, and retries as patiently as people do. */
export async function logIn(site: string, email: string, password: string): Promise<Person> {
  let token = await accessTokenOf(site, email, password);
  const request = async (path: string, make: () => RequestInit): Promise<ApiResponse> => {
    const once = () =>
      patiently(`${site}/api${path}`, () => {
        const init = make();
        return { ...init, headers: { ...init.headers, authorization: `Bearer ${token}` } };
      });
    const answer = await once();
    if (answer.status !== 401) return answer;
    token = await accessTokenOf(site, email, password);
    return once();
  };
  const raw = async (path: string, make: () => RequestInit): Promise<Answer> => {
    const { status, body } = await request(path, make);
    return { status, body: read(body) };
  };
  return {
    call: createCall(({ path, method, headers, body = null }) => {
      const sent = method === 'GET' ? headers : { 'idempotency-key': randomUUID(), ...headers };
      return request(path, () => ({ method, headers: sent, body }));
    }),
    get: (path) => raw(path, () => ({ method: 'GET' })),
    send: (path, body, key = randomUUID()) =>
      raw(path, () => ({
        method: 'POST',
        headers: { 'content-type': 'application/json', 'idempotency-key': key },
        body: JSON.stringify(body),
      })),
    upload: (path, fields, file, key = randomUUID()) =>
      raw(path, () => ({
        method: 'POST',
        headers: { 'idempotency-key': key },
        body: form(fields, file),
      })),
  };
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Builds a form with its text fields before the file, as the routes require. */
export function form(fields: Record<string, string>, file: Buffer): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.append(name, value);
  data.append('file', new Blob([new Uint8Array(file)], { type: 'application/pdf' }), 'datei.pdf');
  return data;
}

interface Response extends ApiResponse {
  /** The cookies that it sets. */
  cookies: string[];
}

/** Retries while the server is down or answers 503. @throws Error after 5 minutes */
export async function patiently(url: string, make: () => RequestInit): Promise<Response> {
  const deadline = Date.now() + PATIENCE_MS;
  for (;;) {
    const answer = await attempt(url, make());
    if (answer && answer.status !== 503) return answer;
    if (Date.now() > deadline) throw new Error(`${url} does not answer (${answer?.status})`);
    await sleep(300);
  }
}

async function attempt(url: string, init: RequestInit): Promise<Response | undefined> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(ONE_TRY_MS) });
    const { status, statusText, headers } = response;
    const retryAfter = headers.get('retry-after');
    const cookies = headers.getSetCookie();
    return { status, statusText, retryAfter, cookies, body: await response.text() };
  } catch {
    // The connection was refused or broke: the server may or may not have received the command.
    return undefined;
  }
}
