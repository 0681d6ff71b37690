import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { HourTimes, Order } from '#api/contract.gen.d.ts';
import { dayIn } from '#demo/days.ts';
import { instantAt } from '#domain/days/berlin-days.ts';
import { duration } from '#domain/site/formats.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import { barriersInBothModes, onScreen, spill } from '../../support/components/barriers.ts';
import {
  appears,
  button,
  disappears,
  pattern,
  toasted,
} from '../../support/components/controls.ts';
import { hoursBought, openOrder, redeem } from '../../support/components/order-page.tsx';
import { type Answers, refused } from '../../support/mock/api.ts';
import { textsOf } from '../../support/texts.ts';

const HOUR_MS = 3_600_000;
const sommer = { id: '0b0f3b9e-9a55-4c7e-8a4f-1f6a0a1d2c01', name: 'Dr. Lea Sommer' };
const kern = { id: '0b0f3b9e-9a55-4c7e-8a4f-1f6a0a1d2c02', name: 'Lena Kern' };
const book = 'POST /hour-packages/:id/redemptions/:redemptionId/time';
const cancel = 'POST /hour-packages/:id/redemptions/:redemptionId/time/cancel';

/** At ten, eleven and twelve on the day after tomorrow. */
const starts = [10, 11, 12].map((hour) => instantAt(dayIn(2), hour * 60));
const timesWith = (person: typeof sommer, people = [sommer, kern]): HourTimes => ({
  people,
  with: person,
  slots: starts.map((startsAt) => ({
    startsAt,
    endsAt: new Date(Date.parse(startsAt) + HOUR_MS).toISOString(),
    consultant: person,
  })),
});

/** An order with hours, for which a time can be booked and cancelled. */
function anOrder(locale: Locale, { choosesTime = true } = {}) {
  const { state, answers } = hoursBought(locale, { choosesTime });
  const change = (part: Partial<Order['redemptions'][number]>) => {
    const redemptions = state.order.redemptions.map((one) => ({ ...one, ...part }));
    state.order = { ...state.order, redemptions };
    return null;
  };
  const withTimes: Answers = {
    ...answers,
    'GET /hour-packages/:id/times': ({ query }) =>
      timesWith(query.with === kern.id ? kern : sommer),
    [book]: ({ body }) => {
      const { startsAt, consultantId } = body as { startsAt: string; consultantId: string };
      const endsAt = new Date(Date.parse(startsAt) + HOUR_MS).toISOString();
      const { name } = consultantId === kern.id ? kern : sommer;
      return change({ time: { startsAt, endsAt, consultant: name } });
    },
    [cancel]: () => change({ time: null }),
  };
  return { state, answers: withTimes };
}

async function open(locale: Locale, { order }: { order: Order }, answers: Answers) {
  const { api, texts } = await openOrder(locale, order, answers);
  const { hours } = texts.orders;
  return { api, hours, words: hours.time };
}

const times = () => page.getByRole('radio');

describe.each(locales)('redeemed hours, %s', (locale) => {
  test('lead on to a time with one person, which can be moved and cancelled', async () => {
    const { state, answers } = anOrder(locale);
    const { api, hours, words } = await open(locale, state, answers);
    await redeem(hours);
    await expect.poll(() => times().elements().length).toBe(3);
    await expect
      .poll(() => document.activeElement?.textContent)
      .toMatch(pattern(words.title, { duration: duration(60, locale) }));
    expect(await barriersInBothModes()).toEqual([]);
    await onScreen(360);
    expect(spill()).toBe(0);
    await onScreen(1280);
    await times().nth(1).click();
    await button(words.submit).click();
    await expect
      .poll(() => api.sentTo(book)[0]?.body)
      .toEqual({ startsAt: starts[1], consultantId: sommer.id });
    await toasted(words.success.booked.title);
    await disappears(times().first());
    await appears(page.getByText(sommer.name, { exact: false }));
    // While a time is booked, the hours cannot come back.
    expect(button(hours.undo.button).query()).toBeNull();
    await page.getByRole('link', { name: words.move }).click();
    await page.getByRole('link', { name: kern.name }).click();
    await appears(page.getByRole('link', { name: kern.name }));
    await expect.element(times().first()).toHaveAccessibleName(new RegExp(kern.name));
    await times().first().click();
    await button(words.submitMove).click();
    await toasted(words.success.moved.title);
    expect(api.sentTo(book)[1]?.body).toEqual({ startsAt: starts[0], consultantId: kern.id });
    await button(words.cancel).click();
    await page.getByRole('dialog').getByRole('button', { name: words.ask.confirm }).click();
    await toasted(words.success.cancelled.title);
    await appears(
      page.getByRole('link', { name: pattern(words.chooseWith, { name: sommer.name }) }),
    );
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('say that a time is taken by now, and offer the others', async () => {
    const { state, answers } = anOrder(locale);
    const { hours, words } = await open(locale, state, {
      ...answers,
      [book]: () => refused(409, 'SLOT_TAKEN'),
    });
    await redeem(hours);
    await times().first().click();
    await button(words.submit).click();
    await appears(page.getByText(textsOf(locale).orders.refusal.SLOT_TAKEN));
    await appears(times().first());
  });
});

describe.each(locales)('times that are not there, %s', (locale) => {
  test('of a vendor without times here: who gets in touch is said, and nothing is offered', async () => {
    const { answers, state } = anOrder(locale, { choosesTime: false });
    const { api, hours, words } = await open(locale, state, answers);
    await redeem(hours);
    const vendor = state.order.hourPackages[0]?.vendor.name ?? '';
    await appears(page.getByText(pattern(words.arranged, { vendor })));
    await appears(button(hours.undo.button));
    expect(api.sentTo('GET /hour-packages/:id/times')).toEqual([]);
    expect(times().elements()).toEqual([]);
  });

  test('say when nobody is free for that long', async () => {
    const { state, answers } = anOrder(locale);
    const { hours, words } = await open(locale, state, {
      ...answers,
      'GET /hour-packages/:id/times': () => ({ ...timesWith(sommer), slots: [] }),
    });
    await redeem(hours);
    await appears(page.getByText(words.none.title));
    expect(await barriersInBothModes()).toEqual([]);
  });
});
