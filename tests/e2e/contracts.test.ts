import { beforeAll, expect, test } from 'vitest';
import { coreData, listWith } from '#demo/foundations.ts';
import { sampleOperator } from '#domain/site/operator.ts';
import { mailWhere } from '#ops/driver/mails.ts';
import { dataOf } from '#ops/driver/people.ts';
import { type SiteCast, siteCast } from '../support/browser/people.ts';
import { loggedIn } from '../support/browser/sessions.ts';
import { beginningWith, hydrated, mailWeb, open } from '../support/browser/visitor.ts';

let cast: SiteCast;
let foundationId: string;

/** A formation of one, up to the order. */
beforeAll(async () => {
  cast = await siteCast();
  const { founder } = cast;
  const started = await founder.call('POST /foundations', { body: { package: 'individual' } });
  foundationId = dataOf(started).id;
  const params = { id: foundationId };
  const submit = 'POST /foundations/:id/commands/submit-core-data';
  const { position: after } = dataOf(await founder.call(submit, { params, body: coreData }));
  const read = { params, query: { after } };
  const { lead, revision } = dataOf(await founder.call('GET /foundations/:id', read));
  const body = listWith(lead.participantId, [5_000]);
  const state = 'POST /foundations/:id/commands/state-participants';
  dataOf(await founder.call(state, { params, body, ifMatch: revision }));
});

test('a founder orders two contracts with the release, withdraws from the firm’s alone and orders it anew', async () => {
  const founder = await loggedIn(cast.founderEmail, { phone: true });
  const { page, texts } = founder;
  const words = texts.foundations.order;
  const params = { id: foundationId };
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const card = page.getByRole('region', { name: words.card.title });
  const order = async () => {
    await page.locator('input[name=terms]').check();
    await page.locator('input[name=earlyStart]').check();
    await press(texts.checkout.order);
  };

  await open(founder, 'foundation', params);
  const firm = sampleOperator.lawFirm.name;
  await page.getByText(beginningWith('Es sind zwei Verträge')).waitFor();
  expect(await page.getByText(firm).count()).toBeGreaterThan(1);
  const release = page.locator('input[name=firmRelease]');
  expect(await release.isChecked()).toBe(false);
  await release.check();
  await order();
  await card.getByText(words.card.firmNotYet).waitFor();
  await card.getByText(beginningWith('Unser Vertrag: widerrufbar bis')).waitFor();
  const ordered = dataOf(await cast.founder.call('GET /foundations/:id', { params }));
  expect(ordered.participants[0]?.released).toBe(true);

  const accept = 'POST /foundations/:id/commands/accept-mandate';
  dataOf(await cast.lawyer.call(accept, { params, body: {} }));
  await open(founder, 'order', { id: ordered.order?.id ?? '' });
  await page.getByText(beginningWith('Den Vertrag mit der Kanzlei kannst du bis zum')).waitFor();
  await page.getByRole('link', { name: texts.orders.withdrawal.atFoundation }).click();
  await hydrated(page);
  await card.getByText(beginningWith('Vertrag mit der Kanzlei: widerrufbar bis')).waitFor();
  await press(words.withdraw.open);
  await page.getByRole('radio', { name: words.withdraw.firm }).check();
  await press(words.withdraw.submit);
  await page.getByText(beginningWith('Den Vertrag mit der Kanzlei hast du am')).waitFor();
  const receipt = await mailWhere(
    mailWeb,
    ({ to, subject }) => to === cast.founderEmail && subject.includes('Vertrags mit der Kanzlei'),
  );
  expect(receipt.text).toContain('Unser Vertrag besteht weiter.');

  expect(await release.count()).toBe(0);
  await order();
  await card.getByText(words.card.firmNotYet).waitFor();
  const again = dataOf(await cast.founder.call('GET /foundations/:id', { params }));
  expect(again).toMatchObject({ mandate: { state: 'pending' }, lacksOrder: false });
});
