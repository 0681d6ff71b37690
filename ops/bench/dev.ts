import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium, type Page } from 'playwright-core';
import { coreData } from '#demo/foundations.ts';
import { root } from '#scripts/runtime/settings.ts';
import { findChromium } from '#scripts/testing/chromium.ts';
import { dataOf, logIn, type Person } from '../driver/people.ts';
import { type OwnSystem, PASSWORD, startOwnSystem } from '../driver/system.ts';
import { printMachine, quantile, seconds } from './measure.ts';

/**
 * `npm run bench -- dev`: how soon a saved file takes effect under `npm run dev`. It changes two files
 * of this clone and restores them.
 */
const ROUNDS = 6;
const LIMIT_MS = 30_000;

const system = await startOwnSystem('dev');
try {
  printMachine();
  print('text saved until it is in the browser', await measureText(system));
  print('rule saved until a command obeys it', await measureRule(system));
} finally {
  await system.stop();
}

async function measureText({ site }: OwnSystem): Promise<number[]> {
  const browser = await chromium.launch({
    executablePath: await findChromium(process.env, console.log),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  try {
    const page = await browser.newPage();
    await page.goto(site, { waitUntil: 'networkidle', timeout: 120_000 });
    const file = sourceFile('web/features/home/texts.de.ts');
    const kicker = "kicker: 'GmbH oder UG, anwaltlich begleitet'";
    return await inRounds(file, (round) => {
      file.replace(kicker, `kicker: 'Runde ${round}'`);
      return shows(page, `Runde ${round}`);
    });
  } finally {
    await browser.close();
  }
}

async function shows(page: Page, text: string): Promise<void> {
  await page.getByText(text, { exact: true }).waitFor({ timeout: LIMIT_MS });
}

/** Toggles the minimum share capital of a GmbH: answers alternate between 200 and 4xx. */
async function measureRule({ site }: OwnSystem): Promise<number[]> {
  const founder = await logIn(site, 'founder@example.com', PASSWORD);
  const started = await founder.call('POST /foundations', { body: { package: 'individual' } });
  const params = { id: dataOf(started).id };
  await founder.call('POST /foundations/:id/commands/submit-core-data', { params, body: coreData });
  const file = sourceFile('domain/foundations/steps/core-data-schema.ts');
  return inRounds(file, (round) => {
    const allowed = round % 2 === 0;
    if (allowed) file.replace('gmbh: { min: 2_500_000,', 'gmbh: { min: 2_400_000,');
    else file.restore();
    return answers(founder, params, allowed);
  });
}

async function answers(founder: Person, params: { id: string }, allowed: boolean): Promise<void> {
  const body = { ...coreData, legalForm: 'gmbh', shareCapitalCents: 2_400_000 } as const;
  const deadline = performance.now() + LIMIT_MS;
  while (performance.now() < deadline) {
    const answer = await founder.call('POST /foundations/:id/commands/correct-core-data', {
      params,
      body,
    });
    if (answer.ok === allowed) return;
  }
  throw new Error('The rule did not change.');
}

type SourceFile = ReturnType<typeof sourceFile>;

function sourceFile(path: string) {
  const name = join(root, path);
  const original = readFileSync(name, 'utf8');
  return {
    replace(before: string, after: string) {
      if (!original.includes(before)) throw new Error(`${path} does not hold ${before}`);
      writeFileSync(name, original.replace(before, after));
    },
    restore: () => writeFileSync(name, original),
  };
}

async function inRounds(
  file: SourceFile,
  work: (round: number) => Promise<void>,
): Promise<number[]> {
  const times: number[] = [];
  try {
    for (let round = 0; round < ROUNDS; round += 1) times.push(await seconds(() => work(round)));
  } finally {
    file.restore();
  }
  return times;
}

function print(what: string, times: number[]): void {
  const each = times.map((time) => time.toFixed(1)).join(', ');
  console.log(`${what.padEnd(40)} median ${quantile(times, 0.5).toFixed(1)} s (${each})`);
}
