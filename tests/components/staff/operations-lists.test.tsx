import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import type { AuditedAction, Subscription } from '#api/contract.gen.d.ts';
import { roleNames } from '#domain/accounts/names.ts';
import { auditList } from '#domain/desk/lists/audit.ts';
import { newsletterList } from '#domain/desk/lists/newsletter.ts';
import {
  auditActionNames,
  auditDetailNames,
  auditValueNames,
} from '#domain/operations/audit-names.ts';
import { namesIn } from '#domain/site/names.ts';
import { locales } from '#domain/site/paths.ts';
import { staffPath } from '#web/staff-pages.ts';
import { barriersInBothModes } from '../../support/components/barriers.ts';
import { address, inFreshWindows, openConsole } from '../../support/components/console.tsx';
import {
  appears,
  field,
  heading,
  pattern,
  said,
  toasted,
} from '../../support/components/controls.ts';
import { type Answers, listed, refused } from '../../support/mock/api.ts';
import { idOf } from '../../support/mock/team-rows.ts';
import { listTexts, textsOf } from '../../support/texts.ts';

const at = '2026-11-22T09:00:00.000Z';
const dialog = () => page.getByRole('dialog');
const main = () => page.getByRole('main');

const entry: AuditedAction = {
  id: '7',
  at,
  action: 'command',
  actor: { id: idOf(1), role: 'staff', name: 'Nele Hansen' },
  target: { kind: 'foundation', id: idOf(2), name: 'Muster Kaffee GmbH' },
  requestId: idOf(3),
  client: '203.0.113.0/24',
  details: { command: 'approve-documents' },
};
const strange: AuditedAction = {
  ...entry,
  id: '6',
  action: 'of-a-later-release',
  actor: { id: null, role: 'visitor', name: null },
  target: null,
  details: { mode: 'json', refused: 'INVALID_CREDENTIALS', other: 'CODE' },
};

inFreshWindows();

describe('the audit log', () => {
  test.each(locales)('names people and formations, and is narrowed down: %s', async (locale) => {
    const words = { ...textsOf(locale).staffOperations.audit, ...listTexts(auditList, locale) };
    const actions = namesIn(auditActionNames, locale);
    const details = namesIn(auditDetailNames, locale);
    const values = namesIn(auditValueNames, locale);
    const api = await openConsole({
      role: 'admin',
      locale,
      at: staffPath('audit'),
      answers: { 'GET /admin/audit': () => listed(entry, strange) },
    });
    await appears(heading(words.title));
    await said(actions.command);
    await said('of-a-later-release');
    await said(words.unknown);
    await said(`${details.refused}: ${values.INVALID_CREDENTIALS}`);
    await said('other: CODE');
    await said(roleNames.staff[locale]);
    const company = main().getByRole('link', { name: 'Muster Kaffee GmbH' });
    expect(company.element().getAttribute('href')).toBe(staffPath('foundation', idOf(2)));
    expect(await barriersInBothModes()).toEqual([]);
    await page.getByLabelText(words.action).click();
    await page.getByRole('option', { name: actions.download, exact: true }).click();
    await expect.poll(() => api.sentTo('GET /admin/audit').at(-1)?.query.action).toBe('download');
    await expect.poll(() => address().search).toContain('download');
    await field(words.person, main()).fill('nele@example.com');
    const asked = () => api.sentTo('GET /admin/audit').at(-1)?.query;
    await expect.poll(asked).toMatchObject({ person: 'nele@example.com', action: 'download' });
  });

  test('is a tab of admins alone', async () => {
    const { title } = listTexts(auditList, 'de');
    const answers: Answers = { 'GET /admin/stuck': () => listed() };
    await openConsole({ role: 'staff', at: staffPath('stuck'), answers });
    const newsletter = listTexts(newsletterList, 'de').title;
    await appears(main().getByRole('link', { name: newsletter, exact: true }));
    expect(main().getByRole('link', { name: title, exact: true }).elements()).toEqual([]);
  });
});

test.each([
  ['staff', 'audit', ['admin']],
  ['lawyer', 'newsletter', ['staff', 'admin']],
] as const)('whose the page is that %s may not see is said: %s', async (role, name, whose) => {
  const words = textsOf('de');
  const no = () => refused(403, 'FORBIDDEN');
  await openConsole({
    role,
    at: staffPath(name),
    answers: { 'GET /admin/audit': no, 'GET /admin/newsletter': no },
  });
  const { title } = listTexts(name === 'audit' ? auditList : newsletterList, 'de');
  await appears(page.getByText(pattern(words.staff.error.closed, { title })));
  const roles = whose.map((one) => words.staff.role[one]).join(' und ');
  const said = { role: words.staff.role[role], roles };
  await appears(page.getByText(pattern(words.staff.error.closedTo, said)));
});

describe('the list of the newsletter', () => {
  const email = 'mira@example.com';
  const ordered: Subscription = {
    id: idOf(1),
    email,
    member: null,
    form: 'footer',
    textVersion: '2026-11-footer',
    state: 'confirmed',
    requestedAt: at,
    confirmedAt: at,
    endedAt: null,
  };
  const counts = { confirmed: 1_234, waiting: 2, lapsed: 3, ended: 4 };

  test.each(locales)('counts, and ends an order with a reason: %s', async (locale) => {
    const { newsletter: words, ending } = textsOf(locale).staffNewsletter;
    let rows = [ordered];
    const api = await openConsole({
      role: 'staff',
      locale,
      at: staffPath('newsletter'),
      answers: {
        'GET /admin/newsletter': () => ({
          listed: { data: rows, meta: { total: rows.length, counts } },
        }),
        'POST /admin/newsletter/:id/end': () => {
          rows = [{ ...ordered, state: 'ended', endedAt: at }];
          return { id: ordered.id };
        },
      },
    });
    await said(email);
    await said(locale === 'de' ? '1.234' : '1,234');
    expect(await barriersInBothModes()).toEqual([]);
    await main()
      .getByRole('button', { name: words.endLabel.replace('{{email}}', email) })
      .click();
    await appears(dialog());
    expect(await barriersInBothModes()).toEqual([]);
    await field(ending.reason, dialog()).selectOptions('undeliverable');
    await dialog().getByRole('button', { name: ending.submit, exact: true }).click();
    await toasted(ending.done);
    expect(api.sentTo('POST /admin/newsletter/:id/end').at(-1)?.body).toEqual({
      reason: 'undeliverable',
    });
    await expect.poll(() => main().getByRole('button', { name: words.end }).elements()).toEqual([]);
  });
});
