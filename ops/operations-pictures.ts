import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client, Connection } from '@temporalio/client';
import type { BrowserContext, Page } from 'playwright-core';
import sharp from 'sharp';
import { workflowIdOf } from '#workflows/processes/messages.ts';
import { bringTo, castOf } from './driver/journey.ts';

const OUT = 'test-results/screenshots/operations';
const [WIDTH, HEIGHT] = [1280, 760];
/** Time for five attempts, and for the job that tells the workflow. */
const TROUBLED_MS = 180_000;
/** Time in which the Temporal UI loads its data. */
const DRAWN_MS = 2_000;

/** A system without a mail server, so that workflows get stuck. */
interface TroubledSystem {
  site: string;
  temporalAddress: string;
  temporalUi: string;
}

/** Takes the pictures of `docs/operations/temporal.md`: a case with unsent mails, in the real Temporal UI. */
export async function takeOperations(team: BrowserContext, system: TroubledSystem): Promise<void> {
  mkdirSync(OUT, { recursive: true });
  const workflowId = await hang(system);
  await team.addInitScript(`localStorage.setItem('staff.locale', 'en')`);
  const page = await team.newPage();
  await page.setViewportSize({ width: WIDTH, height: HEIGHT });
  await page.goto(`${system.site}/admin/operations`, { waitUntil: 'networkidle' });
  const link = page.getByRole('link', { name: /all workflows with trouble/ });
  const troubled = (await link.getAttribute('href')) ?? '';
  await shoot(page, 'stuck');
  await page.goto(troubled);
  await page.getByRole('link', { name: workflowId }).first().waitFor();
  await shoot(page, 'list');
  const address = `${system.temporalUi}/namespaces/default/workflows/${workflowId}`;
  await takeWorkflow(page, async () => {
    await page.goto(address);
    await page.getByText('Back to Workflows', { exact: true }).waitFor();
    await sleep(DRAWN_MS);
  });
  await team.close();
}

async function takeWorkflow(page: Page, open: () => Promise<void>): Promise<void> {
  await open();
  await page.getByText('User Metadata', { exact: true }).click();
  await sleep(DRAWN_MS);
  await shoot(page, 'details');
  await page
    .getByText(/^\s*Pending Activities/)
    .first()
    .click();
  await sleep(DRAWN_MS);
  // The stack trace below would show paths of this machine.
  await shoot(page, 'pending', 620);
  await open();
  await page
    .getByText(/^\s*Event History/)
    .first()
    .click();
  await page.getByText('Outcome Failure').first().scrollIntoViewIfNeeded();
  await shoot(page, 'refused');
  await open();
  await page.getByRole('button', { name: /More Actions/ }).click();
  await shoot(page, 'actions', 420);
  await page.getByRole('menuitem', { name: 'Reset' }).click();
  await sleep(DRAWN_MS);
  await shoot(page, 'reset', 620);
}

/**
 * Brings a case to its notary, and waits until its workflow shows the trouble.
 *
 * @returns its id
 */
async function hang({ site, temporalAddress }: TroubledSystem): Promise<string> {
  const cast = await castOf({ site, mailWeb: '' });
  const { foundationId } = await bringTo(cast, 'notary-appointment-pending', 'Feldfund GmbH');
  // Approved twice: the second one is refused.
  const params = { id: foundationId };
  await cast.lawyer.call('POST /foundations/:id/commands/approve-documents', { params, body: {} });
  const workflowId = workflowIdOf(foundationId);
  const connection = await Connection.connect({ address: temporalAddress });
  const { workflow } = new Client({ connection });
  const query = `Trouble = 'activity' AND WorkflowId = '${workflowId}'`;
  const end = Date.now() + TROUBLED_MS;
  while ((await workflow.count(query)).count === 0) {
    if (Date.now() > end) throw new Error('The workflow shows no trouble.');
    await sleep(1_000);
  }
  await connection.close();
  return workflowId;
}

/** Saves a picture with a palette, which keeps it small. */
async function shoot(page: Page, name: string, height = HEIGHT): Promise<void> {
  const clip = { x: 0, y: 0, width: WIDTH, height };
  const picture = await page.screenshot({ clip });
  await sharp(picture)
    .png({ palette: true, effort: 7, dither: 0 })
    .toFile(join(OUT, `${name}.png`));
}
