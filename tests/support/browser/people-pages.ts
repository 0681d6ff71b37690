import { mailWhere } from '#ops/driver/mails.ts';
import { PASSWORD } from '#ops/driver/system.ts';
import { endingWith } from '../words.ts';
import {
  addressOf,
  beginningWith,
  field,
  hydrated,
  mailWeb,
  pattern,
  site,
  type Visitor,
} from './visitor.ts';

/** What founders who found together do on their pages, by label. */
export interface CoFounder {
  firstName: string;
  lastName: string;
  email: string;
  /** In euros. */
  share: string;
}

const nameOf = ({ firstName, lastName }: CoFounder) => `${firstName} ${lastName}`;

const button = ({ page }: Visitor, name: string) => page.getByRole('button', { name, exact: true });

const gone = { state: 'hidden' } as const;

/** The card of everybody who takes part. */
export const peopleCard = ({ page, texts }: Visitor) =>
  page.getByRole('region', { name: texts.foundations.people.title, exact: true });

/** What the card says of one of them. */
export const rowOf = (who: Visitor, name: string) =>
  peopleCard(who).getByRole('listitem').filter({ hasText: name });

/** One of the things that the card says of how far somebody is, `dabei · Angaben fehlen`. */
export const stands = (who: Visitor, name: string, standing: string) =>
  rowOf(who, name)
    .getByText(new RegExp(`(^|· )${standing}( ·|$)`))
    .waitFor();

/** What co-founders see of a step, the first of which is 1: whose turn it is. */
export async function waitsAt({ page, texts }: Visitor, step: number): Promise<void> {
  const name = texts.line.stations[step - 1];
  const station = page.getByRole('region', { name, exact: true });
  await station.getByText(texts.foundations.people.coFounder.turn).waitFor();
}

/** One question after the other, up to the overview, which is sent. */
export async function sayWhoFounds(
  lead: Visitor,
  own: { name: string; share: string },
  others: readonly CoFounder[],
  eachStep: () => Promise<void>,
): Promise<void> {
  const { page } = lead;
  const { people: words } = lead.texts.foundations;
  const { next, overview } = lead.texts.forms.questions;
  const isAsked = (title: string) =>
    page.getByRole('heading', { name: endingWith(title) }).waitFor();
  const asked = async (question: keyof typeof words.questions, answer: () => Promise<unknown>) => {
    await isAsked(words.questions[question].title);
    await answer();
    await eachStep();
    await button(lead, next).click();
  };
  await asked('people', async () => {
    for (const [index, { firstName, lastName, email }] of others.entries()) {
      await field(page, words.list.firstName)
        .nth(index + 1)
        .fill(firstName);
      await field(page, words.list.lastName)
        .nth(index + 1)
        .fill(lastName);
      await field(page, words.list.email).nth(index).fill(email);
    }
  });
  await asked('shares', async () => {
    const fill = (name: string, share: string) =>
      field(page, words.shares.shareOf.replace('{{name}}', name)).fill(share);
    await fill(own.name, own.share);
    for (const each of others) await fill(nameOf(each), each.share);
    await page.getByText(words.shares.fits).waitFor();
  });
  await asked('directors', async () => {});
  await asked('articles', () =>
    page.getByRole('radio', { name: beginningWith(words.articles.own) }).check(),
  );
  await isAsked(overview);
  await eachStep();
  await button(lead, words.submit).click();
  await button(lead, words.submit).waitFor(gone);
}

export async function invite(lead: Visitor, name: string): Promise<void> {
  const words = lead.texts.foundations.people.invite;
  await rowOf(lead, name).getByRole('button', { name: words.open, exact: true }).click();
  const dialog = lead.page.getByRole('dialog', { name: pattern(words.title, { name }) });
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor(gone);
}

/** Opens the link of the mail. @returns the mail's subject */
export async function openInvitation(who: Visitor, email: string): Promise<string> {
  const mail = await mailWhere(
    mailWeb,
    ({ to, text }) => to === email && /\/invitation\/#t=/.test(text),
  );
  const link = new RegExp(`${site}\\S*/invitation/#t=[\\w.~-]+`).exec(mail.text)?.[0];
  if (!link) throw new Error(`The mail holds no invitation:\n${mail.text}`);
  await who.page.goto(link);
  await hydrated(who.page);
  const { title } = who.texts.participants.accept;
  await who.page.getByRole('heading', { name: title, exact: true }).waitFor();
  return mail.subject;
}

