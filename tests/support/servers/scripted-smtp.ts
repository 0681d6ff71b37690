import { createServer, type Socket } from 'node:net';

/** What the server answers to a command; undefined for a plain yes. */
export type Script = (command: string) => string | undefined;

/** A mail server that refuses what the script says; the others it takes. */
export async function scriptedSmtp(script: Script) {
  let answer = script;
  const taken: string[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => undefined);
    converse(socket, (command) => answer(command), taken);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port.');
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    /** Recipients whose mail was taken. */
    taken,
    answerWith(next: Script) {
      answer = next;
    },
    async close() {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function converse(socket: Socket, script: Script, taken: string[]): void {
  const say = (line: string) => socket.write(`${line}\r\n`);
  let recipient = '';
  let inData = false;
  let rest = '';
  say('220 test');
  socket.on('data', (chunk) => {
    const lines = `${rest}${chunk.toString('latin1')}`.split('\r\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (inData) {
        if (line !== '.') continue;
        inData = false;
        const refusal = script('.');
        if (!refusal) taken.push(recipient);
        say(refusal ?? '250 2.0.0 queued');
        continue;
      }
      const [, to] = /^RCPT TO:<([^>]+)>/i.exec(line) ?? [];
      if (to) recipient = to;
      const refusal = script(line);
      if (refusal) say(refusal);
      else if (/^DATA/i.test(line)) {
        inData = true;
        say('354 go on');
      } else if (/^QUIT/i.test(line)) socket.end('221 bye\r\n');
      else say('250 2.0.0 ok');
    }
  });
}
