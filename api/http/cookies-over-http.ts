import type { OutgoingHttpHeaders, Server, ServerResponse } from 'node:http';

const HOST = '__Host-';
const HTTP = 'http-';

/**
 * Safari's engine keeps no `Secure` cookies over plain http, not even from localhost, so nobody could log in to a
 * demo without TLS. There the cookies travel as `http-…` without `Secure`; all other code knows them as
 * `__Host-…`.
 */
export function sendCookiesOverHttp(server: Server): void {
  server.prependListener('request', ({ headers }, response) => {
    if (headers.cookie !== undefined) headers.cookie = received(headers.cookie);
    translateSetCookie(response);
  });
}

/** Removes cookies that a browser kept from a time with TLS, since no answer over http could. */
const received = (cookies: string): string =>
  cookies
    .split(/; */)
    .filter((cookie) => !cookie.startsWith(HOST))
    .map((cookie) => (cookie.startsWith(HTTP) ? HOST + cookie.slice(HTTP.length) : cookie))
    .join('; ');

/** A cookie under the name with which it travels. */
export const overHttp = (cookie: string): string =>
  cookie.startsWith(HOST) ? HTTP + cookie.slice(HOST.length) : cookie;

const sent = (cookie: string): string => overHttp(cookie).replace(/; *Secure\b/i, '');

/** Fastify passes the headers together with the head, and earlier for a stream. */
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
