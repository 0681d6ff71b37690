import { execFileSync } from 'node:child_process';
import { globSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { z } from 'zod';
import { removeData } from '#scripts/runtime/data.ts';
import { Problem } from '#scripts/runtime/progress.ts';
import { root } from '#scripts/runtime/settings.ts';
import { createSupervisor } from '#scripts/runtime/supervise.ts';
import { mailPart } from '#scripts/servers/mail.ts';
import { freePort } from '#scripts/servers/ports.ts';
import { postgresPart, postgresUrl } from '#scripts/servers/postgres.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { type Count, summary } from '#scripts/testing/steps.ts';
import { runVitest } from '#scripts/testing/vitest.ts';
import { type Moment, moments } from './moments.ts';

/**
 * `npm run test:calendar`: the tests that depend on the day, at other days: of the rules at all moments, at
 * some of them of the product over a Postgres with the same clock, and of parts of the page. `-- Sunday
 * 'summer ends'` tries all of it, at moments of such names only; `-- --list` names what computes a date from
 * today.
 */
const say = (line: string) => console.log(line);
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => ended.abort());
}

const asked = process.argv.slice(2);
process.exitCode = asked.includes('--list') ? list() : await run(asked);

function list(): number {
  const { counting, rules, servers, components } = dependentTests();
  const moved = new Set([...rules, ...servers, ...components]);
  for (const path of counting) say(moved.has(path) ? path : `${path} (not moved)`);
  return 0;
}

/** As the search through the sources finds them. */
function dependentTests() {
  const paths = z.array(z.string());
  const schema = z.object({ counting: paths, rules: paths, servers: paths, components: paths });
  const found = execFileSync(process.execPath, ['tests/tidy/days/list-days.ts'], { cwd: root });
  return schema.parse(JSON.parse(found.toString()));
}

async function run(wanted: readonly string[]): Promise<number> {
  const library = findLibrary();
  const CHROMIUM = await findChromium(process.env, say);
  const chosen = moments(new Date()).filter(
    ({ name }) => wanted.length === 0 || wanted.some((part) => name.includes(part)),
  );
  if (chosen.length === 0) throw new Problem(`There is no moment ${wanted.join(' or ')}.`);
  const counts: Count[] = [];
  const lines: string[] = [];
  for (const moment of chosen) {
    if (ended.signal.aborted) throw new Problem('Stopped.');
    say(`\n${moment.name}, ${moment.at}`);
    const begun = performance.now();
    const found = await countsAt(moment, moment.whole || wanted.length > 0, { library, CHROMIUM });
    const minutes = ((performance.now() - begun) / 60_000).toFixed(1);
    lines.push(`${moment.name}, ${moment.at} (${minutes} min): ${found.map(lineOf).join('; ')}`);
    for (const { passed, failures } of found) {
      counts.push({ passed, failures: failures.map((text) => `${moment.name}: ${text}`) });
    }
  }
  say(`\n${lines.join('\n')}`);
  say(summary(counts));
  return counts.every(({ failures }) => failures.length === 0) ? 0 : 1;
}

interface NamedCount extends Count {
  of: string;
}

function lineOf({ of, passed, failures }: NamedCount): string {
  return `${of} ${passed} passed, ${failures.length} failed`;
}

/** What moves the clock of a process that uses the C library, and with it those of Node and Postgres. */
function findLibrary(): string {
  const [library] = globSync('/usr/{lib,lib64}/{*/,}faketime/libfaketimeMT.so.1');
  if (!library) throw new Problem('Install the Debian package libfaketime: it moves the clock.');
  return library;
}

interface Tools {
  library: string;
  CHROMIUM: string;
}

async function countsAt(
  { at }: Moment,
  whole: boolean,
  { library, CHROMIUM }: Tools,
): Promise<NamedCount[]> {
  const { rules, servers, components } = dependentTests();
  const moved = {
    LD_PRELOAD: library,
    FAKETIME: `+${offsetMs(at) / 1_000}s`,
    // Timers go by the monotonic clock: they are to last as long as they say.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
  if (!whole) {
    return [{ of: 'rules', ...(await runVitest(rules, { ...process.env, ...moved })) }];
  }
  const onServers = await withMoved(moved, (env) => runVitest([...rules, ...servers], env));
  const page = { ...process.env, CHROMIUM, CLOCK_OFFSET_MS: String(offsetMs(at)) };
  const onPages = await runVitest(['--config', 'vitest.components.config.ts', ...components], page);
  return [
    { of: 'rules and product', ...onServers },
    { of: 'pages', ...onPages },
  ];
}

/** An offset, not an instant: processes that begin later agree with the others. */
function offsetMs(at: string): number {
  return Math.round((Date.parse(at) - Date.now()) / 1_000) * 1_000;
}

/** Postgres and a mail catcher that begin with the moved clock. */
async function withMoved(
  moved: Record<string, string>,
  work: (env: Record<string, string | undefined>) => Promise<Count>,
): Promise<Count> {
  const dataDir = mkdtempSync(join(tmpdir(), 'siebenschritt-calendar-'));
  const supervisor = createSupervisor(join(dataDir, 'logs'), say, () => undefined);
  const postgres = { dataDir, port: await freePort(), password: 'test', durable: false };
  const [smtpPort, webPort] = [await freePort(), await freePort()];
  // This process keeps its clock; what it starts has the other.
  Object.assign(process.env, moved);
  try {
    await supervisor.start(await postgresPart(postgres));
    await supervisor.start(mailPart({ dataDir, smtpPort, webPort }));
    return await work({
      ...process.env,
      DATABASE_URL: postgresUrl(postgres),
      SMTP_URL: `smtp://127.0.0.1:${smtpPort}`,
      MAIL_WEB_URL: `http://127.0.0.1:${webPort}`,
    });
  } finally {
    for (const name of Object.keys(moved)) delete process.env[name];
    await supervisor.stop([]);
    removeData(dataDir);
  }
}
