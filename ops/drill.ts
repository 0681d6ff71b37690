import { spawnSync } from 'node:child_process';
import { Problem } from '#scripts/runtime/progress.ts';
import { startBrowserSystem } from '#scripts/testing/browser-tests.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { type Count, summary } from '#scripts/testing/steps.ts';
import { runVitest } from '#scripts/testing/vitest.ts';
import { calendar } from './drills/calendar.ts';
import { manifests } from './drills/manifests.ts';
import { withServers } from './drills/servers.ts';

const CONFIG = ['--config', 'vitest.e2e.config.ts'];
const LONG_PARTS = 10;

/** Tests that start the product themselves, or need none. */
const run = async (files: string, env: Record<string, string> = {}): Promise<Count[]> => [
  await runVitest([...CONFIG, files], { ...process.env, ...env }),
];

/** A word after the name narrows most of them to test files with that word in their names. */
const drills: Record<string, (args: readonly string[]) => Promise<Count[]>> = {
  /** The alert rules and their tests, through the tool of Prometheus. */
  async alerts() {
    requireTool('promtool', 'Install the Debian package prometheus.');
    const check = (...args: string[]) =>
      spawnSync('promtool', args, { cwd: 'deploy/monitoring', stdio: 'inherit' }).status === 0;
    const passed =
      check('check', 'rules', 'alerts.yml') && check('test', 'rules', 'alerts.test.yml');
    return [passed ? { passed: 1, failures: [] } : { passed: 0, failures: ['see above'] }];
  },
  /** Short journeys in Firefox and WebKitGTK, as far as they are installed. */
  browsers: ([only = '']) => run(`tests/browsers/${only}`),
  calendar,
  /** Journeys while processes get killed and frozen; with `--long` in ten parts, more than an hour. */
  async chaos([only]) {
    if (only !== '--long') return run('tests/chaos');
    const counts: Count[] = [];
    for (let part = 1; part <= LONG_PARTS && counts.every(isPassed); part += 1) {
      console.log(`Part ${part} of ${LONG_PARTS}`);
      counts.push(...(await run('tests/chaos/kill.test.ts', { CHAOS_GOAL: 'long' })));
    }
    return counts;
  },
  /** A working day at the desk, by keyboard, with eighty formations; prints its figures. */
  day: ([only = '']) => onProduct(`tests/day/${only}`, { DEMO_FOUNDATIONS: '80' }),
  /** The image of the Dockerfile with the variables and limits of docker-compose.yml. */
  image([only = '']) {
    const debian = 'On Debian: apt-get install podman buildah runc mmdebstrap';
    requireTool('podman', debian);
    return run(`tests/image/${only}`);
  },
  /** Every kind of invoice through validators that others wrote, from Maven Central; needs Java. */
  invoices: ([only = '']) => run(`tests/validators/invoices${only}`),
  /** Overload, slow clients and a soak of `SOAK_MINUTES`, 30 without it. */
  load: ([only = '']) => run(`tests/load/${only}`),
  /** Every page of the sitemap in a browser, light, dark and on a phone; pages with text twice as large. */
  look: ([only = '']) => onProduct(`tests/look/${only}`),
  manifests,
  /**
   * The contract of the event store, against a Postgres of its own or `DATABASE_URL`, and against KurrentDB where
   * `KURRENTDB_URL` names a server. That server may be in use: each test file writes to streams with a prefix of
   * its own, which nobody else reads, and leaves them there. With `KURRENTDB_ADMIN_PASSWORD_FILE` its users and
   * default rights are prepared as for production, too.
   */
  async store() {
    const files = ['event-store', 'kurrentdb', 'chain', 'personal-data', 'read-models'];
    const tests = files.map((name) => `tests/contract/${name}`);
    if (process.env.DATABASE_URL) return [await runVitest(tests, process.env)];
    return [await withServers((env) => runVitest(tests, env))];
  },
};

/** On the whole product with its demo, built from the present sources. */
async function onProduct(files: string, settings: Record<string, string> = {}): Promise<Count[]> {
  const ended = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ended.abort());
  const CHROMIUM = await findChromium(process.env, console.log);
  const system = await startBrowserSystem(console.log, ended.signal, settings);
  const counts = await run(files, { ...system.env, CHROMIUM });
  await system.stop();
  return counts;
}

function requireTool(tool: string, advice: string): void {
  if (spawnSync(tool, ['--version']).status !== 0)
    throw new Problem(`${tool} is missing. ${advice}`);
}

function isPassed({ failures }: Count): boolean {
  return failures.length === 0;
}

/** `npm run drill -- <name> [arguments]`: what is tried by hand because it takes long or needs more than Node. */
const [name = '', ...args] = process.argv.slice(2);
try {
  const drill = Object.hasOwn(drills, name) ? drills[name] : undefined;
  if (!drill) throw new Problem(`Which drill? ${Object.keys(drills).join(', ')}`);
  const counts = await drill(args);
  console.log(summary(counts));
  process.exitCode = counts.every(isPassed) ? 0 : 1;
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
