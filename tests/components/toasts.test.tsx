import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { rootTexts } from '#web/kit/texts/root-texts.de.ts';
import { useToasts } from '#web/kit/ui/toasts/toasts.tsx';
import { show } from '../support/components/shown.tsx';

/** Default timeout of a toast (specification § 4.3). */
const TIMEOUT_MS = 5_000;
/** How long it takes to fade. */
const LEAVE_MS = 180;

/** A page that is longer than the window, with links to tab through and a button that saves. */
function Saver() {
  const toasts = useToasts();
  const save = () => toasts.add({ title: 'Gespeichert', color: 'success' });
  return (
    <>
      <div style={{ height: 1_200 }} />
      <button type="button" onClick={save}>
        Speichern
      </button>
      {Array.from({ length: 8 }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change.
        <p key={index} style={{ textAlign: 'end' }}>
          <a href="/app/">Weiter</a>
        </p>
      ))}
    </>
  );
}

const button = () => page.getByRole('button', { name: 'Speichern' });
const shown = () => document.querySelector<HTMLElement>('[data-toast]');

async function showToast(): Promise<HTMLElement> {
  await button().click();
  await expect.poll(shown).not.toBeNull();
  return document.querySelector('[data-toast]') as HTMLElement;
}

async function close(): Promise<void> {
  await page.getByRole('button', { name: rootTexts.toasts.close }).click();
  await expect.poll(shown).toBeNull();
}

beforeEach(async () => {
  await page.viewport(1_280, 900);
  await show(Saver);
});

afterEach(() => {
  vi.useRealTimers();
});

test('a toast closes by itself after five seconds', async () => {
  await showToast();
  const since = performance.now();
  await vi.waitFor(() => expect(shown()).toBeNull(), { timeout: 15_000, interval: 20 });
  const duration = performance.now() - since;
  expect(duration).toBeGreaterThanOrEqual(TIMEOUT_MS - 250);
  expect(duration).toBeLessThan(TIMEOUT_MS + LEAVE_MS + 2_500);
});

/** Lets time pass for the toast, with what React renders in between. */
async function pass(ms: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(ms);
  for (let frames = 0; frames < 5; frames += 1) await new Promise(requestAnimationFrame);
  await vi.advanceTimersByTimeAsync(LEAVE_MS);
  await new Promise(requestAnimationFrame);
}

test('what was done makes way for what is said next', async () => {
  await showToast();
  await button().click();
  await button().click();
  await expect.poll(() => document.querySelectorAll('[data-toast]').length).toBe(1);
});

test('it makes way for a dialog, whose buttons it would cover', async () => {
  await showToast();
  // As MUI does it.
  const dialog = document.createElement('div');
  dialog.innerHTML = '<div role="dialog"><button>Bild speichern</button></div>';
  document.body.append(dialog);
  await expect.poll(shown, { timeout: TIMEOUT_MS / 2 }).toBeNull();
  dialog.remove();
});

test('it pauses while hovered and resumes afterwards', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  button()
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }));
  await vi.waitFor(() => expect(shown()).not.toBeNull());
  const toast = shown() as HTMLElement;
  await userEvent.hover(toast);
  await pass(TIMEOUT_MS + 1_500);
  expect(shown()).toBe(toast);
  await userEvent.unhover(toast);
  await pass(TIMEOUT_MS);
  await vi.waitFor(() => expect(shown()).toBeNull());
});

test('it is at the bottom end, 24rem wide, full width on a phone', async () => {
  const wide = (await showToast()).getBoundingClientRect();
  expect(wide.width).toBe(384);
  expect(wide.right).toBeGreaterThan(1_280 - 48);
  expect(wide.bottom).toBeGreaterThan(900 - 48);
  await page.viewport(360, 740);
  expect(shown()?.getBoundingClientRect().width).toBeGreaterThan(360 - 48);
  await close();
});

/** Whether a toast lies over what has the focus; null while nothing of the page has it. */
function covered(): boolean | null {
  const { activeElement, body } = document;
  if (!activeElement || activeElement === body || activeElement.closest('[data-toast]')) {
    return null;
  }
  const focused = activeElement.getBoundingClientRect();
  return [...document.querySelectorAll('[data-toast]')].some((toast) => {
    const box = toast.getBoundingClientRect();
    return (
      focused.left < box.right &&
      box.left < focused.right &&
      focused.top < box.bottom &&
      box.top < focused.bottom
    );
  });
}

test.each([
  ['phone', 360, 740],
  ['window', 1_280, 900],
])('it never covers what has the focus, on a %s', async (_, width, height) => {
  await page.viewport(width, height);
  // Where the toast is going to be.
  button().element().scrollIntoView({ block: 'end' });
  const toast = await showToast();
  await userEvent.hover(toast);
  expect(document.activeElement).toBe(button().element());
  await expect.poll(covered).toBe(false);
  for (let steps = 0; steps < 8; steps += 1) {
    await userEvent.tab();
    await expect.poll(covered).not.toBe(true);
  }
  await close();
  await expect.poll(() => document.body.style.paddingBottom).toBe('');
});
