import { expect, test } from 'vitest';
import { member } from '../../support/browser/sessions.ts';
import { open, openBrowser } from '../../support/browser/visitor.ts';

test('a private calendar gets a new address, and the one before is dead', async () => {
  const { who } = await member(await openBrowser());
  const { calendar } = who.texts.settings;
  await open(who, 'settings');
  const part = who.page.getByRole('region', { name: calendar.title, exact: true });
  const address = part.locator('code');
  const press = (name: string) => part.getByRole('button', { name, exact: true }).click();
  await press(calendar.make);
  const first = await address.innerText();
  const read = await fetch(first);
  expect(read.status).toBe(200);
  expect(await read.text()).toMatch(/^BEGIN:VCALENDAR/);

  await press(calendar.renew);
  await expect.poll(() => address.innerText()).not.toBe(first);
  expect((await fetch(first)).status).toBe(404);
  expect((await fetch(await address.innerText())).status).toBe(200);
  expect(who.troubles()).toEqual([]);
  await who.context.close();
});
