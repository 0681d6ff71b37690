import { Link } from 'react-router';
import { expect, test } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { account, openSettings } from '../support/components/account.ts';
import { showPage } from '../support/components/app.tsx';
import {
  appears,
  button,
  disappears,
  field,
  heading,
  toasted,
  valueOf,
} from '../support/components/controls.ts';
import { stubApi } from '../support/mock/api.ts';
import { textsOf } from '../support/texts.ts';

test('a page that takes long shows its outline, and then gets the focus', async () => {
  const held = Promise.withResolvers<void>();
  const First = () => (
    <>
      <h1>Zuerst</h1>
      <Link to="/app/next/">Weiter</Link>
    </>
  );
  const next = {
    path: '/app/next/',
    loader: () => held.promise,
    Component: () => <h1>Danach</h1>,
  };
  const outline = () => page.getByRole('status', { name: textsOf('de').common.loading });
  await showPage({ default: First }, { path: '/app/' }, { api: stubApi({}), others: [next] });
  const before = heading('Zuerst');
  await appears(before);
  const shown = before.element();
  (page.getByRole('link', { name: 'Weiter' }).element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await appears(outline());
  expect(shown.checkVisibility()).toBe(false);
  held.resolve();
  await appears(heading('Danach'));
  await disappears(outline());
  await expect.poll(() => document.activeElement?.id).toBe('content');
});

test('a click beside everything gives up the focus for good', async () => {
  const Form = () => (
    <section>
      <button type="button">Speichern</button>
      <p style={{ height: 400 }}>Nichts</p>
    </section>
  );
  const beside = <p>Daneben</p>;
  await showPage({ default: Form }, { path: '/app/' }, { api: stubApi({}), beside });
  const save = button('Speichern');
  await appears(save);
  (save.element() as HTMLElement).focus();
  await page.getByText('Daneben').click();
  const change = document.createElement('span');
  document.body.append(change);
  // Whoever watches the page for changes has seen this one by then.
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  expect(document.activeElement).toBe(document.body);
  change.remove();
});

test('forms of the account stay when the session has ended, in English', async () => {
  const { accounts, settings, session: words } = textsOf('en');
  let lastName = 'Vogt';
  const { session } = await openSettings({
    locale: 'en',
    answers: {
      'GET /users/me': () => ({ ...account, language: 'en-GB', last_name: lastName }),
      'PATCH /users/me': ({ body }) => {
        lastName = (body as { last_name: string }).last_name;
        return {};
      },
    },
  });
  await field(accounts.lastName).fill('Neuland');
  session.ended = true;
  await button(settings.profile.submit).click();
  const dialog = page.getByRole('dialog', { name: words.ended });
  await field(words.password, dialog).fill('ein ganzer Satz');
  await button(words.submit).click();
  await disappears(dialog);
  expect(valueOf(field(accounts.lastName))).toBe('Neuland');
  expect(lastName).toBe('Vogt');
  await button(settings.profile.submit).click();
  await toasted(settings.notices.saved.title);
  expect(lastName).toBe('Neuland');
});

test('the way to withdraw stands out among the legal links, and the way past the menu is not printed', async () => {
  const Page = () => <h1>Seite</h1>;
  await showPage({ default: Page }, { path: '/app/' }, { api: stubApi({}), framed: true });
  const { footer, skipToContent } = textsOf('de').common;
  const styleOf = (name: string) =>
    getComputedStyle(page.getByRole('link', { name, exact: true }).element());
  await appears(page.getByRole('link', { name: footer.withdrawal, exact: true }));
  const looks = [footer.withdrawal, footer.imprint].map((name) => {
    const { fontWeight, textDecorationLine } = styleOf(name);
    return [fontWeight, textDecorationLine];
  });
  expect(looks).toEqual([
    ['600', 'underline'],
    ['400', 'none'],
  ]);
  expect(styleOf(skipToContent).display).not.toBe('none');
  const printed = styleOf(skipToContent);
  await cdp().send('Emulation.setEmulatedMedia', { media: 'print' });
  expect(printed.display).toBe('none');
  await cdp().send('Emulation.setEmulatedMedia', { media: '' });
});
