import { useLocation } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type PageName, paths } from '#domain/site/paths.ts';
import * as loginPage from '#web/features/accounts/login.tsx';
import * as forgottenPage from '#web/features/accounts/password-forgotten.tsx';
import * as registerPage from '#web/features/accounts/register.tsx';
import Verify from '#web/features/accounts/verify.tsx';
import { openSettings } from '../support/components/account.ts';
import { showPage } from '../support/components/app.tsx';
import {
  appears,
  beginningWith,
  button,
  chooseFile,
  disappears,
  field,
  heading,
  said,
  toasted,
  toasts,
  valueOf,
} from '../support/components/controls.ts';
import { refused, stubApi } from '../support/mock/api.ts';
import { textsOf } from '../support/texts.ts';

const texts = textsOf('de');
const { accounts: words, settings } = texts;

const isMarked = (control: ReturnType<typeof field>) =>
  control.element().getAttribute('aria-invalid');

describe('a registration', () => {
  const typed = {
    [words.firstName]: 'Jana',
    [words.lastName]: 'Keller',
    [words.email]: 'jana@example.com',
    [words.password]: 'ein ganzer Satz',
    [words.confirmPassword]: 'ein ganzer Satz',
  };
  const terms = () =>
    page.getByRole('checkbox', { name: beginningWith(words.register.termsBefore) });
  const submit = () => button(words.register.submit).click();

  async function openForm() {
    const api = stubApi({ 'POST /users': () => null });
    const others = [{ path: paths.verify.de, Component: Verify }];
    const visited = { ...registerPage, loader: () => ({ providers: [] }) };
    await showPage(visited, { path: paths.register.de }, { api, others });
    await appears(heading(words.register.title));
    return api;
  }

  async function fillIn() {
    for (const [label, text] of Object.entries(typed)) await field(label).fill(text);
    await terms().click();
  }

  test('that is incomplete marks its fields, and unmarks them while they are filled in', async () => {
    await openForm();
    await field(words.password).fill('ein ganzer Satz');
    await field(words.confirmPassword).fill('ein anderer Satz');
    await submit();
    await said(words.problem.NOT_ACCEPTED);
    await said(words.problem.DIFFERENT);
    const firstName = field(words.firstName);
    expect(document.activeElement).toBe(firstName.element());
    expect(isMarked(firstName)).toBe('true');
    await firstName.fill('Jana');
    await expect.poll(() => isMarked(firstName)).toBe('false');
    await terms().click();
    await disappears(page.getByText(words.problem.NOT_ACCEPTED, { exact: true }));
    expect(isMarked(field(words.lastName))).toBe('true');
  });

  test('without a connection keeps what was typed, and can be sent again', async () => {
    const api = await openForm();
    await fillIn();
    api.connection.lost = true;
    await submit();
    await said(words.notices.registerFailed.title);
    for (const [label, text] of Object.entries(typed)) expect(valueOf(field(label))).toBe(text);
    expect(api.sent).toEqual([]);
    api.connection.lost = false;
    await submit();
    await appears(heading(words.notices.registered.title));
    expect(api.sentTo('POST /users')).toHaveLength(1);
  });

  test('that is finished names the address, takes it along and has the focus', async () => {
    await openForm();
    await fillIn();
    await submit();
    await appears(page.getByText('jana@example.com', { exact: false }));
    const done = heading(words.notices.registered.title);
    await expect.poll(() => document.activeElement).toBe(done.element());
    await page.getByRole('link', { name: words.registered.resend }).click();
    await appears(heading(words.resend.title));
    expect(valueOf(field(words.email))).toBe('jana@example.com');
  });
});

describe('what has failed is named', () => {
  const pages = [
    {
      name: 'a login',
      visited: { ...loginPage, loader: () => ({ providers: [] }) },
      call: 'POST /auth/login',
      typed: { [words.email]: 'jana@example.com', [words.password]: 'ein ganzer Satz' },
      submit: words.login.submit,
      failed: words.notices.providerFailed.title,
    },
    {
      name: 'the recovery of a password',
      visited: forgottenPage,
      call: 'POST /auth/password/request',
      typed: { [words.email]: 'jana@example.com' },
      submit: words.forgotten.submit,
      failed: words.notices.recoveryFailed.title,
    },
  ] as const;

  test.each(pages)('$name, with the API away and without a connection', async (one) => {
    const api = stubApi({ [one.call]: () => refused(503, 'SERVICE_UNAVAILABLE') });
    await showPage(one.visited, { path: '/konto/' }, { api });
    for (const [label, text] of Object.entries(one.typed)) await field(label).fill(text);
    await button(one.submit).click();
    await said(one.failed);
    const alert = () => document.querySelector('[role=alert]')?.textContent;
    const whileAway = alert();
    api.connection.lost = true;
    await button(one.submit).click();
    await expect.poll(alert).not.toBe(whileAway);
    await said(one.failed);
    // The page says it; a toast would only cover the button.
    expect(toasts()).toHaveLength(0);
  });
});

