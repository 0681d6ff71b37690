import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, test } from 'vitest';
import { pdf } from '#demo/pdf.ts';
import { pathTo } from '#domain/site/paths.ts';
import { bringTo, type Cast, castOf, sayWhoFounds } from '#ops/driver/journey.ts';
import { type OwnSystem, PASSWORD, startOwnSystem } from '#ops/driver/system.ts';
import {
  address,
  type Driver,
  press,
  says,
  started,
  tick,
  until,
} from '../support/engines/engine.ts';
import { firefox } from '../support/engines/firefox.ts';
import { webkit } from '../support/engines/webkit.ts';
import { textsOf } from '../support/texts.ts';

/** As a new browser meets the product that `npm start` serves: over http, without a certificate. */
const texts = textsOf('de');
const { accounts, checkout, foundations, staffCommands } = texts;

let system: OwnSystem;
let cast: Cast;
const folder = mkdtempSync(join(tmpdir(), 'siebenschritt-files-'));
const statement = join(folder, 'kontoauszug.pdf');

beforeAll(async () => {
  writeFileSync(statement, pdf('Kontoauszug'));
  system = await startOwnSystem();
  cast = await castOf(system);
}, 900_000);

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await system?.stop();
}, 60_000);

describe.each([firefox, webkit])('$name', ({ open }) => {
  let driver: Driver;
  beforeAll(async () => {
    if (open) driver = await open();
  });
  afterAll(() => driver?.close());

  const goTo = (path: string) => driver.go(system.site + path);
  const enter = async (path: string, email: string) => {
    await goTo(path);
    await started(driver);
    await driver.type('input[name=email]', email);
    await driver.type('input[name=password]', PASSWORD);
    await press(driver, accounts.login.submit);
  };
  const at = (path: string) =>
    until(driver, path, async () => (await address(driver)).startsWith(path));

  test.skipIf(!open)('a member logs in over http and orders the package', async () => {
    await enter(pathTo('login', 'de'), 'founder@example.com');
    await at(pathTo('dashboard', 'de'));
    const status = 'consultation-appointment-select-pending';
    const journey = await bringTo(cast, status);
    await sayWhoFounds(cast.founder, journey);
    const { foundationId: id } = journey;
    await goTo(pathTo('foundation', 'de', { id }));
    await started(driver);
    await says(driver, foundations.station['order-pending'].title);
    await tick(driver, 'terms');
    await tick(driver, 'earlyStart');
    await press(driver, checkout.order);
    await says(driver, foundations.station[status].title);
  });

  test.skipIf(!open)('a member uploads the bank statement', async () => {
    const { foundationId: id } = await bringTo(cast, 'share-capital-payment-pending');
    await goTo(pathTo('foundation', 'de', { id }));
    await says(driver, foundations.station['share-capital-payment-pending'].title);
    await until(driver, 'the field for the file', () =>
      driver.run(
        // Before React has taken it over, nobody hears that a file was chosen.
        'return Object.keys(document.querySelector("input[type=file]") ?? {}).length > 0',
      ),
    );
    await driver.chooseFile('input[type=file]', statement);
    await says(driver, 'kontoauszug.pdf');
    await press(driver, foundations.bankConfirmation.start);
    await says(driver, foundations.station['register-record-pending'].title);
  });

  test.skipIf(!open)('staff open a case and the dialog for a document', async () => {
    const companyName = 'Isarblick Hausverwaltung GmbH';
    const { foundationId: id } = await bringTo(cast, 'documents-pending', companyName);
    await enter('/admin/login/', 'staff@example.com');
    await at('/admin/');
    await until(driver, 'the work list', async () => !(await address(driver)).includes('login'));
    await goTo(`/admin/foundations/${id}/show`);
    await says(driver, companyName);
    await press(driver, staffCommands.commandName['add-document']);
    await until(driver, 'the dialog', () =>
      driver.run('return document.querySelector("[role=dialog] input[type=file]") !== null'),
    );
  });
});
