import type { Routes, Uploads } from '#api/contract.gen.d.ts';
import { type ApiResponse, type Call, createCall, type DataOf } from '#web/kit/api/call.ts';

interface Refused {
  refused: { status: number; code: string; extensions: Record<string, unknown> };
}

/** As the API refuses a call, with facts beside the code. Status 0: the answer was lost. */
export const refused = (
  status: number,
  code: string,
  extensions: Record<string, unknown> = {},
): Refused => ({ refused: { status, code, extensions } });

interface Stale<Data> {
  stale: Data;
}

/** As the API answers while the read models have not come as far as was asked for. */
export const stale = <Data>(data: Data): Stale<Data> => ({ stale: data });

interface Listed<Rows> {
  listed: { data: Rows; meta: { total: number } & Readonly<Record<string, unknown>> };
}

/** The part of a list that a call asks for. */
export const partOf =
  <Row>(rows: readonly Row[]) =>
  ({ query: { limit = '100', offset = '0' } }: Pick<Sent, 'query'>): Listed<Row[]> => {
    const data = rows.slice(Number(offset), Number(offset) + Number(limit));
    return { listed: { data, meta: { total: rows.length } } };
  };

/** A list as the API answers it, with its length. */
export const listed = <Row>(...rows: Row[]): Listed<Row[]> => ({
  listed: { data: rows, meta: { total: rows.length } },
});

/** What was sent to the API, or would have been. */
export interface Sent {
  name: string;
  /** With the ids in it: `/foundations/…/timeline`. */
  path: string;
  query: Readonly<Record<string, string>>;
  headers: Record<string, string>;
  /** Parsed JSON, or the form with a file. */
  body: unknown;
}

type Request = Omit<Sent, 'name' | 'path' | 'query'>;

type Known = Routes & Uploads;
type Reply<Name extends keyof Known> =
  | DataOf<Name>
  | Listed<DataOf<Name>>
  | Stale<DataOf<Name>>
  | Refused;

/** What the API answers to the calls that a test needs: `{ 'GET /cart': () => cart }`. */
export type Answers = {
  [Name in keyof Known]?: (sent: Sent) => Reply<Name> | Promise<Reply<Name>>;
};

export interface StubbedApi {
  call: Call;
  /** Every call, in order. */
  sent: readonly Sent[];
  /** The calls of one name. */
  sentTo: (name: keyof Known) => readonly Sent[];
  /** Between the browser and the site. */
  connection: Connection;
}

interface Connection {
  lost: boolean;
  /** What is asked for is done, but no page hears of it. */
  answersLost?: boolean;
}

/** Calls of this test that had no answer: the product only takes them for an outage, and may wait for its end. */
export const unanswered: string[] = [];

/** That of the browser, which every test covers anew. */
const { fetch } = window;

/**
 * Answers in place of the API, both to what the browser sends and, through `call`, to what the server
 * of the site would send. What has no answer fails the test.
 */
export function stubApi(answers: Answers): StubbedApi {
  const sent: Sent[] = [];
  const connection: Connection = { lost: false };

  async function exchange(request: Request, method: string, path: string) {
    const name = nameOf(answers, method, path);
    const one = { ...request, name, path: path.replace(/\?.*/, ''), query: queryIn(path) };
    sent.push(one);
    const answer = Object.entries(answers).find(([key]) => key === name)?.[1];
    if (!answer) {
      unanswered.push(`${method} ${path}`);
      throw new Error(`There is no answer to ${method} ${path}.`);
    }
    return responseOf(await (answer as (sent: Sent) => unknown)(one));
  }

  window.fetch = async (input: RequestInfo | URL, init: RequestInit = {}) => {
    const address = String(input);
    if (!address.startsWith('/api/')) return fetch(input, init);
    if (connection.lost) throw new TypeError('Failed to fetch');
    const headers = Object.fromEntries(new Headers(init.headers));
    const request = { headers, body: bodyOf(init.body) };
    const answer = await exchange(request, init.method ?? 'GET', address.slice('/api'.length));
    if (answer.status === 0) throw new TypeError('Failed to fetch');
    const late: Record<string, string> = answer.stale ? { 'x-stale': 'true' } : {};
    return new Response(answer.body, { status: answer.status, headers: late });
  };
  const XMLHttpRequest = uploadOver(async (request, method, path) =>
    connection.lost ? undefined : exchange(request, method, path),
  );
  Object.assign(window, { XMLHttpRequest });
  return {
    call: createCall(({ method, path, headers, body }) =>
      exchange({ headers, body: bodyOf(body) }, method, path),
    ),
    sent,
    sentTo: (name) => sent.filter((one) => one.name === name),
    connection,
  };
}

const bodyOf = (body: unknown): unknown => (typeof body === 'string' ? JSON.parse(body) : body);

const queryIn = (path: string): Readonly<Record<string, string>> =>
  Object.fromEntries(new URLSearchParams(path.replace(/^[^?]*/, '')));

/** The name of the call with this address, such as `GET /orders/:id`. */
function nameOf(answers: Answers, method: string, path: string): string {
  const parts = path.replace(/\?.*/, '').split('/');
  const fits = (name: string) => {
    const [itsMethod, pattern = ''] = name.split(' ');
    const own = pattern.split('/');
    const same = own.every((part, index) => part.startsWith(':') || part === parts[index]);
    return itsMethod === method && own.length === parts.length && same;
  };
  return Object.keys(answers).find(fits) ?? `${method} ${path}`;
}

function responseOf(reply: unknown): ApiResponse {
  const rest = { statusText: '', retryAfter: null };
  const {
    refused: refusal,
    listed: list,
    stale: old,
  } = (reply ?? {}) as Partial<Refused & Listed<unknown> & Stale<unknown>>;
  if (old)
    return {
      ...rest,
      status: 200,
      stale: true,
      body: JSON.stringify({ data: old, meta: { total: 0 } }),
    };
  if (list) return { ...rest, status: 200, body: JSON.stringify(list) };
  if (refusal) {
    const { status, code, extensions } = refusal;
    const errors = [{ message: '', extensions: { ...extensions, code } }];
    // Without a status there was no answer at all.
    return { ...rest, status, body: status === 0 ? '' : JSON.stringify({ errors }) };
  }
  return { ...rest, status: 200, body: JSON.stringify({ data: reply }) };
}

type Exchange = (
  request: Request,
  method: string,
  path: string,
) => Promise<ApiResponse | undefined>;

/** Files are sent like this, since fetch does not report progress. */
const uploadOver = (exchange: Exchange) =>
  class extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = '';
    #to: [method: string, path: string] = ['', ''];
    #headers: Record<string, string> = {};

    open(method: string, address: string): void {
      this.#to = [method, address.slice('/api'.length)];
    }

    setRequestHeader(name: string, value: string): void {
      this.#headers[name] = value;
    }

    getResponseHeader(): null {
      return null;
    }

    async send(body: unknown): Promise<void> {
      const answer = await exchange({ headers: this.#headers, body }, ...this.#to);
      this.status = answer?.status ?? 0;
      this.responseText = answer?.body ?? '';
      this.dispatchEvent(new Event(this.status === 0 ? 'error' : 'load'));
    }
  };
