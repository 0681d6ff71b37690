import { beforeAll, expect, test } from 'vitest';
import { coreData } from '#demo/foundations.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { dataOf } from '#ops/driver/people.ts';
import { staffPath } from '#web/staff-pages.ts';
import { atWork } from '../support/browser/console-pages.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import {
  hydrated,
  mailWeb,
  open,
  site,
  type Visitor,
  visitor,
} from '../support/browser/visitor.ts';

let cast: SiteCast;
let foundationId: string;

/** The lead and somebody without an account, both stated. */
beforeAll(async () => {
  cast = await siteCast();
  const { founder, staff } = cast;
  const started = await founder.call('POST /foundations', { body: { package: 'individual' } });
  foundationId = dataOf(started).id;
  const params = { id: foundationId };
  dataOf(
    await founder.call('POST /foundations/:id/commands/submit-core-data', {
      params,
      body: coreData,
    }),
  );
  const first = await staff.call('GET /admin/foundations/:id/events/:revision', {
    params: { ...params, revision: '0' },
  });
  const kind = 'natural' as const;
  const lead = {
    participantId: dataOf(first).id,
    kind,
    firstName: 'Mia',
    lastName: 'Vogt',
    shareholder: { shareEuros: [3_000] },
    managingDirector: { alone: true, selfDealing: true },
  };
  const other = {
    kind,
    firstName: 'Mira',
    lastName: 'Okafor',
    email: `mira-${foundationId}@example.com`,
    shareholder: { shareEuros: [2_000] },
  };
  dataOf(
    await founder.call('POST /foundations/:id/commands/state-participants', {
      params,
      body: { participants: [lead, other] },
      ifMatch: 1,
    }),
  );
});

/** Answers what is asked of everybody, and becomes somebody at the demo's provider. */
async function proveToBe({ page, texts }: Visitor, given: string, family: string): Promise<void> {
  const words = texts.identification.online;
  await page.locator('input[name=politicallyExposed][value=no]').check();
  await page.locator('input[name=forOwnAccount][value=yes]').check();
  await page.locator('input[name=consent]').check();
  await page.getByRole('button', { name: words.submit, exact: true }).click();
  await page.locator('input[name=given]').fill(given);
  await page.locator('input[name=family]').fill(family);
  await page.getByRole('button', { name: /^Identität bestätigen/ }).click();
  await page.waitForURL(new RegExp(`^${site}.*result=`));
  await hydrated(page);
}

/** The provider of the demo is another origin, and people are meant to go there. */
const expected = [/^foreign http:\/\/localhost:\d+\//];

test('people prove who they are at a provider, and the team decides about another name', async () => {
  const lead = await loggedIn(cast.founderEmail, { phone: true, expected });
  const words = lead.texts.identification;
  await open(lead, 'identification', { id: foundationId });
  await proveToBe(lead, 'Mia', 'Vogt-Lang');
  await lead.page.getByText(words.standing.checking, { exact: true }).waitFor();
  await lead.page.getByRole('button', { name: words.link.send, exact: true }).click();
  const mail = await mailWhere(mailWeb, ({ to }) => to === `mira-${foundationId}@example.com`);
  const link = /http\S+#t=[\w-]+/.exec(mail.text)?.[0] ?? '';

  const mira = await visitor('mira', { expected });
  await mira.page.goto(link);
  await proveToBe(mira, 'Mira', 'Okafor');
  expect(new URL(mira.page.url()).searchParams.get('result')).toBe('cleared');

  const staff = await atWork('staff');
  const { page } = staff;
  const desk = staff.texts.staffIdentification;
  await page.goto(site + staffPath('foundation-identification', foundationId));
  await page.getByText(desk.standing.checking, { exact: true }).waitFor();
  await page.getByRole('button', { name: desk.file.open, exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: desk.file.open, exact: true }).click();
  await page.getByText('Mia Vogt-Lang').waitFor();
  await page.getByRole('button', { name: desk.decide.button, exact: true }).click();
  await dialog.locator('input[name=verdict][value=cleared]').check();
  await dialog.locator('textarea[name=note]').fill('Doppelname seit der Heirat.');
  await dialog.getByRole('button', { name: desk.decide.submit, exact: true }).click();
  await page.getByText('Doppelname seit der Heirat.').waitFor();

  await open(lead, 'identification', { id: foundationId });
  await lead.page.getByText(words.standing.cleared, { exact: true }).first().waitFor();
});
