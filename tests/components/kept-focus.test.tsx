import { createRoutesStub, Link, Outlet } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { keepFocus } from '#web/kit/session/kept-focus.ts';
import { NextPage } from '#web/layouts/app/next-page.tsx';

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

const take = (row: HTMLElement | null) => row?.focus();

test('a page that is arrived at gets the focus, unless a part of it took it already', async () => {
  const Stub = createRoutesStub([
    {
      Component: () => (
        <main id="content" tabIndex={-1}>
          <NextPage>
            <Outlet />
          </NextPage>
        </main>
      ),
      children: [
        { path: '/', Component: () => <Link to="/list">list</Link> },
        {
          path: '/list',
          Component: () => (
            <Link to="/case" ref={take}>
              case
            </Link>
          ),
        },
        { path: '/case', Component: () => <p>A case</p> },
      ],
    },
  ]);
  await render(<Stub />);
  await page.getByRole('link', { name: 'list' }).click();
  await expect.poll(() => focused()?.getAttribute('href')).toBe('/case');
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => focused()?.id).toBe('content');
});
