import { Problem } from './runtime/progress.ts';
import { useKeptServers } from './servers/kept-servers.ts';
import type { BrowserSystem } from './testing/browser-tests.ts';
import { runTool } from './testing/steps.ts';

/**
 * `npm run test:one -- <file>…`: test files on servers that stay up for the next run. Tests of the
 * whole product get a system of their own, built from the present sources.
 */
const say = (line: string) => console.log(line);
const files = process.argv.slice(2);
const ended = new AbortController();
let system: BrowserSystem | undefined;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => void end(1));

try {
  await end(await run());
} catch (error) {
  console.error(error instanceof Problem ? error.message : error);
  await end(1);
}

async function run(): Promise<number> {
  const [first] = files;
  if (first === undefined) throw new Problem('Name a file: npm run test:one -- tests/…');
  if (first.startsWith('tests/components')) {
    const { findChromium } = await import('./testing/chromium.ts');
    const CHROMIUM = await findChromium(process.env, say);
    return vitest(['--config', 'vitest.components.config.ts', ...files], { CHROMIUM });
  }
  const servers = await useKeptServers(say);
  if (first.startsWith('tests/pages')) {
    const args = ['--config', 'vitest.pages.config.ts', ...files];
    return vitest(args, { ...servers, ...(await startSystem()) });
  }
  if (!/tests\/(e2e|chaos)/.test(first)) return vitest(files, servers);
  const { findChromium } = await import('./testing/chromium.ts');
  const CHROMIUM = await findChromium(process.env, say);
  const args = ['--config', 'vitest.e2e.config.ts', ...files];
  return vitest(args, { ...servers, ...(await startSystem()), CHROMIUM });
}

/** Loaded only here: the other tests start half a second earlier. */
async function startSystem(): Promise<Record<string, string>> {
  const { startBrowserSystem } = await import('./testing/browser-tests.ts');
  system = await startBrowserSystem(say, ended.signal);
  return system.env;
}

async function vitest(args: string[], env: Record<string, string>): Promise<number> {
  return (await runTool(['vitest', 'run', ...args], { ...process.env, ...env }, 'inherit')).code;
}

async function end(exitCode: number): Promise<void> {
  ended.abort();
  await system?.stop();
  process.exit(exitCode);
}
