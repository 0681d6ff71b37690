import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocus } from '#web/kit/session/kept-focus.ts';

const named = (name: string) => page.getByRole('textbox', { name, exact: true }).element();
const focused = () => document.activeElement;

/** Fields, the first of which changes the page as soon as it is left. */
async function openFields() {
  await render(
    <main tabIndex={-1}>
      <input
        aria-label="first"
        onBlur={(event) => event.target.after(document.createElement('i'))}
      />
      <input aria-label="second" />
    </main>,
  );
  const end = keepFocus();
  await userEvent.click(named('first'));
  return end;
}

test('a field that changes the page when it is left lets the keyboard go on', async () => {
  const end = await openFields();
  await userEvent.keyboard('{Tab}');
  expect(focused()).toBe(named('second'));
  await userEvent.keyboard('{Shift>}{Tab}{/Shift}');
  expect(focused()).toBe(named('first'));
  end();
});

test('a field that is removed while it has the focus leaves it to the page', async () => {
  const end = await openFields();
  named('first').remove();
  await expect.poll(() => focused()?.tagName).toBe('MAIN');
  end();
});
