import { hydrated, site, type Visitor } from './browser.ts';
import type { CaughtMail } from './mails.ts';

export type UploadPage = 'certificate' | 'register';

const purposes = { certificate: 'foundation-certificate', register: 'register-extract' } as const;
const wordsOf = ({ texts }: Visitor, page: UploadPage) => texts.notary.purposes[purposes[page]];

/** The address in the mail that leads to an upload page of this foundation. */
export function linkIn(mail: CaughtMail, foundationId: string, page: UploadPage): string {
  const link = new RegExp(`${site}/app/foundation/${foundationId}/${page}/?#t=[\\w.~-]+`);
  const found = link.exec(mail.text)?.[0];
  if (!found) throw new Error(`The mail holds no link to ${page}:\n${mail.text}`);
  return found;
}

/** A page that was open already would keep its script: the hash alone loads nothing. */
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

/** Chooses a PDF, sends it and waits for the thanks. */
export async function uploadAsNotary(who: Visitor, page: UploadPage, buffer: Buffer) {
  const words = wordsOf(who, page);
  await chooseFile(who, { name: `${page}.pdf`, mimeType: 'application/pdf', buffer });
  await who.page.getByRole('button', { name: words.button, exact: true }).click();
  await who.page.getByText(words.received).waitFor();
}
