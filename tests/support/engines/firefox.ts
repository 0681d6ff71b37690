import { spawn } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Driver, Engine } from './engine.ts';

const [program] = [...globSync('/usr/bin/firefox-esr'), ...globSync('/usr/bin/firefox')];

/** Firefox by WebDriver BiDi, which it speaks itself. */
export const firefox: Engine = {
  name: 'Firefox',
  open: program ? () => open(program) : undefined,
};

async function open(binary: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'siebenschritt-firefox-'));
  const args = ['--headless', '--no-remote', '--remote-debugging-port=0', '--profile', profile];
  const size = ['--width=1280', '--height=900'];
  const child = spawn(binary, [...args, ...size, 'about:blank'], {
    env: { ...process.env, HOME: profile },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const server = await new Promise<string>((resolve, reject) => {
    let output = '';
    child.stderr.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      const [, found] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? [];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`Firefox did not start:\n${output}`)));
  });
  const { send, close } = await connect(`${server}/session`);
  await send('session.new', { capabilities: {} });
  const { contexts } = await send<{ contexts: [{ context: string }] }>(
    'browsingContext.getTree',
    {},
  );
  const [{ context }] = contexts;
  return {
    ...driverOf(context, send),
    close: async () => {
      await send('session.end', {}).catch(() => undefined);
      close();
      const ended = new Promise((resolve) => child.once('exit', resolve));
      child.kill();
      await ended;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

type Send = <Result>(method: string, params: object) => Promise<Result>;

interface Evaluated {
  type: string;
  result: { value?: string; sharedId?: string };
  exceptionDetails?: { text: string };
}

function driverOf(context: string, send: Send): Omit<Driver, 'close'> {
  const call = async (body: string, values: unknown[], awaited: 'json' | 'node') => {
    const told = values.map((value) => JSON.stringify(value)).join(', ');
    const run = `((function () { ${body} })(${told}))`;
    const answer = await send<Evaluated>('script.evaluate', {
      expression: awaited === 'json' ? `JSON.stringify(${run} ?? null)` : run,
      target: { context },
      awaitPromise: false,
      userActivation: true,
    });
    if (answer.exceptionDetails) throw new Error(answer.exceptionDetails.text);
    return answer.result;
  };
  const run = async <Result>(body: string, ...values: unknown[]) => {
    const { value = 'null' } = await call(body, values, 'json');
    return JSON.parse(value) as Result;
  };
  return {
    go: async (url) =>
      void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    run,
    type: async (selector, text) => {
      await run('document.querySelector(arguments[0]).focus()', selector);
      const keys = [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      const actions = [{ type: 'key', id: 'keyboard', actions: keys }];
      await send('input.performActions', { context, actions });
    },
    chooseFile: async (selector, path) => {
      const body = 'return document.querySelector(arguments[0])';
      const { sharedId } = await call(body, [selector], 'node');
      await send('input.setFiles', { context, element: { sharedId }, files: [path] });
    },
  };
}

/** Commands over one connection, each answered by its number. */
async function connect(url: string): Promise<{ send: Send; close: () => void }> {
  const socket = new WebSocket(url);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, (answer: BidiAnswer) => void>();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as BidiAnswer;
    waiting.get(answer.id)?.(answer);
    waiting.delete(answer.id);
  });
  const send: Send = (method, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      waiting.set(last, ({ type, result, message }) =>
        type === 'success' ? resolve(result as never) : reject(new Error(`${method}: ${message}`)),
      );
      socket.send(JSON.stringify({ id: last, method, params }));
    });
  return { send, close: () => socket.close() };
}

interface BidiAnswer {
  id: number;
  type: 'success' | 'error';
  result: unknown;
  message?: string;
}
