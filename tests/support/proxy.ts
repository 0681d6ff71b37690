import { once } from 'node:events';
import net from 'node:net';

export interface Proxy {
  port: number;
  /** Drops all connections and accepts no new ones. */
  cut(): Promise<void>;
  /** Connections stay and requests arrive, but no answer comes back, as from a frozen server. */
  mute(): void;
  /** Nothing gets through, not even that a connection has ended: as from a network that is lost. */
  lose(): void;
  /** Undoes all of them. */
  restore(): Promise<void>;
  end(): Promise<void>;
}

/** A proxy in front of a server, which a test can break. */
export async function proxyTo(host: string, port: number): Promise<Proxy> {
  const sockets = new Set<net.Socket>();
  let muted = false;
  let lost = false;
  const accept = (client: net.Socket) => {
    const upstream = net.connect(port, host);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
    }
    client.on('data', (bytes) => !lost && upstream.write(bytes));
    upstream.on('data', (bytes) => !muted && !lost && client.write(bytes));
    const closed = (one: net.Socket, other: net.Socket) => {
      sockets.delete(one);
      if (!lost) other.destroy();
    };
    client.on('close', () => closed(client, upstream));
    upstream.on('close', () => closed(upstream, client));
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
    lose: () => {
      lost = true;
    },
    restore: async () => {
      muted = false;
      lost = false;
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
