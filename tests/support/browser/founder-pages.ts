import { pdf } from '#demo/pdf.ts';
import type { ShownStatus } from '#domain/foundations/shown-status.ts';
import { earlyStartText } from '#domain/orders/terms/early-start.ts';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { endingWith, pattern } from '../words.ts';
import {
  addressOf,
  beginningWith,
  field,
  hydrated,
  mailWeb,
  open,
  site,
  type Visitor,
} from './visitor.ts';

/** Actions of a founder on the site, by label. */
export interface Account {
  firstName: string;
  email: string;
}

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });

/** Reckons what a company of two would cost. */
export async function reckonCosts(who: Visitor, capital: string): Promise<void> {
  const { page } = who;
  await open(who, 'found-now');
  await page.locator('input[name=form][value=gmbh]').check();
  await page.locator('input[name=capital]').fill(capital);
  await page.locator('input[name=shareholders]').fill('2');
  await page.waitForURL(({ searchParams }) => searchParams.get('shareholders') === '2');
}

/** From the link in the head of the page to “check your mailbox”. */
export async function register(who: Visitor, account: Account): Promise<void> {
  const { page } = who;
  const { accounts: words, common } = who.texts;
  if (who.phone) {
    await page.getByRole('button', { name: common.openMenu }).click();
    const menu = page.getByRole('dialog', { name: common.mainMenu });
    await menu.getByRole('link', { name: common.menu.signUp, exact: true }).click();
  } else {
    await page.getByRole('banner').getByRole('link', { name: common.menu.register }).click();
  }
  await page.getByRole('heading', { level: 1, name: words.register.title }).waitFor();
  await field(page, words.firstName).fill(account.firstName);
  await field(page, words.lastName).fill('Keller');
  await field(page, words.email).fill(account.email);
  await field(page, words.password).fill(PASSWORD);
  await field(page, words.confirmPassword).fill(PASSWORD);
  await page.locator('input[name=terms]').check();
  await button(who, words.register.submit).click();
  await page.getByRole('heading', { level: 1, name: words.notices.registered.title }).waitFor();
}

