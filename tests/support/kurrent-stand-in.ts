import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';

/** Codes of gRPC that a server answers with. */
export type GrpcStatus = { code: number; message: string };

export interface StandIn {
  port: number;
  /** What every call gets from now on. */
  answer(status: GrpcStatus): void;
  end(): Promise<void>;
}

/**
 * Stands in for an event store that cannot be worked with: it answers every call with one status.
 * Anything beyond that is shown on a real server only.
 */
export async function kurrentStandIn(tls: boolean, first: GrpcStatus): Promise<StandIn> {
  let status = first;
  const sessions = new Set<http2.ServerHttp2Session>();
  const server = tls ? http2.createSecureServer(selfSigned) : http2.createServer();
  server.on('session', (session: http2.ServerHttp2Session) => {
    sessions.add(session);
    session.on('error', () => undefined);
  });
  server.on('sessionError', () => undefined);
  server.on('stream', (stream: http2.ServerHttp2Stream) => {
    stream.on('error', () => undefined);
    const { code, message } = status;
    stream.respond(
      {
        ':status': 200,
        'content-type': 'application/grpc',
        'grpc-status': String(code),
        'grpc-message': message,
      },
      { endStream: true },
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    answer: (next) => {
      status = next;
    },
    async end() {
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
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
