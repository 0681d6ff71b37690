import { pdf } from '#demo/pdf.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { defaultLocale, type Locale } from '#domain/site/paths.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { staffPath } from '#web/staff-pages.ts';
import { beforeLogin, field, site, type Visitor, visitor } from './visitor.ts';

/** Actions of staff and lawyers in the console, by label. */
export async function logInToConsole(who: Visitor, email: string): Promise<void> {
  const { page } = who;
  await page.goto(`${site}/admin/`);
  await page.getByRole('button', { name: who.texts.common.language[who.locale] }).click();
  const { consoleTexts, texts } = who;
  const { session } = texts;
  await field(page, session.email).fill(email);
  await field(page, session.password).fill(PASSWORD);
  await page.getByRole('button', { name: consoleTexts.login.submit, exact: true }).click();
  await atTasks(who);
}

const atTasks = ({ page, consoleTexts }: Visitor) =>
  page.getByRole('heading', { level: 1, name: consoleTexts.tasks.title }).waitFor();

/** A member of the team, logged in to the console. `expected` are troubles that the test causes. */
export async function atWork(
  name: 'staff' | 'lawyer',
  expected: RegExp[] = [],
  locale: Locale = 'de',
): Promise<Visitor> {
  const email = `${name}@example.com`;
  if (locale !== defaultLocale) {
    // The language is chosen on the page of the login.
    const who = await visitor(name, { locale, expected: [beforeLogin, ...expected] });
    await logInToConsole(who, email);
    return who;
  }
  const who = await visitor(name, { expected });
  const data = { email, password: PASSWORD, mode: 'session' };
  const answer = await who.context.request.post(`${site}/api/auth/login`, { data });
  if (!answer.ok()) throw new Error(`${email} cannot log in: ${answer.status()}`);
  await who.page.goto(`${site}/admin/`);
  await atTasks(who);
  return who;
}

const linkTo = ({ page }: Visitor, foundationId: string) =>
  page.locator(`a[href="/admin/foundations/${foundationId}/show"]`);

/** The row of a foundation in the list of foundations. */
export async function rowOf(who: Visitor, foundationId: string) {
  const { foundations } = who.consoleTexts.area;
  await who.page
    .getByRole('link', { name: new RegExp(`^${foundations}( \\d|$)`) })
    .first()
    .click();
  await who.page.getByRole('heading', { level: 1, name: foundations }).waitFor();
  return who.page.getByRole('row').filter({ has: linkTo(who, foundationId) });
}

/** Opens a foundation from the list of foundations. */
export async function openInConsole(who: Visitor, foundationId: string): Promise<void> {
  await rowOf(who, foundationId);
  await linkTo(who, foundationId).first().click();
  await who.page.waitForURL((url) => url.pathname.includes(foundationId));
}

/** Opens the page of a foundation by its address. */
export async function showInConsole(who: Visitor, foundationId: string): Promise<void> {
  await who.page.goto(`${site}/admin/foundations/${foundationId}/show`);
  const { commands } = who.consoleTexts.foundation;
  await who.page.getByRole('region', { name: commands }).waitFor();
}

type CaseTab = 'foundation' | 'foundation-documents' | 'foundation-history';

/** Opens another tab of the page of a foundation. */
export async function openTab({ page, consoleTexts }: Visitor, tab: CaseTab): Promise<void> {
  const { tabs } = consoleTexts.foundation;
  const link = page.getByRole('navigation', { name: tabs.label }).getByRole('link');
  await link.filter({ hasText: tabs[tab] }).click();
  await page.waitForURL((url) => url.pathname === staffPath(tab, url.pathname.split('/')[3] ?? ''));
}

/** Everything that happened to the foundation, on its own tab. */
export async function historyOf(who: Visitor) {
  await openTab(who, 'foundation-history');
  const name = who.consoleTexts.foundation.timeline.title;
  return who.page.getByRole('region', { name, exact: true });
}

