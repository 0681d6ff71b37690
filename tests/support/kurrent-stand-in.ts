import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';
import { selfSigned } from './self-signed.ts';

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
