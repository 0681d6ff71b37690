import { once } from 'node:events';
import net from 'node:net';

export interface Proxy {
  port: number;
  /** Drops all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Connections stay and requests arrive, but no answer comes back, as from a frozen server. */
  mute(): void;
  /** Undoes both. */
  restore(): Promise<void>;
  end(): Promise<void>;
}

/** A proxy in front of a server, which a test can break. */
export async function proxyTo(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<net.Socket>();
  let muted = false;
  const accept = (client: net.Socket) => {
    const upstream = net.connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (bytes) => upstream.write(bytes));
    upstream.on('data', (bytes) => !muted && client.write(bytes));
    client.on('close', () => [upstream.destroy(), sockets.delete(client)]);
    upstream.on('close', () => [client.destroy(), sockets.delete(upstream)]);
  };
  let server = await listen(accept, 0);
  const own = (server.address() as net.AddressInfo).port;

  async function cut(): Promise<void> {
    const closed = server.listening ? once(server, 'close') : undefined;
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  }

  return {
    port: own,
    cut,
    mute: () => {
      muted = true;
    },
    restore: async () => {
      muted = false;
      if (!server.listening) server = await listen(accept, own);
    },
    end: cut,
  };
}

async function listen(accept: (client: net.Socket) => void, port: number): Promise<net.Server> {
  const server = net.createServer(accept).listen(port, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
