import { once } from 'node:events';
import { createServer, request } from 'node:http';
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
    const { method, url: path, headers } = incoming;
    const target = { host: '127.0.0.1', port, method, path };
    const upstream = request(
      { ...target, headers: { ...headers, 'x-forwarded-for': forwarded } },
      (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    upstream.on('error', () => outgoing.destroy());
    incoming.pipe(upstream);
  });
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
