import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Problem } from './runtime/progress.ts';
import { buildWeb } from './runtime/web-build.ts';
import { startTestServers, type TestServers } from './servers/test-servers.ts';
import { type BrowserSystem, startBrowserSystem } from './testing/browser-tests.ts';
import { findChromium } from './testing/chromium.ts';
import { type Count, runChecks, summary } from './testing/steps.ts';
import { runVitest } from './testing/vitest.ts';

/** `npm test`: checks, tests on real servers, then the whole product over HTTP and in browsers. */
const say = (line: string) => console.log(line);
const ended = new AbortController();
let servers: TestServers | undefined;
let system: BrowserSystem | undefined;
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(1)));
}
process.on('disconnect', () => void stop().then(() => process.exit(1)));
process.channel?.unref();

const counts: Count[] = [];
try {
  const chromium = await findChromium(process.env, say);
  // The checks mostly use one core.
  const building = Promise.allSettled([buildWeb(say, ended.signal)]);
  counts.push(await runChecks(process.env, say));
  await building;
  servers = await startTestServers(
    process.env,
    say,
    mkdtempSync(join(tmpdir(), 'siebenschritt-test-')),
  );
  const env = { ...process.env, ...servers.env, CHROMIUM: chromium };
  counts.push(await runVitest([], env));
  const components = runVitest(['--config', 'vitest.components.config.ts'], env);
  system = await startBrowserSystem(say, ended.signal);
  const running = { ...env, ...system.env };
  counts.push(await components);
  counts.push(await runVitest(['--config', 'vitest.pages.config.ts'], running));
  counts.push(...(await runBrowserTests(running)));
} catch (error) {
  if (!stopping) console.error(error instanceof Problem ? error.message : error);
  counts.push({ passed: 0, failures: ['not all tests were run'] });
}
await stop();

say(summary(counts));
process.exit(counts.every(({ failures }) => failures.length === 0) ? 0 : 1);

/** Two rows of about the same length side by side, which keep two cores busy. */
function runBrowserTests(env: Record<string, string | undefined>): Promise<Count[]> {
  const all = readdirSync(new URL('../tests/e2e/', import.meta.url));
  const one = ['foundations', 'staff', 'invoices', 'payments', 'inquiries'];
  const rows = [one, all.filter((folder) => !one.includes(folder))];
  return Promise.all(
    rows.map((folders) => {
      const files = folders.map((folder) => `tests/e2e/${folder}/`);
      return runVitest(['--config', 'vitest.e2e.config.ts', ...files], env);
    }),
  );
}

function stop(): Promise<void> {
  stopping ??= (async () => {
    ended.abort();
    await system?.stop();
    await servers?.stop();
  })();
  return stopping;
}