/** Opens the link of the mail and presses its button. */
export async function verify(who: Visitor, { email }: Account): Promise<CaughtMail> {
  const { page } = who;
  const { accounts: words } = who.texts;
  const mail = await mailWhere(mailWeb, ({ to, text }) => to === email && /#t=/.test(text));
  const link = new RegExp(`${site}\\S+#t=\\S+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail holds no link to this site:\n${mail.text}`);
  await page.goto(link);
  await hydrated(page);
  await button(who, words.verify.submit).click();
  await page.getByRole('heading', { level: 1, name: words.notices.verified.title }).waitFor();
  return mail;
}

export async function logInOnPage(who: Visitor, email: string, password = PASSWORD): Promise<void> {
  await tryLogIn(who, email, password);
  await who.page.waitForURL(addressOf(who, 'dashboard'));
  await who.page.getByRole('button', { name: who.texts.accounts.login.submit }).waitFor(gone);
}

const gone = { state: 'hidden' } as const;

export async function tryLogIn(who: Visitor, email: string, password = PASSWORD): Promise<void> {
  const { accounts: words } = who.texts;
  await open(who, 'login');
  await field(who.page, words.email).fill(email);
  await field(who.page, words.password).fill(password);
  await button(who, words.login.submit).click();
}

/** @returns the id of the foundation, from the address of its page */
export async function startFoundation(who: Visitor): Promise<string> {
  const { dashboard, sharedFoundations } = who.texts;
  await who.page.getByRole('heading', { level: 2, name: dashboard.start.title }).waitFor();
  await button(who, sharedFoundations.start).click();
  await stationOf(who, 'start-pending').waitFor();
  const id = /\/app\/foundation\/([0-9a-f-]{36})\/$/.exec(new URL(who.page.url()).pathname)?.[1];
  if (!id) throw new Error(`No page of a foundation: ${who.page.url()}`);
  return id;
}

/** The heading of the current station. */
export const stationOf = (who: Visitor, status: ShownStatus) =>
  who.page.getByRole('heading', {
    level: 2,
    name: who.texts.foundations.station[status].title,
    exact: true,
  });

/** The history, which is folded up at first; newest first. */
export async function timelineOf({ page, texts }: Visitor) {
  const details = page.locator('#history');
  if ((await details.getAttribute('open')) === null) await details.locator('summary').click();
  return details.getByRole('list', { name: texts.foundations.page.timeline.title });
}

export interface Company {
  companyName: string;
  city: string;
  legalForm: 'ug' | 'gmbh';
  shareCapital: string;
  notaryName?: string;
  notaryEmail?: string;
}

/** From the overview of all answers. */
export const submitCoreData = (who: Visitor) =>
  button(who, who.texts.foundations.coreData.submit).click();

/** Answers one question after the other, up to the overview. */
export async function fillCoreData(who: Visitor, company: Company): Promise<void> {
  const { page } = who;
  const words = who.texts.foundations.coreData;
  const { next, overview } = who.texts.forms.questions;
  const isAsked = (title: string) =>
    page.getByRole('heading', { name: endingWith(title) }).waitFor();
  const asked = async (question: keyof typeof words.questions, answer: () => Promise<unknown>) => {
    await isAsked(words.questions[question].title);
    await answer();
    await button(who, next).click();
  };
  const fill = (label: string, text: string) => field(page, label).fill(text);
  await asked('capital', async () => {
    const legalForm = beginningWith(words.legalForms[company.legalForm]);
    await page.getByRole('radio', { name: legalForm }).check();
    await fill(words.shareCapital, company.shareCapital);
  });
  await asked('name', () => fill(words.companyName, company.companyName));
  await asked('shareholders', () =>
    field(page, words.totalShareholders).selectOption({ label: words.shareholders.alone }),
  );
  await asked('seat', () => fill(words.city, company.city));
  await asked('purpose', () =>
    fill(words.companyPurpose, 'Entwicklung und Vertrieb von Werkzeugen'),
  );
  await asked('project', () =>
    fill(words.description, 'Werkzeuge, die man gern in die Hand nimmt.'),
  );
  await asked('year', async () => {});
  await asked('notary', async () => {
    if (company.notaryName) await fill(words.notaryName, company.notaryName);
    if (company.notaryEmail) await fill(words.notaryEmail, company.notaryEmail);
  });
  await isAsked(overview);
}

/** Who founds alone confirms what is known already. */
export async function confirmFoundingAlone(who: Visitor): Promise<void> {
  const words = who.texts.foundations.people;
  await who.page.getByText(words.alone).waitFor();
  await button(who, words.submit).click();
  await who.page.getByText(words.alone).waitFor(gone);
}

/** What the deed says of the founder herself. */
export async function stateDetails(who: Visitor, birthDate = '1990-05-14'): Promise<void> {
  const { page } = who;
  const words = who.texts.foundations.people.details;
  await page.getByRole('button', { name: pattern(words.missingOf) }).click();
  const dialog = page.getByRole('dialog', { name: pattern(words.title) });
  await field(dialog, words.birthDate).fill(birthDate);
  await field(dialog, words.birthPlace).fill('Köln');
  await field(dialog, words.street).fill('Domkloster 4');
  await field(dialog, words.zip).fill('50667');
  await field(dialog, words.city).fill('Köln');
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor(gone);
}

/** The law firm may talk to the team about the drafts. */
export async function releaseFirm(who: Visitor): Promise<void> {
  const words = who.texts.foundations.people.release;
  await button(who, words.open).click();
  const dialog = who.page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor(gone);
}

/** The box is not ticked in advance, and has to be. */
export async function releaseNotary(who: Visitor): Promise<void> {
  const words = who.texts.foundations.people.releaseNotary;
  await button(who, words.open).click();
  const dialog = who.page.getByRole('dialog', { name: words.title });
  await dialog.locator('input[name=agreed]').check();
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor(gone);
}

/** Tells the lead that the date at this place in the list does not suit. */
export async function objectToDate(who: Visitor, nth: number, reason: string): Promise<void> {
  const words = who.texts.foundations.appointment.object;
  await button(who, words.open).click();
  const dialog = who.page.getByRole('dialog', { name: words.title });
  await dialog.locator('input[name=startsAt]').nth(nth).check();
  await field(dialog, words.reason).fill(reason);
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor(gone);
}

export const acceptDocuments = (who: Visitor) =>
  button(who, who.texts.foundations.review.accept.submit).click();

/** Orders the package, to begin at once, with an address for the invoice. */
export async function orderPackage(who: Visitor): Promise<void> {
  const { page } = who;
  const { address, consent, order } = who.texts.checkout;
  await field(page, address.street).fill('Domkloster 4');
  await field(page, address.zip).fill('50667');
  await field(page, address.city).fill('Köln');
  await page.getByRole('checkbox', { name: consent.terms.link }).check();
  await page.getByRole('checkbox', { name: earlyStartText.text[who.locale] }).check();
  await button(who, order).click();
}

/** Books a free slot; another one where somebody else was faster. @returns its start, ISO 8601 */
export async function bookConsultation(who: Visitor): Promise<string> {
  const { page } = who;
  const words = who.texts.foundations.consultation;
  await page.getByRole('radio', { name: words.types.online }).check();
  const slots = page.getByRole('radiogroup', { name: who.texts.appointments.slots.label });
  const times = slots.getByRole('radio');
  await times.first().waitFor();
  // Other tests book the first ones meanwhile.
  const time = times.nth(Math.floor(((1 + Math.random()) / 2) * (await times.count())));
  const startsAt = await time.inputValue();
  await time.check();
  await button(who, words.book).click();
  // Either it was sent, or the page had been read again before.
  const taken = page.getByText(who.texts.sharedFoundations.refusal.SLOT_TAKEN);
  const gone = page.getByText(who.texts.appointments.slots.gone);
  const isBooked = await Promise.race([
    slots.waitFor({ state: 'detached' }).then(() => true),
    taken
      .or(gone)
      .first()
      .waitFor()
      .then(() => false),
  ]);
  if (isBooked) return startsAt;
  await page.reload();
  return bookConsultation(who);
}

/** Declines the talk, which takes an explicit confirmation. */
export async function declineConsultation(who: Visitor): Promise<void> {
  const { decline } = who.texts.foundations.consultation;
  await who.page.getByRole('button', { name: decline.open }).click();
  const dialog = who.page.getByRole('dialog', { name: decline.title });
  const submit = dialog.getByRole('button', { name: decline.submit });
  await submit.click();
  await dialog.getByText(who.texts.sharedFoundationsForms.refusal.CONFIRM_FIRST).waitFor();
  await dialog.getByRole('checkbox', { name: decline.confirm }).check();
  await submit.click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function nameNotary(who: Visitor, name: string, email: string): Promise<void> {
  const { coreData, notaryForm } = who.texts.foundations;
  const station = who.page.getByRole('region', {
    name: who.texts.foundations.station['notary-unnamed'].title,
  });
  await field(station, coreData.notaryName).fill(name);
  await field(station, coreData.notaryEmail).fill(email);
  await station.getByRole('button', { name: notaryForm.submit }).click();
}

export const confirmAppointment = (who: Visitor) =>
  button(who, who.texts.foundations.appointment.confirm).click();

/** Rejects the appointment in the dialog, which warns that a timely replacement is not guaranteed. */
export async function rejectAppointment(who: Visitor, reason: string): Promise<void> {
  const words = who.texts.foundations.appointment.reject;
  await who.page.getByRole('button', { name: words.open }).click();
  const dialog = who.page.getByRole('dialog', { name: words.title });
  await dialog.getByText(words.text.split('{{date}}')[1] ?? words.text).waitFor();
  await field(dialog, words.reason).fill(reason);
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor({ state: 'hidden' });
}

export async function openBankAccount(who: Visitor, bankName: string): Promise<void> {
  const words = who.texts.foundations.bankAccount;
  await field(who.page, words.bankName).fill(bankName);
  await button(who, words.submit).click();
}

export async function uploadBankStatement(who: Visitor, said = 'Konto'): Promise<void> {
  const file = { name: 'kontoauszug.pdf', mimeType: 'application/pdf', buffer: pdf(said) };
  await who.page.locator('input[type=file]').setInputFiles(file);
  await button(who, who.texts.foundations.bankConfirmation.start).click();
}
