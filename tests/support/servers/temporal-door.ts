import { once } from 'node:events';
import http2 from 'node:http2';
import type { AddressInfo } from 'node:net';

interface Door {
  cert: Buffer;
  key: Buffer;
  /** Who has signed the certificates of clients; without it nobody is asked for one. */
  clientCa?: Buffer;
  /** Whoever calls without it is refused. */
  apiKey?: string;
}

/** TLS in front of a Temporal server, as a managed one has it. */
export async function doorTo(address: string, { cert, key, clientCa, apiKey }: Door) {
  const asked = clientCa && { ca: clientCa, requestCert: true, rejectUnauthorized: true };
  const server = http2.createSecureServer({ cert, key, ...asked });
  const upstream = http2.connect(`http://${address}`);
  upstream.on('error', () => undefined);
  const sessions = new Set<http2.ServerHttp2Session>();
  const seen = { passed: 0, refused: 0 };
  server.on('session', (session: http2.ServerHttp2Session) => {
    sessions.add(session);
    session.on('error', () => undefined);
  });
  server.on('sessionError', () => undefined);
  server.on('stream', (stream: http2.ServerHttp2Stream, headers) => {
    stream.on('error', () => undefined);
    if (apiKey !== undefined && headers.authorization !== `Bearer ${apiKey}`) {
      seen.refused += 1;
      const refusal = { 'grpc-status': '16', 'grpc-message': 'Request unauthorized.' };
      const answer = { ':status': 200, 'content-type': 'application/grpc', ...refusal };
      stream.respond(answer, { endStream: true });
      return;
    }
    seen.passed += 1;
    forward(upstream, stream, headers);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `localhost:${(server.address() as AddressInfo).port}`,
    seen,
    async end() {
      upstream.destroy();
      for (const session of sessions) session.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

function forward(
  upstream: http2.ClientHttp2Session,
  stream: http2.ServerHttp2Stream,
  { ':authority': _authority, ':scheme': _scheme, ...headers }: http2.IncomingHttpHeaders,
): void {
  const forwarded = upstream.request(headers);
  forwarded.on('error', () => stream.close(http2.constants.NGHTTP2_INTERNAL_ERROR));
  stream.on('close', () => forwarded.close());
  let trailers: http2.IncomingHttpHeaders = {};
  forwarded.on('trailers', (found) => {
    trailers = found;
  });
  forwarded.on('response', (answer, flags) => {
    const isAll = (flags & http2.constants.NGHTTP2_FLAG_END_STREAM) !== 0;
    stream.respond(answer, isAll ? { endStream: true } : { waitForTrailers: true });
    if (!isAll) forwarded.pipe(stream);
  });
  stream.on('wantTrailers', () => stream.sendTrailers(trailers));
  stream.pipe(forwarded);
}
