import { startBrowserSystem } from './browser-tests.ts';
import { findChromium } from './chromium.ts';
import { summary } from './steps.ts';
import { runVitest } from './vitest.ts';

/**
 * `npm run test:day`: a working day at the desk, by keyboard, with eighty formations; prints its figures.
 * `-- content` only the files whose name has the word.
 */
const [only = ''] = process.argv.slice(2);
const FOUNDATIONS = '80';

const say = (line: string) => console.log(line);
const ended = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => ended.abort());

const CHROMIUM = await findChromium(process.env, say);
const system = await startBrowserSystem(say, ended.signal, { DEMO_FOUNDATIONS: FOUNDATIONS });
const env = { ...process.env, ...system.env, CHROMIUM };
const count = await runVitest(['--config', 'vitest.e2e.config.ts', `tests/day/${only}`], env);
await system.stop();
console.log(summary([count]));
process.exitCode = count.failures.length === 0 ? 0 : 1;
