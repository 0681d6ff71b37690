import { afterEach, describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { type OptionalMail, requiredMails } from '#domain/mails/choices.ts';
import { account, openSettings, sessionSince } from '../support/components/account.ts';
import { barriersInBothModes, onScreen, spill } from '../support/components/barriers.ts';
import {
  beginningWith,
  button,
  disappears,
  field,
  said,
  toasted,
  toasts,
  valueOf,
} from '../support/components/controls.ts';
import { refused } from '../support/mock/api.ts';
import { textsOf } from '../support/texts.ts';

const { settings, accounts, forms } = textsOf('de');
const change = 'PATCH /users/me';

const section = (name: string) => page.getByRole('region', { name, exact: true });
const passwords = () => section(settings.password.title);
const fillPassword = async (password: string, confirmed = password) => {
  await field(accounts.newPassword, passwords()).fill(password);
  await field(accounts.confirmPassword, passwords()).fill(confirmed);
  await button(settings.password.submit).click();
};

test('a name left out is marked, and said to be missing', async () => {
  const { api } = await openSettings();
  const firstName = field(accounts.firstName);
  await firstName.fill('');
  await button(settings.profile.submit).click();
  await said(forms.refusal.MISSING.title, page.getByRole('alert'));
  expect(firstName.element().getAttribute('aria-invalid')).toBe('true');
  expect(api.sentTo(change)).toEqual([]);
});

test('that an address was asked for is said once, in its place', async () => {
  let current: typeof account = account;
  await openSettings({
    answers: {
      'GET /users/me': () => current,
      [change]: () => {
        current = { ...account, pending_email: 'neu@example.com' };
        return {};
      },
    },
  });
  const part = section(settings.email.title);
  await field(settings.email.label, part).fill('neu@example.com');
  await button(settings.email.submit).click();
  await expect.element(part.getByText(/neu@example\.com/)).toBeInTheDocument();
  expect([...toasts()]).toEqual([]);
});

test('an address that was asked for can be given up', async () => {
  let current: typeof account = { ...account, pending_email: 'neu@example.com' };
  const { api } = await openSettings({
    answers: {
      'GET /users/me': () => current,
      [change]: () => {
        current = account;
        return {};
      },
    },
  });
  const pending = section(settings.email.title).getByText(/neu@example\.com/);
  await expect.element(pending).toBeInTheDocument();
  await button(settings.email.keep).click();
  await toasted(settings.notices.emailKept.description);
  await disappears(pending);
  expect(api.sentTo(change)[0]?.body).toEqual({ email: account.email });
});

describe('a new password', () => {
  test('is kept by password managers under the address it belongs to', async () => {
    await openSettings();
    const form = field(accounts.newPassword, passwords()).element().closest('form');
    const name = form?.querySelector<HTMLInputElement>('[autocomplete=username]');
    expect([name?.value, name?.checkVisibility()]).toEqual([account.email, false]);
  });

  test('is refused while the two differ, and leaves empty fields once it is saved', async () => {
    const { api } = await openSettings();
    await fillPassword('Kirschkuchen mit Sahne 4', 'Kirschkuchen mit Sahne 5');
    await said(accounts.problem.DIFFERENT, passwords());
    expect(api.sentTo(change)).toEqual([]);
    await fillPassword('Kirschkuchen mit Sahne 4');
    await toasted(settings.notices.passwordSaved.title);
    await expect.poll(() => valueOf(field(accounts.newPassword, passwords()))).toBe('');
    expect(api.sentTo(change)).toHaveLength(1);
  });

  test('takes the current one when the login is older than a quarter of an hour', async () => {
    const right = 'ein ganzer Satz';
    const wrong = refused(400, 'FAILED_VALIDATION', { field: 'current_password', type: 'wrong' });
    const { api } = await openSettings({
      sessions: [sessionSince(16)],
      answers: {
        [change]: ({ body }) =>
          (body as { current_password?: string }).current_password === right ? {} : wrong,
      },
    });
    await field(settings.currentPassword, passwords()).fill('nicht das richtige');
    await fillPassword('Kirschkuchen mit Sahne 4');
    await said(settings.wrongPassword, passwords());
    await field(settings.currentPassword, passwords()).fill(right);
    await fillPassword('Kirschkuchen mit Sahne 4');
    await toasted(settings.notices.passwordSaved.title);
    expect(api.sentTo(change)).toHaveLength(2);
  });

  test('takes no other while the login is recent', async () => {
    await openSettings({ sessions: [sessionSince(1)] });
    expect(field(settings.currentPassword).query()).toBeNull();
  });
});

describe.each(['de', 'en'] as const)('which mails come, in %s', (locale) => {
  const words = textsOf(locale).settings.mails;
  const part = () => section(words.title);
  const box = (kind: OptionalMail) =>
    part().getByRole('checkbox', { name: beginningWith(words.optional[kind].name) });

  test('is chosen among those to do without, and said of those that always come', async () => {
    let unwanted_mails: OptionalMail[] = ['receipts'];
    const { api } = await openSettings({
      locale,
      answers: {
        'GET /users/me': () => ({ ...account, unwanted_mails }),
        [change]: ({ body }) => {
          ({ unwanted_mails } = body as { unwanted_mails: OptionalMail[] });
          return {};
        },
      },
    });
    await expect.element(box('receipts')).not.toBeChecked();
    await expect.element(box('progress')).toBeChecked();
    for (const kind of requiredMails) {
      await expect.element(part().getByText(words.required[kind])).toBeInTheDocument();
    }
    expect(await barriersInBothModes()).toEqual([]);
    await box('progress').click();
    await box('receipts').click();
    await button(words.submit).click();
    await toasted(textsOf(locale).settings.notices.mailsSaved.title);
    expect(api.sentTo(change)[0]?.body).toEqual({ unwanted_mails: ['progress'] });
    await expect.element(box('progress')).not.toBeChecked();
  });
});

describe.each(['de', 'en'] as const)('the private calendar, in %s', (locale) => {
  const words = textsOf(locale).settings.calendar;
  const part = () => section(words.title);
  const address = `https://siebenschritt.example/api/calendar/${'k'.repeat(43)}.ics`;
  const create = 'POST /users/me/calendar';
  const feed = { names: true, createdAt: '2026-11-20T09:00:00.000Z' };

  test('is made with the choice of names, and its address shown to be copied', async () => {
    let own: typeof feed | null = null;
    const { api } = await openSettings({
      locale,
      answers: {
        'GET /users/me/calendar': () => own,
        [create]: () => {
          own = feed;
          return { address };
        },
      },
    });
    expect(button(words.remove).query()).toBeNull();
    await part().getByRole('checkbox').click();
    await button(words.make).click();
    await expect.element(part().getByText(address)).toBeInTheDocument();
    expect(api.sentTo(create)[0]?.body).toEqual({ names: true });
    expect(toasts()).toHaveLength(0);
    await expect.element(button(words.copy)).toBeInTheDocument();
    await expect.element(button(words.renew)).toBeInTheDocument();
    expect(await barriersInBothModes()).toEqual([]);
  });

  test('keeps its address with another choice, and can be removed', async () => {
    let own: typeof feed | null = feed;
    const { api } = await openSettings({
      locale,
      answers: {
        'GET /users/me/calendar': () => own,
        'PATCH /users/me/calendar': () => null,
        'DELETE /users/me/calendar': () => {
          own = null;
          return null;
        },
      },
    });
    await part().getByRole('checkbox').click();
    await button(words.saveNames).click();
    await toasted(textsOf(locale).settings.notices.calendarSaved.title);
    expect(api.sentTo('PATCH /users/me/calendar')[0]?.body).toEqual({ names: false });
    expect(api.sentTo(create)).toEqual([]);
    await button(words.remove).click();
    await toasted(textsOf(locale).settings.notices.calendarRemoved.title);
    await disappears(button(words.remove));
  });
});

describe('the account page with all that it asks', () => {
  afterEach(() => onScreen(1280));

  test.each([
    ['de', 360],
    ['de', 1280],
    ['en', 768],
  ] as const)('has no barriers and fits, in %s: %d px', async (locale, width) => {
    const { email, currentPassword } = textsOf(locale).settings;
    const next = `sehr-lange-adresse-mitglied-12345678@${account.email}`;
    await onScreen(width);
    await openSettings({
      locale,
      framed: true,
      now: { ...account, pending_email: next },
      sessions: [sessionSince(16), sessionSince(90, { current: false })],
    });
    const part = section(email.title);
    await expect.element(part.getByText(new RegExp(next))).toBeInTheDocument();
    await expect.element(field(currentPassword, part)).toBeInTheDocument();
    expect(await barriersInBothModes('best-practice')).toEqual([]);
    expect(spill()).toBe(0);
  });
});
