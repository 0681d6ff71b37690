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

type Environment = Record<string, string | undefined>;
const counts: Count[] = [];
try {
  const chromium = await findChromium(process.env, say);
  const directory = mkdtempSync(join(tmpdir(), 'siebenschritt-test-'));
  starting.servers = noticedLater(startTestServers(process.env, say, directory));
  // The type check uses one core, and tests wait for due dates a third of their time.
  const checking = runChecks(process.env, say);
  await Promise.allSettled([buildWeb(say, ended.signal)]);
  const env = { ...process.env, ...(await starting.servers).env, CHROMIUM: chromium };
  // The recipes are part of `npm run check` only.
  counts.push(await patientVitest(['--exclude', 'tests/recipes/**'], env), await checking);
  starting.system = noticedLater(startBrowserSystem(say, ended.signal));
  const rows = rowsOfBrowserTests(env, starting.system);
  counts.push(...(await Promise.all(rows)).flat());
} catch (error) {
  if (!stopping) console.error(error instanceof Problem ? error.message : error);
  counts.push({ passed: 0, failures: ['not all tests were run'] });
}
await stop();

say(summary(counts));
process.exit(counts.every(({ failures }) => failures.length === 0) ? 0 : 1);

/**
 * Browser tests: components, pages, then the whole product. Two rows of about the same length keep two cores
 * busy, since a single page waits half of the time.
 */
function rowsOfBrowserTests(env: Environment, system: Promise<BrowserSystem>): Promise<Count[]>[] {
  const components = (...files: string[]) =>
    patientVitest(['--config', 'vitest.components.config.ts', ...files], env);
  const running = async (config: string, ...files: string[]) =>
    patientVitest(['--config', config, ...files], { ...env, ...(await system).env });
  const e2e = (...files: string[]) => running('vitest.e2e.config.ts', ...files);
  const ofTeam = 'tests/components/staff/';
  const journeys = ['founding-', 'desk', 'accessibility', 'inquiries'];
  const first = journeys.map((name) => `tests/e2e/${name}`);
  const without = (files: string) => ['--exclude', `${files}**`];
  return [
    inTurn(
      () => components(ofTeam),
      () => e2e(...first),
    ),
    inTurn(
      () => components(...without(ofTeam)),
      () => running('vitest.pages.config.ts'),
      () => e2e('tests/e2e/', ...first.flatMap(without)),
    ),
  ];
}

/**
 * Repeats a failed test once, since a busy machine may delay a server or browser; the end of the run names those
 * that passed then.
 */
function patientVitest(args: string[], env: Environment): Promise<Count> {
  return runVitest([...args, '--retry=1'], env);
}

async function inTurn(...runs: (() => Promise<Count>)[]): Promise<Count[]> {
  const counts: Count[] = [];
  for (const run of runs) counts.push(await run());
  return counts;
}

/** Keeps a failure that comes before anybody waits for it from ending the process. */
function noticedLater<T>(started: Promise<T>): Promise<T> {
  started.catch(() => undefined);
  return started;
}

function stop(): Promise<void> {
  stopping ??= (async () => {
    ended.abort();
    // Failed starts have nothing to stop, and the run has reported them.
    await (await starting.system?.catch(() => undefined))?.stop();
    await (await starting.servers?.catch(() => undefined))?.stop();
  })();
  return stopping;
}
