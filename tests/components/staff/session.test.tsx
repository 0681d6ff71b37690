import { afterEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import type { TeamRole } from '#domain/desk/rights.ts';
import { sawPosition } from '#web/desk/bare-call.ts';
import { closeSecondFactor } from '#web/desk/session/second-factor-state.ts';
import { staffPath } from '#web/staff-pages.ts';
import { address, inFreshWindows, openConsole, reopen } from '../../support/components/console.tsx';
import {
  appears,
  disappears,
  field,
  heading,
  pattern,
  said,
  valueOf,
} from '../../support/components/controls.ts';
import { type Answers, listed, refused, stale } from '../../support/mock/api.ts';
import { teamMember } from '../../support/mock/desk-pages.ts';
import { foundationId, teamFoundationAt } from '../../support/mock/foundations.ts';
import { cardOf, tasksOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de');
const { login, errors, reachability, sessionEnded } = texts.staff;
const { status } = texts.staffFoundations;
const { 'request-document-changes': changes } = texts.staffCommands.commands;
const send = 'POST /foundations/:id/commands/request-document-changes';

const companyName = 'Muster UG';
const foundationsAreShown = async () => {
  await appears(page.getByRole('heading', { level: 1, name: texts.staff.area.foundations }));
  await appears(page.getByRole('main').getByRole('link', { name: companyName }));
};
const loginOver = () => page.getByRole('dialog', { name: sessionEnded.title });
async function logInOver(password: string) {
  await field(texts.session.password, loginOver()).fill(password);
  await loginOver().getByRole('button', { name: login.submit }).click();
}

inFreshWindows();
afterEach(() => vi.useRealTimers());

/** Opens the console with a session that can be ended. */
async function openWithSession(at: string, answers: Answers, role: TeamRole = 'lawyer') {
  const session = { ended: false };
  const whileItLasts =
    <Sent, Reply>(answer: (sent: Sent) => Reply) =>
    (sent: Sent) =>
      session.ended ? refused(403, 'FORBIDDEN') : answer(sent);
  const kept: Record<string, unknown> = {};
  for (const [name, answer] of Object.entries<unknown>(answers)) {
    kept[name] = whileItLasts(answer as (sent: unknown) => unknown);
  }
  const api = await openConsole({
    role,
    at,
    answers: {
      ...(kept as Answers),
      'GET /users/me': () =>
        session.ended ? refused(401, 'INVALID_CREDENTIALS') : teamMember(role),
      'POST /auth/login': ({ body }) => {
        const { password } = body as { password: string };
        if (password !== 'ein ganzer Satz') return refused(401, 'INVALID_CREDENTIALS');
        session.ended = false;
        return null as never;
      },
    },
  });
  return { api, session };
}

describe('a session that ends', () => {
  test('while typing: the login comes over the page, and the command goes on after it', async () => {
    const reason = 'Der Sitz fehlt.';
    let current = teamFoundationAt('review-pending');
    const { api, session } = await openWithSession(staffPath('foundation', foundationId), {
      'GET /foundations/:id': () => current,
      [send]: () => {
        const changesRequested = {
          reason,
          requestedAt: '2026-11-22T09:00:00.000Z',
          byRole: 'lawyer',
        } as const;
        current = teamFoundationAt('documents-pending', { changesRequested });
        return { revision: 8, position: '8' };
      },
    });
    await appears(heading(status['review-pending']));
    await userEvent.keyboard('z');
    const text = field(changes.reason, page.getByRole('dialog'));
    await text.fill(reason);
    const area = text.element() as HTMLTextAreaElement;
    session.ended = true;
    await page.getByRole('dialog').getByRole('button', { name: changes.submit }).click();
    await appears(loginOver());
    expect(area.value).toBe(reason);
    expect(area.isConnected).toBe(true);

    await logInOver('not the password');
    await said(errors.INVALID_CREDENTIALS.title, loginOver());
    await logInOver('ein ganzer Satz');
    await disappears(loginOver());
    await appears(heading(status['documents-pending']));
    await said(reason);
    expect(api.sentTo(send)).toHaveLength(2);
    const [first, second] = api.sentTo(send).map(({ headers }) => headers['idempotency-key']);
    expect(second).toBe(first);
  });

  test('is noticed by an open page and on the way to another one, which then shows', async () => {
    const { session } = await openWithSession('/admin/', {
      'GET /foundations': () => listed(cardOf({ companyName })),
    });
    await appears(heading(texts.staffTasks.tasks.title));
    session.ended = true;
    await userEvent.keyboard('g');
    await appears(loginOver());
    expect(valueOf(field(texts.session.password, loginOver()))).toBe('');
    await logInOver('ein ganzer Satz');
    await disappears(loginOver());
    await foundationsAreShown();
    expect(address().pathname).toBe('/admin/foundations');
  });
});

test('what somebody else sees, who logs in in another tab, does not stay', async () => {
  let isTheirs = false;
  const me = teamMember('lawyer');
  await openConsole({
    role: 'lawyer',
    at: '/admin/',
    answers: {
      'GET /users/me': () => (isTheirs ? { ...me, id: crypto.randomUUID() } : me),
      'GET /foundations': () =>
        listed(cardOf({ companyName: isTheirs ? 'Fremde UG' : companyName })),
      'POST /auth/login': () => {
        isTheirs = false;
        return null as never;
      },
    },
  });
  await appears(heading(texts.staffTasks.tasks.title));
  isTheirs = true;
  await userEvent.keyboard('g');
  await appears(loginOver());
  await logInOver('ein ganzer Satz');
  await disappears(loginOver());
  await foundationsAreShown();
  expect(page.getByText('Fremde UG').elements()).toHaveLength(0);
});

describe('a server that does not answer', () => {
  /** Time goes on by itself, and in leaps. */
  const leap = (ms: number) => vi.advanceTimersByTimeAsync(ms);
  const withLeaps = () =>
    vi.useFakeTimers({
      toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      shouldAdvanceTime: true,
    });

  test('ends no session: the next page shows all the same, and one that is opened waits', async () => {
    let answering = true;
    const api = await openConsole({
      role: 'staff',
      answers: {
        'GET /users/me': () =>
          answering ? teamMember('staff') : refused(503, 'SERVICE_UNAVAILABLE'),
        'GET /foundations': () => listed(cardOf({ companyName })),
      },
    });
    await appears(heading(texts.staffTasks.tasks.title));
    const asked = api.sentTo('GET /users/me').length;
    answering = false;
    await userEvent.keyboard('g');
    await foundationsAreShown();
    expect(api.sentTo('GET /users/me').length).toBeGreaterThan(asked);
    expect(field(texts.session.password).query()).toBeNull();

    // A deploy that answers nobody while the page is being loaded.
    withLeaps();
    await reopen();
    await appears(
      page.getByText(reachability.away).or(page.getByText(pattern(reachability.since))),
    );
    expect(page.getByRole('heading', { level: 1 }).query()).toBeNull();
    answering = true;
    await leap(2_000);
    await foundationsAreShown();
  });

  test('is named on an open page within seconds, also when it hangs', async () => {
    let hanging = false;
    const never = new Promise<never>(() => {});
    const api = await openConsole({
      role: 'staff',
      answers: {
        'GET /foundations': () => (hanging ? never : listed(cardOf({ companyName }))),
      },
    });
    await appears(heading(texts.staffTasks.tasks.title));
    const notice = page.getByText(pattern(reachability.since));
    const asked = api.sentTo('GET /foundations').length;
    hanging = true;
    withLeaps();
    await userEvent.keyboard('g');
    await expect.poll(() => api.sentTo('GET /foundations').length).toBeGreaterThan(asked);
    expect(notice.query()).toBeNull();
    await leap(4_000);
    await expect.element(notice, { timeout: 3_000 }).toBeInTheDocument();
    hanging = false;
    await leap(5_000);
    await disappears(notice);
    await foundationsAreShown();
  });
});

test('a view that lags behind says so until it shows the own change', async () => {
  // As after a command that was accepted.
  sawPosition({ position: '8' });
  let isLate = true;
  await openConsole({
    role: 'lawyer',
    at: staffPath('foundation', foundationId),
    answers: {
      'GET /foundations/:id': () =>
        isLate ? stale(teamFoundationAt('review-pending')) : teamFoundationAt('documents-pending'),
      'GET /foundations/:id/timeline': () => (isLate ? stale([]) : []),
    },
  });
  const notice = page.getByText(reachability.behind);
  await appears(notice);
  await appears(heading(status['review-pending']));
  isLate = false;
  await reopen();
  await appears(heading(status['documents-pending']));
  await disappears(notice);
});

test('a page that is loaded again still asks for the own change, until somebody logs in', async () => {
  let asked: string | undefined;
  const mine = teamMember('staff');
  const session = { open: true };
  const answers: Answers = {
    'GET /users/me': () => (session.open ? mine : refused(401, 'INVALID_CREDENTIALS')),
    'POST /auth/login': () => {
      session.open = true;
      return null as never;
    },
    'GET /admin/tasks': (sent) => {
      asked = sent.query.after;
      return tasksOf([])(sent);
    },
  };
  const tasks = page.getByRole('heading', { level: 1, name: texts.staffTasks.tasks.title });
  sawPosition({ position: '8' });
  // All that is left of a page that is loaded again.
  expect(sessionStorage.getItem('staff.position')).toBe('8');
  sessionStorage.setItem('staff.position', '9');
  await openConsole({ role: 'staff', answers });
  await appears(tasks);
  expect(asked).toBe('9');
  session.open = false;
  await reopen('/admin/');
  await field(texts.session.email).fill(mine.email);
  await field(texts.session.password).fill('ein ganzer Satz');
  await page.getByRole('button', { name: login.submit }).click();
  await appears(tasks);
  expect(asked).toBeUndefined();
});

test('nothing final is sent by itself after the login over the page', async () => {
  const cancel = 'POST /foundations/:id/commands/cancel-foundation';
  const words = texts.staffCommands.commands['cancel-foundation'];
  let current = teamFoundationAt('review-pending');
  const { api, session } = await openWithSession(
    staffPath('foundation', foundationId),
    {
      'GET /foundations/:id': () => current,
      [cancel]: () => {
        current = teamFoundationAt('review-pending', { status: 'cancelled' });
        return { revision: 8, position: '8' };
      },
    },
    'staff',
  );
  await page
    .getByRole('button', { name: texts.staffCommands.commandName['cancel-foundation'] })
    .click();
  const dialog = page.getByRole('dialog', { name: words.title });
  await field(words.reason, dialog).fill('Wir gründen doch nicht.');
  session.ended = true;
  const submit = dialog.getByRole('button', { name: words.submit });
  await submit.click();
  await appears(loginOver());
  await logInOver('ein ganzer Satz');
  await disappears(loginOver());
  await said(errors.LOGGED_IN_AGAIN.title, dialog);
  expect(api.sentTo(cancel)).toHaveLength(1);
  await submit.click();
  await appears(heading(status.cancelled));
  expect(api.sentTo(cancel)).toHaveLength(2);
});

test('where the API asks for a second factor, the desk leads to setting it up and nowhere else', async () => {
  let needed = true;
  const answers: Answers = {
    'GET /admin/tasks': (sent) => (needed ? refused(403, 'TFA_REQUIRED') : tasksOf([])(sent)),
  };
  await openConsole({ role: 'staff', answers });
  const dialog = page.getByRole('dialog', { name: textsOf('de').twoFactor.needed });
  await appears(dialog);
  await userEvent.keyboard('{Escape}');
  await appears(dialog);
  needed = false;
  closeSecondFactor();
  await disappears(dialog);
});
