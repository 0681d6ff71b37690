import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { paths } from '#domain/site/paths.ts';
import Contact from '#web/features/inquiries/contact.tsx';
import { start } from '#web/site/islands/form.ts';
import { showPage } from '../support/components/app.tsx';
import { appears, button, field, heading, valueOf } from '../support/components/controls.ts';
import { stubApi } from '../support/mock/api.ts';
import { textsOf } from '../support/texts.ts';

const { inquiries: words } = textsOf('de');

test('a public form says without a connection what has failed, and keeps what was typed', async () => {
  const loader = () => ({ key: crypto.randomUUID(), stamp: '' });
  await showPage({ default: Contact, loader }, { path: paths.contact.de }, { api: stubApi({}) });
  await appears(heading(words.contact.formTitle));
  const island = document.querySelector<HTMLElement>('[data-island=form]');
  if (!island) throw new Error('The form has no island.');
  // Where the browser has read the page, and not React made it, a template holds a document.
  for (const template of island.querySelectorAll('template')) {
    template.content.append(...template.childNodes);
  }
  start(island);
  await field(words.labels.name).fill('Jana Keller');
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  for (const _attempt of [1, 2]) {
    await button(words.contact.submit).click();
    await expect.poll(() => document.activeElement?.role).toBe('alert');
    expect(page.getByRole('alert').elements()).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain(words.failed);
    expect(valueOf(field(words.labels.name))).toBe('Jana Keller');
  }
  vi.unstubAllGlobals();
});
