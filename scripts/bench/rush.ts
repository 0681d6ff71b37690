import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

/**
 * Sends requests over this many connections, one at a time each. Plain sockets: an HTTP client
 * would take more time than the servers being measured.
 *
 * @param requestOf the text of a request, by the number of its connection
 * @returns milliseconds of each request
 */
export async function rush(
  port: number,
  { connections, requests }: { connections: number; requests: number },
  requestOf: (lane: number) => string,
): Promise<number[]> {
  const times: number[] = [];
  let left = requests;
  const run = async (_: unknown, lane: number) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay();
    await once(socket, 'connect');
    const request = requestOf(lane);
    while (left > 0) {
      left -= 1;
      const begun = performance.now();
      await exchange(socket, request);
      times.push(performance.now() - begun);
    }
    socket.destroy();
  };
  await Promise.all(Array.from({ length: connections }, run));
  return times;
}

export const getRequest = (path: string, token: string) =>
  `GET ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\nauthorization: Bearer ${token}\r\n\r\n`;

export function postRequest(path: string, body: unknown): string {
  const json = JSON.stringify(body);
  const length = Buffer.byteLength(json);
  return `POST ${path} HTTP/1.1\r\nhost: 127.0.0.1\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\n\r\n${json}`;
}

/** One request at a time per connection, so an answer ends where its body does. */
function exchange(socket: Socket, request: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let head = '';
    let left = Number.NaN;
    const settle = (outcome: () => void) => {
      socket.off('data', read);
      socket.off('close', lost);
      outcome();
    };
    const lost = () => settle(() => reject(new Error('The server closed the connection.')));
    const read = (chunk: Buffer) => {
      if (Number.isNaN(left)) {
        head += chunk.toString('latin1');
        const end = head.indexOf('\r\n\r\n');
        if (end < 0) return;
        const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1]);
        left = end + 4 + length - head.length;
      } else left -= chunk.length;
      if (left > 0) return;
      if (head.startsWith('HTTP/1.1 200 ')) settle(resolve);
      else settle(() => reject(new Error(head.slice(0, 400))));
    };
    socket.on('data', read);
    socket.on('close', lost);
    socket.write(request);
  });
}
