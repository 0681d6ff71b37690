import { connect } from 'node:net';

/** What a server answers to these bytes, which need not be HTTP. */
export const rawAnswer = (port: number, bytes: string | Buffer): Promise<string> =>
  new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const socket = connect(port, '127.0.0.1', () => socket.end(bytes));
    socket.on('data', (chunk: Buffer) => chunks.push(chunk));
    socket.on('close', () => resolve(Buffer.concat(chunks).toString('utf8')));
    // A server may close before it has read everything; what it said before counts.
    socket.on('error', () => (chunks.length > 0 ? undefined : reject(new Error('No answer'))));
  });

/** Status and error code; fails for a body of another shape than all errors have. */
export function refusalIn(answer: string): [status: number, code: string] {
  const [head = '', body = ''] = answer.split('\r\n\r\n', 2);
  const status = Number(/^HTTP\/1\.1 (\d{3}) /.exec(head)?.[1]);
  const { errors } = JSON.parse(body) as {
    errors: { message: string; extensions: { code: string } }[];
  };
  if (errors.length !== 1 || !errors[0]?.message) throw new Error(`Not an error of ours: ${body}`);
  return [status, errors[0].extensions.code];
}
