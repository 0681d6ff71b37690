import { today } from '#demo/days.ts';
import { notaryEmail } from '#ops/driver/journey.ts';
import { type CaughtMail, mailWhere } from '#ops/driver/mails.ts';
import { field, hydrated, mailWeb, site, type Visitor, visitor } from './visitor.ts';

export type UploadPage = 'certificate' | 'register';

const purposes = { certificate: 'foundation-certificate', register: 'register-extract' } as const;
const wordsOf = ({ texts }: Visitor, page: UploadPage) =>
  texts.uploadLinks.purposes[purposes[page]];

/** The link to an upload page of this foundation in a mail. */
export function linkIn(mail: CaughtMail, foundationId: string, page: UploadPage): string {
  const link = new RegExp(`${site}/app/foundation/${foundationId}/${page}/?#t=[\\w.~-]+`);
  const found = link.exec(mail.text)?.[0];
  if (!found) throw new Error(`The mail holds no link to ${page}:\n${mail.text}`);
  return found;
}

/**
 * The link that the notary of the driver's foundations was mailed.
 *
 * @param known the one before, which this one replaces
 */
export async function mailedLink(
  foundationId: string,
  page: UploadPage,
  known?: string,
): Promise<string> {
  const isNew = (mail: CaughtMail) =>
    mail.to === notaryEmail(foundationId) &&
    mail.text.includes(`/${page}`) &&
    linkIn(mail, foundationId, page) !== known;
  return linkIn(await mailWhere(mailWeb, isNew), foundationId, page);
}

/** Leaves an open page first: a new hash alone would not reload it. */
export async function openLink({ page }: Visitor, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
  await hydrated(page);
}

interface UploadFile {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

export const chooseFile = ({ page }: Visitor, file: UploadFile) =>
  page.locator('input[type=file]').setInputFiles(file);

/** Today, as appointments of tests lie ahead. */
export async function sayDayOfDeed({ page, texts }: Visitor): Promise<void> {
  const { deedDate } = texts.uploadLinks.deed;
  await field(page, deedDate).fill(today());
}

/**
 * Chooses a PDF, sends it and waits for the thanks.
 *
 * @param number of the entry, where the notary has it to hand
 */
export async function uploadAsNotary(
  who: Visitor,
  page: UploadPage,
  buffer: Buffer,
  number?: string,
) {
  const words = wordsOf(who, page);
  await chooseFile(who, { name: `${page}.pdf`, mimeType: 'application/pdf', buffer });
  if (page === 'certificate') await sayDayOfDeed(who);
  if (number) await field(who.page, who.texts.uploadLinks.entry.registerNumber).fill(number);
  await who.page.getByRole('button', { name: words.button, exact: true }).click();
  await who.page.getByText(words.received).waitFor();
}

/** Switches the language; the link stays open. */
export async function switchLanguage({ page, texts, locale }: Visitor): Promise<void> {
  await page
    .getByRole('navigation')
    .getByRole('link', { name: texts.common.language[locale] })
    .click();
  await page.waitForURL((url) => url.pathname.startsWith(`/${locale}/`));
  // The URL changes a moment before the page does; a file chosen in between is lost.
  await page.locator(`html[lang=${locale}]`).waitFor({ state: 'attached' });
}

/** Opens a link in a new browser, which shows that it does not work any more. */
export async function isRevoked(link: string): Promise<void> {
  const stranger = await visitor('stranger', { expected: [/exchange$/] });
  await openLink(stranger, link);
  await stranger.page.getByText(stranger.texts.uploadLinks.revoked.title).waitFor();
}
