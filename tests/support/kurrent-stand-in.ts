import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';

/** A code of gRPC that a server answers with, or the bytes of an answer. */
export type Answer = { code: number; message: string } | Uint8Array;

export interface StandIn {
  port: number;
  /** Paths of the calls so far. */
  calls: string[];
  /** What came with them, as it was sent. */
  bodies: string[];
  end(): Promise<void>;
}

/**
 * Stands in for an event store: every call gets an answer that was written down before. What a real
 * server does is shown on a real server only.
 */
export async function kurrentStandIn(
  tls: boolean | { cert: Buffer; key: Buffer },
  answerTo: (path: string) => Answer,
  /** Of plain HTTP, by path. */
  statusOf: (path: string) => number = () => 404,
): Promise<StandIn> {
  const calls: string[] = [];
  const bodies: string[] = [];
  const sessions = new Set<http2.ServerHttp2Session>();
  const server = tls
    ? http2.createSecureServer({ ...(tls === true ? selfSigned : tls), allowHTTP1: true })
    : http2.createServer();
  server.on('session', (session: http2.ServerHttp2Session) => {
    sessions.add(session);
    session.on('error', () => undefined);
  });
  server.on('sessionError', () => undefined);
  server.on('request', (request: http2.Http2ServerRequest, answer: http2.Http2ServerResponse) => {
    if (request.httpVersionMajor > 1) return;
    calls.push(request.url);
    request.on('data', (chunk: Buffer) => bodies.push(chunk.toString('latin1')));
    request.on('end', () => answer.writeHead(statusOf(request.url)).end());
  });
  // Node would answer streams by way of requests, too.
  server.removeAllListeners('stream');
  server.on('stream', (stream: http2.ServerHttp2Stream, headers) => {
    stream.on('error', () => undefined);
    const path = String(headers[':path']);
    calls.push(path);
    stream.on('data', (chunk: Buffer) => bodies.push(chunk.toString('latin1')));
    respond(stream, answerTo(path));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    calls,
    bodies,
    async end() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function respond(stream: http2.ServerHttp2Stream, answer: Answer): void {
  const headers = { ':status': 200, 'content-type': 'application/grpc' };
  if (!(answer instanceof Uint8Array)) {
    const { code, message } = answer;
    const status = { 'grpc-status': String(code), 'grpc-message': message };
    stream.respond({ ...headers, ...status }, { endStream: true });
    return;
  }
  stream.respond(headers, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  // The answer is sent once the request is there, as a server would.
  stream.resume();
  stream.on('end', () => {
    const prefix = Buffer.alloc(5);
    prefix.writeUInt32BE(answer.length, 1);
    stream.end(Buffer.concat([prefix, answer]));
  });
}

/** For servers of tests: a certificate for 127.0.0.1 that nobody trusts, valid until 2126. */
const selfSigned = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgunoOaI2L1p2ztXj3
Md0JH1FFvmGwMkUKy80j/EWu1bShRANCAATNEGnZZv4Foh2B6kJJi6q8EaQ4sD26
Z33gnFDfRq4C5EoYr9gJq0BViQSgkCHoSAfiAWN77VXTochAQEVwC1P/
-----END PRIVATE KEY-----
`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBmjCCAUGgAwIBAgIUbUKKYUAz+wGcsDf3TC51OGIxyPswCgYIKoZIzj0EAwIw
FDESMBAGA1UEAwwJbG9jYWxob3N0MCAXDTI2MTEyMTE5MTA1MFoYDzIxMjYxMDI4
MTkxMDUwWjAUMRIwEAYDVQQDDAlsb2NhbGhvc3QwWTATBgcqhkjOPQIBBggqhkjO
PQMBBwNCAATNEGnZZv4Foh2B6kJJi6q8EaQ4sD26Z33gnFDfRq4C5EoYr9gJq0BV
iQSgkCHoSAfiAWN77VXTochAQEVwC1P/o28wbTAdBgNVHQ4EFgQUYno7dEhsv8U/
BxPnXsmxYrTpFKMwHwYDVR0jBBgwFoAUYno7dEhsv8U/BxPnXsmxYrTpFKMwDwYD
VR0TAQH/BAUwAwEB/zAaBgNVHREEEzARhwR/AAABgglsb2NhbGhvc3QwCgYIKoZI
zj0EAwIDRwAwRAIgDrw9ARSBsdecWUXlhtkxiZJxZEgAwxAnkTZO0ygJx8MCIGF9
H8ZwJNhUj0Of0JKrBQJHfQ6wrH5WdoSPn8Lr4PgU
-----END CERTIFICATE-----
`,
};