const isOnPage = ({ page }: Visitor, foundationId: string) =>
  page.waitForURL(({ pathname }) => pathname.endsWith(`/app/foundation/${foundationId}/`));

/** With a new account, and the release of the firm along with it. */
export async function joinAsNewcomer(who: Visitor, foundationId: string): Promise<void> {
  const { page } = who;
  const words = who.texts.participants.accept;
  await field(page, words.password).fill(PASSWORD);
  await page.locator('input[name=terms]').check();
  await page.locator('input[name=firmRelease]').check();
  await button(who, words.submit).click();
  await isOnPage(who, foundationId);
  await peopleCard(who).waitFor();
}

/** With an account: the login leads back to the invitation. */
export async function joinAsMember(
  who: Visitor,
  foundationId: string,
  email: string,
): Promise<void> {
  const { page } = who;
  const { accounts, participants } = who.texts;
  await page.getByRole('link', { name: participants.accept.login, exact: true }).click();
  await page.getByRole('heading', { level: 1, name: accounts.login.title }).waitFor();
  await hydrated(page);
  await field(page, accounts.email).fill(email);
  await field(page, accounts.password).fill(PASSWORD);
  await button(who, accounts.login.submit).click();
  await button(who, participants.accept.submit).click();
  await isOnPage(who, foundationId);
  await peopleCard(who).waitFor();
}

/** Stops taking part, which takes a dialog. */
export async function leave(who: Visitor): Promise<void> {
  const words = who.texts.foundations.people.leave;
  await button(who, words.open).click();
  const dialog = who.page.getByRole('dialog', { name: words.title });
  await dialog.getByRole('button', { name: words.submit }).click();
  await who.page.waitForURL(addressOf(who, 'dashboard'));
  await who.page.getByText(who.texts.foundations.commands['leave-foundation']).waitFor();
}

type Answered = (dialog: ReturnType<Visitor['page']['getByRole']>) => Promise<void>;

/** Answers one of the questions about who founds otherwise. */
async function change(
  lead: Visitor,
  question: keyof Visitor['texts']['foundations']['people']['questions'],
  answer: Answered,
): Promise<void> {
  const { people: words } = lead.texts.foundations;
  const { keep, changeOf } = lead.texts.forms.questions;
  await button(lead, words.change).click();
  const dialog = lead.page.getByRole('dialog', { name: words.title });
  const { label } = words.questions[question];
  await dialog.getByRole('button', { name: pattern(changeOf, { label }) }).click();
  await answer(dialog);
  await dialog.getByRole('button', { name: keep, exact: true }).click();
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor(gone);
}

/** What the obstacle asks for: other shares for those who stay. */
export const restate = (lead: Visitor, shares: readonly [string, string][]) =>
  change(lead, 'shares', async (dialog) => {
    const words = lead.texts.foundations.people.shares;
    for (const [name, share] of shares) {
      await field(dialog, words.shareOf.replace('{{name}}', name)).fill(share);
    }
    await dialog.getByText(words.fits).waitFor();
  });

/** Who founds is no longer open. */
export const beSure = (lead: Visitor) =>
  change(lead, 'people', (dialog) =>
    dialog.getByRole('checkbox', { name: lead.texts.foundations.people.unsure.people }).uncheck(),
  );

/** What the deed says of a company that has no account. */
export async function stateDetailsOfCompany(lead: Visitor, name: string): Promise<void> {
  const words = lead.texts.foundations.people.details;
  await lead.page.getByRole('button', { name: pattern(words.missingOf, { name }) }).click();
  const dialog = lead.page.getByRole('dialog', { name: pattern(words.title, { name }) });
  for (const [label, text] of [
    [words.legalForm, 'GmbH'],
    [words.street, 'Ring 1'],
    [words.zip, '50667'],
    [words.city, 'Köln'],
    [words.registerAuthority, 'Amtsgericht Köln'],
    [words.registerNumber, 'HRB 1'],
  ] as const) {
    await field(dialog, label).fill(text);
  }
  await field(dialog, words.firstName).first().fill('Ole');
  await field(dialog, words.lastName).first().fill('Brandt');
  await field(dialog, words.birthDate).first().fill('1980-01-01');
  await dialog.getByRole('button', { name: words.submit }).click();
  await dialog.waitFor(gone);
}
