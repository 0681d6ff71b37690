import { once } from 'node:events';
import {
  createServer,
  type IncomingMessage,
  type RequestOptions,
  request,
  type Server,
  type ServerResponse,
} from 'node:http';
import type { AddressInfo } from 'node:net';

export interface ReverseProxy {
  url: string;
  end(): Promise<void>;
}

/** What stands in front of a site in production: it adds the client to `X-Forwarded-For`. */
export async function reverseProxyTo(port: number): Promise<ReverseProxy> {
  const server = createServer((incoming, outgoing) => {
    const known = incoming.headers['x-forwarded-for'];
    const client = incoming.socket.remoteAddress ?? '';
    const forwarded = known === undefined ? client : `${known}, ${client}`;
    const headers = { ...incoming.headers, 'x-forwarded-for': forwarded };
    forward(incoming, outgoing, { port, headers }).on('error', () => outgoing.destroy());
  });
  return listening(server);
}

/** Passes a request on to a port of this machine, and its answer back. */
export function forward(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  options: RequestOptions,
) {
  const { method, url: path, headers } = incoming;
  const upstream = request({ host: '127.0.0.1', method, path, headers, ...options }, (answer) => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
    answer.pipe(outgoing);
  });
  return incoming.pipe(upstream);
}

/** A server on a free port of this machine. */
export async function listening(server: Server): Promise<ReverseProxy> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    end: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
