import { setTimeout as sleep } from 'node:timers/promises';

/** What a browser is asked through its own driver; everything else is built from it. */
export interface Driver {
  go(address: string): Promise<void>;
  /** Runs a function body in the page; `arguments` are its own. */
  run<Result>(body: string, ...values: unknown[]): Promise<Result>;
  /** Types into the field that has the focus. */
  type(selector: string, text: string): Promise<void>;
  chooseFile(selector: string, path: string): Promise<void>;
  close(): Promise<void>;
}

export interface Engine {
  name: string;
  /** undefined where it is not installed. */
  open: (() => Promise<Driver>) | undefined;
}

const PATIENCE_MS = 30_000;
const PAUSE_MS = 150;

/** @throws Error naming what has not come, and what the page shows instead */
export async function until(driver: Driver, what: string, holds: () => Promise<boolean>) {
  const end = Date.now() + PATIENCE_MS;
  while (Date.now() < end) {
    // A page that is being replaced answers nothing.
    if (await holds().catch(() => false)) return;
    await sleep(PAUSE_MS);
  }
  const shown = await driver.run<string>('return location.href + "\\n" + document.body.innerText');
  throw new Error(`Waited in vain for ${what}. The page:\n${shown.slice(0, 2_000)}`);
}

const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

export const address = (driver: Driver) => driver.run<string>('return location.pathname');

/** Waits until the page shows a text. */
export const says = (driver: Driver, text: string) =>
  until(driver, `“${text}”`, async () => {
    const shown = await driver.run<string>('return document.body.innerText');
    return plain(shown).includes(plain(text));
  });

/** Waits for the code of the page, without which a form would be sent with a reload. */
export const started = (driver: Driver) =>
  until(driver, 'the page to start', () =>
    driver.run('return Object.keys(document.querySelector("form") ?? {}).length > 0'),
  );

const pressing = `
  const plain = (text) => text.replace(/\\s+/g, ' ').trim();
  const all = [...document.querySelectorAll('button, a')];
  const found = all.find((one) => one.checkVisibility() && plain(one.innerText).startsWith(arguments[0]));
  found?.click();
  return found !== undefined;
`;

/** Presses the button, or follows the link, that begins with a text. */
export const press = (driver: Driver, name: string) =>
  until(driver, `the button “${name}”`, () => driver.run(pressing, plain(name)));

/** Ticks a box, as often as it is asked for. */
export const tick = (driver: Driver, name: string) =>
  until(driver, `the box “${name}”`, () =>
    driver.run(
      'const box = document.querySelector(arguments[0]); if (box && !box.checked) box.click(); return box?.checked',
      `input[name="${name}"]`,
    ),
  );