test('the address goes along from the refused login to a new link and a new password', async () => {
  const Address = () => {
    const { pathname, search } = useLocation();
    return <output data-address>{pathname + search}</output>;
  };
  const address = () => document.querySelector('[data-address]')?.textContent;
  const email = 'unbestaetigt@example.com';
  const openLogin = () => {
    const api = stubApi({ 'POST /auth/login': () => refused(401, 'INVALID_CREDENTIALS') });
    const visited = { ...loginPage, loader: () => ({ providers: [] }) };
    const others = (['verify', 'password-forgotten'] satisfies PageName[]).map((name) => ({
      path: paths[name].de,
      Component: name === 'verify' ? Verify : forgottenPage.default,
    }));
    return showPage(visited, { path: '/anmelden/' }, { api, others, beside: <Address /> });
  };
  await openLogin();
  await field(words.email).fill(email);
  await field(words.password).fill('ein ganzer Satz');
  await button(words.login.submit).click();
  await page.getByRole('link', { name: words.login.resend }).click();
  await appears(heading(words.resend.title));
  expect(valueOf(field(words.email))).toBe(email);
  expect(address()).toBe(paths.verify.de);

  await openLogin();
  await field(words.email).fill(email);
  await page.getByRole('link', { name: words.login.forgotten }).click();
  await appears(heading(words.forgotten.title));
  expect(valueOf(field(words.email))).toBe(email);
  expect(address()).toBe(paths['password-forgotten'].de);
});

/** Red, and blue a little to the right of its middle. */
async function twoColours(): Promise<File> {
  const canvas = new OffscreenCanvas(1200, 800);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('No canvas.');
  pen.fillStyle = '#ff0000';
  pen.fillRect(0, 0, 660, 800);
  pen.fillStyle = '#0000ff';
  pen.fillRect(660, 0, 540, 800);
  return new File([await canvas.convertToBlob()], 'ich.png', { type: 'image/png' });
}

/** The colours at both ends of the picture that was sent. */
async function coloursOf(body: unknown): Promise<string[]> {
  const bitmap = await createImageBitmap((body as FormData).get('file') as File);
  const pen = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
  pen?.drawImage(bitmap, 0, 0);
  return [4, bitmap.width - 4].map((x) => {
    const [red = 0, , blue = 0] = pen?.getImageData(x, bitmap.height / 2, 1, 1).data ?? [];
    return red > blue ? 'red' : 'blue';
  });
}

describe('the account page', () => {
  const crop = () => page.getByRole('dialog', { name: settings.avatar.cropTitle });
  const file = { id: 'a picture', type: 'image/jpeg', filesize: 1 };

  test('lets the part of a picture be chosen with the keyboard alone', async () => {
    const { api } = await openSettings({ answers: { 'POST /files': () => file as never } });
    await chooseFile(await twoColours());
    await appears(crop().getByRole('slider'));
    const part = crop().getByLabelText(settings.avatar.cropLabel);
    await appears(part);
    (crop().getByRole('slider').element() as HTMLElement).focus();
    await userEvent.keyboard('{End}');
    (part.element() as HTMLElement).focus();
    await userEvent.keyboard('{ArrowRight>100/}');
    (button(settings.avatar.save).element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await toasted(settings.notices.avatarSaved.title);
    expect(await coloursOf(api.sentTo('POST /files')[0]?.body)).toEqual(['red', 'red']);
    expect(api.sentTo('PATCH /users/me')[0]?.body).toEqual({ avatar: file.id });
  });

  test('refuses at once what is no picture', async () => {
    const { api } = await openSettings();
    await chooseFile(new File(['%PDF-1.7'], 'ich.png', { type: 'image/png' }));
    await toasted(settings.notices.avatarFailed.title);
    await toasted(settings.avatar.notAPicture);
    expect(page.getByRole('dialog').query()).toBeNull();
    expect(api.sentTo('POST /files')).toEqual([]);
  });

  test('leaves the account as it was, and the choice open, if a picture cannot be uploaded', async () => {
    const answers = { 'POST /files': () => refused(503, 'SERVICE_UNAVAILABLE') };
    const { api } = await openSettings({ answers });
    await chooseFile(await twoColours());
    await expect.element(button(settings.avatar.save)).toBeEnabled();
    await button(settings.avatar.save).click();
    await toasted(settings.notices.avatarFailed.title);
    await appears(crop());
    expect(api.sentTo('PATCH /users/me')).toEqual([]);
  });

  test('gives the focus back to a button that was out of use while it saved', async () => {
    await openSettings();
    const save = button(settings.profile.submit);
    (save.element() as HTMLElement).focus();
    await userEvent.keyboard('{Enter}');
    await toasted(settings.notices.saved.title);
    await expect.poll(() => document.activeElement).toBe(save.element());
  });
});
