import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startApi, type TestApi } from '../api.ts';

export interface HttpApi {
  api: TestApi;
  /** Origin of the site; the API is below `/api`. */
  origin: string;
  close(): Promise<void>;
}

/** The API on a port of its own, for clients that speak HTTP; every page of the site says "page". */
export async function startApiOverHttp(environment: Record<string, string> = {}): Promise<HttpApi> {
  let api: TestApi | undefined;
  const server = createServer((request, response) => {
    if (request.url?.startsWith('/api') && api) api.app.routing(request, response);
    else response.setHeader('content-type', 'text/html; charset=utf-8').end('page');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const started = await startApi({ ...environment, PUBLIC_URL: origin });
  api = started;
  return {
    api: started,
    origin,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await started.close();
    },
  };
}

/** `fetch` with cookies, as a browser has it on our own pages. */
export function browserFetch(): { fetch: typeof fetch; cookies: Map<string, string> } {
  const cookies = new Map<string, string>();
  const withCookies: typeof fetch = async (input, init) => {
    const headers = new Headers(init?.headers);
    const pairs = [...cookies].map(([name, value]) => `${name}=${value}`);
    if (pairs.length > 0) headers.set('cookie', pairs.join('; '));
    const response = await fetch(input, { ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/;\s*max-age=0\b/i.test(line)) cookies.delete(name);
      else cookies.set(name, value);
    }
    return response;
  };
  return { fetch: withCookies, cookies };
}
