import type { OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';

const HOST = '__Host-';
const HTTP = 'http-';

/**
 * Safari's engine keeps no `Secure` cookie on plain http, not even from localhost, so nobody could log
 * in to a demo without TLS. There the cookies travel as `http-…` and without `Secure`; all other code
 * knows them by their names with `__Host-`.
 */
export function sendCookiesOverHttp(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    if (headers.cookie !== undefined) headers.cookie = received(headers.cookie);
    translateSetCookie(response);
  });
}

/** What a browser has kept from a time with TLS is not ours: nothing could remove it. */
const received = (cookies: string): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(HOST))
    .map((cookie) => (cookie.startsWith(HTTP) ? HOST + cookie.slice(HTTP.length) : cookie))
    .join('; ');

/** A cookie with its name as it travels. */
export const overHttp = (cookie: string): string =>
  cookie.startsWith(HOST) ? HTTP + cookie.slice(HOST.length) : cookie;

const sent = (cookie: string): string => overHttp(cookie).replace(/; *Secure\b/i, '');

/** Fastify hands the headers over with the head, those of a stream before. */
function translateSetCookie(response: ServerResponse): void {
  const writeHead = response.writeHead.bind(response);
  const translated = (status: number, headers: OutgoingHttpHeaders = {}) => {
    const { 'set-cookie': own, ...others } = headers;
    const cookies = own ?? response.getHeader('set-cookie');
    if (cookies === undefined) return writeHead(status, headers);
    response.setHeader('set-cookie', [cookies].flat().map(String).map(sent));
    return writeHead(status, others);
  };
  response.writeHead = translated as typeof response.writeHead;
}
