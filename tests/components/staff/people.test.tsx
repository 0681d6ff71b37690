import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { personList } from '#domain/desk/lists/people.ts';
import type { TeamRole } from '#domain/desk/rights.ts';
import { locales } from '#domain/site/paths.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  button,
  disappears,
  field,
  heading,
  pattern,
  said,
  toasted,
} from '../../support/components/controls.ts';
import { type Answers, listed, refused } from '../../support/mock/api.ts';
import { belongings, wholePersonOf } from '../../support/mock/desk-rows.ts';
import { cardOf, idOf } from '../../support/mock/team-rows.ts';
import { textsOf } from '../../support/texts.ts';

const texts = textsOf('de').staffAccounts;
const { password } = textsOf('de').staff;
const at = '2026-11-20T09:00:00.000Z';
const name = 'Greta Sommerfeld';
const dialog = () => page.getByRole('dialog');

const openPerson = (
  role: TeamRole,
  person: ReturnType<typeof wholePersonOf>,
  answers: Answers = {},
) =>
  openConsole({
    role,
    at: staffPath('person', person.id),
    answers: {
      'GET /admin/people/:id': () => person,
      'GET /admin/people/:id/belongings': () => belongings,
      ...answers,
    },
  });

inFreshWindows();

describe('the list of people', () => {
  test.each(locales)('filters, and opens the person that was clicked: %s', async (locale) => {
    const { group } = personList.filters;
    const { hasSecondFactor: _, ...row } = wholePersonOf();
    const api = await openConsole({
      role: 'staff',
      locale,
      at: staffPath('people'),
      answers: {
        'GET /admin/people': () => listed({ ...row, hasSecondFactor: false }),
        'GET /admin/people/:id': () => wholePersonOf(),
        'GET /admin/people/:id/belongings': () => belongings,
      },
    });
    await said(name);
    expect(await barriersInBothModes()).toEqual([]);
    await page.getByLabelText(group[locale]).click();
    await page.getByRole('option', { name: group.names.invited[locale] }).click();
    await expect.poll(() => api.sentTo('GET /admin/people').at(-1)?.query.group).toBe('invited');
    await page.getByRole('link', { name }).first().click();
    await appears(heading(name));
    expect(address().pathname).toBe(staffPath('person', idOf(1)));
  });
});

describe('the page of a person', () => {
  test('shows what they agreed to and all of theirs, and staff nothing that only admins do', async () => {
    await openPerson('staff', wholePersonOf({ sessions: [] }));
    await appears(heading(name));
    await appears(page.getByRole('link', { name: 'Nordlicht Keramik UG' }));
    await said(texts.person.newsletterAsked);
    expect(await barriersInBothModes()).toEqual([]);
    const actions = page.getByRole('region', { name: texts.person.actions });
    expect(actions.elements()).toEqual([]);
  });

  test('says that somebody has not agreed to anything yet', async () => {
    await openPerson('staff', wholePersonOf({ agreed: null }));
    await said(texts.person.notAgreed);
  });

  test('asks an admin for the password where the login was a while ago', async () => {
    let person = wholePersonOf();
    const suspend = 'PATCH /users/:id';
    const api = await openPerson('admin', person, {
      'GET /admin/people/:id': () => person,
      [suspend]: ({ body }) => {
        if (!('current_password' in (body as object))) {
          return refused(403, 'FORBIDDEN', { field: 'current_password' });
        }
        person = wholePersonOf({ status: 'suspended', sessions: [] });
        return {};
      },
    });
    await button(texts.action.suspend.button).click();
    await appears(dialog());
    expect(await barriersInBothModes()).toEqual([]);
    const submit = dialog().getByRole('button', { name: texts.action.suspend.submit, exact: true });
    // Not before it is needed.
    expect(field(password, dialog()).query()).toBeNull();
    await submit.click();
    await said(texts.refusal.FORBIDDEN.title);
    await expect.element(field(password, dialog())).toHaveFocus();
    await field(password, dialog()).fill('siebenschritt-demo');
    await submit.click();
    await toasted(texts.action.suspend.done);
    expect(api.sentTo(suspend).map(({ body }) => body)).toEqual([
      { status: 'suspended' },
      { status: 'suspended', current_password: 'siebenschritt-demo' },
    ]);
    await appears(button(texts.action.reopen.button));
    await disappears(button(texts.action.suspend.button));
  });

  test('of somebody invited sends the invitation again and takes it back', async () => {
    const invitation = { sentAt: at, endsAt: '2099-01-01T09:00:00.000Z', by: 'Kim Winter' };
    const api = await openPerson('staff', wholePersonOf({ status: 'invited', invitation }), {
      'POST /admin/people/:id/invitation': () => null,
      'DELETE /admin/people/:id/invitation': () => null,
      'GET /admin/people': () => listed(),
    });
    await appears(page.getByText(pattern(texts.person.invitedBy, { name: 'Kim Winter' })));
    for (const action of ['invite-again', 'revoke-invitation'] as const) {
      const words = texts.action[action];
      await button(words.button).click();
      await dialog().getByRole('button', { name: words.submit, exact: true }).click();
      await toasted(words.done);
    }
    expect(api.sentTo('POST /admin/people/:id/invitation')).toHaveLength(1);
    await expect.poll(() => address().pathname).toBe(staffPath('people'));
  });
});

test('the page of somebody who has left leads to the cases they still stand with', async () => {
  const left = wholePersonOf({ role: 'staff', status: 'suspended' });
  const api = await openPerson('staff', left, {
    'GET /foundations': () => listed(cardOf({ companyName: 'Küken GmbH' })),
    'GET /admin/team': ({ query }) =>
      query.show === 'former' ? [{ id: left.id, name: left.name ?? '' }] : [],
  });
  await said(texts.person.ownFoundations);
  await page.getByRole('link', { name: '2 Gründungen', exact: true }).click();
  await expect.poll(() => api.sentTo('GET /foundations').at(-1)?.query.owner).toBe(left.id);
  await appears(page.getByText(`${name} (nicht mehr im Team)`));
});

test('staff invite members, admins anybody; an address that is known is told', async () => {
  const invite = 'POST /admin/people';
  const { people, invite: words, roles, refusal } = texts;
  let known = true;
  const api = await openConsole({
    role: 'admin',
    at: staffPath('people'),
    answers: {
      'GET /admin/people': () => listed(),
      'GET /admin/people/:id': () => wholePersonOf({ status: 'invited' }),
      'GET /admin/people/:id/belongings': () => belongings,
      [invite]: () => (known ? refused(400, 'RECORD_NOT_UNIQUE') : { id: idOf(1) }),
    },
  });
  await button(people.invite).click();
  await field(words.email, dialog()).fill('lea@example.com');
  await dialog().getByText(roles.lawyer, { exact: true }).click();
  const submit = dialog().getByRole('button', { name: words.submit, exact: true });
  await submit.click();
  await said(refusal.RECORD_NOT_UNIQUE.title);
  known = false;
  await submit.click();
  await toasted(words.done);
  await appears(heading(name));
  const last = api.sentTo(invite).at(-1)?.body;
  expect(last).toEqual({ email: 'lea@example.com', role: 'lawyer', language: 'de' });
});
