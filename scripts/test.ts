import { mkdtempSync } from 'node:fs';
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
const starting: { servers?: Promise<TestServers>; system?: Promise<BrowserSystem> } = {};
let stopping: Promise<void> | undefined;

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => void stop().then(() => process.exit(1)));
}
process.on('disconnect', () => void stop().then(() => process.exit(1)));
process.channel?.unref();

const counts: Count[] = [];
try {
  const chromium = await findChromium(process.env, say);
  // The checks mostly use one core, and servers wait for each other while they start.
  const building = Promise.allSettled([buildWeb(say, ended.signal)]);
  const directory = mkdtempSync(join(tmpdir(), 'siebenschritt-test-'));
  starting.servers = noticedLater(startTestServers(process.env, say, directory));
  counts.push(await runChecks(process.env, say));
  await building;
  const env = { ...process.env, ...(await starting.servers).env, CHROMIUM: chromium };
  counts.push(await runVitest([], env));
  const components = runComponentTests(env);
  starting.system = noticedLater(startBrowserSystem(say, ended.signal));
  const running = { ...env, ...(await starting.system).env };
  const pages = runVitest(['--config', 'vitest.pages.config.ts'], running);
  counts.push(...(await components), await pages);
  counts.push(...(await runBrowserTests(running)));
} catch (error) {
  if (!stopping) console.error(error instanceof Problem ? error.message : error);
  counts.push({ passed: 0, failures: ['not all tests were run'] });
}
await stop();

say(summary(counts));
process.exit(counts.every(({ failures }) => failures.length === 0) ? 0 : 1);

/** In two browsers: one page at a time waits for the browser half of its time. */
function runComponentTests(env: Record<string, string | undefined>): Promise<Count[]> {
  const halves = ['1/2', '2/2'].map((half) => `--shard=${half}`);
  return Promise.all(
    halves.map((half) => runVitest(['--config', 'vitest.components.config.ts', half], env)),
  );
}

/** Two rows of about the same length side by side, which keep two cores busy. */
function runBrowserTests(env: Record<string, string | undefined>): Promise<Count[]> {
  const folders = ['foundations', 'staff', 'invoices', 'inquiries'];
  const first = [...folders.map((folder) => `${folder}/**`), 'site/crawl-look.test.ts'].map(
    (files) => `tests/e2e/${files}`,
  );
  const rows = [
    first.map((files) => files.replace('**', '')),
    ['tests/e2e/', ...first.flatMap((files) => ['--exclude', files])],
  ];
  return Promise.all(
    rows.map((files) => runVitest(['--config', 'vitest.e2e.config.ts', ...files], env)),
  );
}

/** One that fails before anybody waits for it does not end the process. */
function noticedLater<T>(started: Promise<T>): Promise<T> {
  started.catch(() => undefined);
  return started;
}

function stop(): Promise<void> {
  stopping ??= (async () => {
    ended.abort();
    // What did not start has nothing to stop; the run has said so.
    await (await starting.system?.catch(() => undefined))?.stop();
    await (await starting.servers?.catch(() => undefined))?.stop();
  })();
  return stopping;
}
