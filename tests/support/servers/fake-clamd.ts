import { mkdtemp } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface FakeClamd {
  socket: string;
  /** Its verdict from now on. */
  answer(line: string): void;
  close(): void;
}

/** Speaks clamd's INSTREAM: chunks prefixed by their length, a zero length ends the file. */
export async function fakeClamd(): Promise<FakeClamd> {
  const socket = join(await mkdtemp(join(tmpdir(), 'clamd-')), 'clamd.sock');
  let line = '';
  const server = createServer((connection) => {
    let seen = Buffer.alloc(0);
    connection.on('error', () => undefined);
    connection.on('data', (chunk: Buffer) => {
      seen = Buffer.concat([seen, chunk]);
      if (seen.includes('PING')) connection.end('PONG\n');
      else if (seen.subarray(-4).equals(Buffer.alloc(4))) connection.end(`${line}\0`);
    });
  });
  await new Promise<void>((resolve) => server.listen(socket, resolve));
  return {
    socket,
    answer: (next) => {
      line = next;
    },
    close: () => server.close(),
  };
}