/** Opens a foundation from the work list, where the mail's button leads. */
export async function openTask(who: Visitor, foundationId: string): Promise<void> {
  await who.page.goto(`${site}/admin/`);
  await atTasks(who);
  await linkTo(who, foundationId).first().click();
  await who.page.waitForURL((url) => url.pathname.includes(foundationId));
}

type ButtonName = Extract<CommandName, keyof Visitor['consoleTexts']['commands']>;

/** Opens the dialog of a command. */
export async function dialogOf(who: Visitor, command: ButtonName) {
  const { foundation, commandName, commands } = who.consoleTexts;
  const { what } = commands[command];
  const bar = who.page.getByRole('region', { name: foundation.commands });
  await bar.getByRole('button', { name: commandName[command], exact: true }).click();
  const dialog = who.page.getByRole('dialog');
  await dialog.getByText(what.split(/\{\{\w+\}\}/).at(-1) ?? what).waitFor();
  return dialog;
}

type Dialog = Awaited<ReturnType<typeof dialogOf>>;

export async function submit(who: Visitor, command: ButtonName, dialog: Dialog): Promise<void> {
  const name = who.consoleTexts.commands[command].submit;
  await dialog.getByRole('button', { name, exact: true }).click();
  await dialog.waitFor({ state: 'hidden' }).catch(async (cause: unknown) => {
    throw new Error(`The dialog stays: ${await dialog.innerText()}`, { cause });
  });
}

/** A command that needs only confirmation. */
export async function issue(who: Visitor, command: ButtonName): Promise<void> {
  await submit(who, command, await dialogOf(who, command));
}

export async function addDocument(who: Visitor, title: string): Promise<void> {
  const dialog = await dialogOf(who, 'add-document');
  const file = { name: `${title}.pdf`, mimeType: 'application/pdf', buffer: pdf(title) };
  await dialog.locator('input[type=file]').setInputFiles(file);
  await field(dialog, who.consoleTexts.commands['add-document'].titleLabel).fill(title);
  await submit(who, 'add-document', dialog);
  await who.page.getByText(title, { exact: true }).first().waitFor();
}

/** As a lawyer who has ticked off every point of the checklist. */
export async function approveDocuments(who: Visitor): Promise<void> {
  const checklist = who.page.getByRole('region', { name: who.texts.staffPage.review.title });
  const points = checklist.getByRole('checkbox');
  await points.first().waitFor();
  for (const point of await points.all()) await point.check();
  await issue(who, 'approve-documents');
}

export async function requestChanges(who: Visitor, reason: string): Promise<void> {
  const command = 'request-document-changes';
  const dialog = await dialogOf(who, command);
  await field(dialog, who.consoleTexts.commands[command].reason).fill(reason);
  await submit(who, command, dialog);
}

export interface Proposal {
  notaryName: string;
  notaryEmail: string;
  /** `2026-12-03`, `10:30` in Germany. */
  date: string;
  time: string;
  place: string;
}

/** Offers dates that were heard by phone, all at ten in the morning. */
export async function proposeDates(who: Visitor, dates: readonly string[]): Promise<void> {
  const command = 'propose-notary-dates';
  const dialog = await dialogOf(who, command);
  for (const [index, date] of dates.entries()) {
    await dialog.locator(`input[name=date${index + 1}]`).fill(date);
    await dialog.locator(`input[name=time${index + 1}]`).fill('10:00');
  }
  await submit(who, command, dialog);
}

export async function proposeAppointment(who: Visitor, proposal: Proposal): Promise<void> {
  const command = 'propose-notary-appointment';
  const words = who.consoleTexts.commands[command];
  const dialog = await dialogOf(who, command);
  for (const name of ['notaryName', 'notaryEmail', 'date', 'time', 'place'] as const) {
    const box = field(dialog, words[name]);
    // What the founder has named is text.
    if ((await box.count()) > 0) await box.fill(proposal[name]);
  }
  await submit(who, command, dialog);
}
