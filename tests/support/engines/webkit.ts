import { type ChildProcess, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { freePort } from '#scripts/servers/ports.ts';
import type { Driver, Engine } from './engine.ts';

const ELEMENT = 'css selector';
const STARTS_WITHIN_MS = 20_000;

const [browser] = globSync('/usr/lib/*/webkit2gtk-4.*/MiniBrowser');
const [driverProgram] = globSync('/usr/bin/WebKitWebDriver');
const [screen] = globSync('/usr/bin/Xvfb');

/** WebKitGTK by the protocol of its own WebDriver, on a screen that nobody sees. */
export const webkit: Engine = {
  name: 'WebKitGTK',
  open: browser && driverProgram && screen ? () => open(browser, driverProgram, screen) : undefined,
};

async function open(binary: string, program: string, xvfb: string): Promise<Driver> {
  const { child: shown, display } = await startScreen(xvfb);
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: display },
    stdio: 'ignore',
  });
  const command = commandsOf(`http://127.0.0.1:${port}`);
  const options = { binary, args: ['--automation'] };
  const capabilities = { alwaysMatch: { 'webkitgtk:browserOptions': options } };
  const { sessionId } = await begin(() =>
    command<{ sessionId: string }>('POST', '/session', { capabilities }),
  );
  const session = `/session/${sessionId}`;
  await command('POST', `${session}/window/rect`, { width: 1_280, height: 900 });
  const elementAt = async (selector: string) => {
    const wanted = { using: ELEMENT, value: selector };
    const found = await command<Record<string, string>>('POST', `${session}/element`, wanted);
    return `${session}/element/${Object.values(found)[0]}`;
  };
  const type = async (selector: string, text: string) => {
    await command('POST', `${await elementAt(selector)}/value`, { text });
  };
  return {
    go: async (url) => void (await command('POST', `${session}/url`, { url })),
    run: (script, ...args) => command('POST', `${session}/execute/sync`, { script, args }),
    type,
    chooseFile: type,
    close: async () => {
      await command('DELETE', session).catch(() => undefined);
      child.kill();
      shown.kill();
    },
  };
}

const commandsOf =
  (base: string) =>
  async <Value>(method: string, path: string, body?: unknown): Promise<Value> => {
    const answer = await fetch(base + path, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: Value & { message?: string } };
    if (!answer.ok) throw new Error(value.message ?? `${method} ${path}: ${answer.status}`);
    return value;
  };

/** The driver listens a moment after it was started. */
async function begin<Value>(start: () => Promise<Value>): Promise<Value> {
  const end = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      return await start();
    } catch (error) {
      if (!(error instanceof TypeError) || Date.now() > end) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}

/** It chooses a number that is free, and names it. */
async function startScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1400x1000x24', '-nolisten', 'tcp'];
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  const number = await new Promise<string>((resolve, reject) => {
    child.stdio[3]?.once('data', (chunk: Buffer) => resolve(chunk.toString().trim()));
    child.once('exit', () => reject(new Error('Xvfb did not start.')));
  });
  return { child, display: `:${number}` };
}
