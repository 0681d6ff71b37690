import { setTimeout as sleep } from 'node:timers/promises';

export interface CaughtMail {
  id: string;
  subject: string;
  messageId: string;
  to: string;
  text: string;
  html: string;
  attachments: string[];
}

interface ListedMail {
  id: string;
  subject?: string;
  messageId?: string;
  headers?: Record<string, string>;
  to?: { address: string }[];
  text?: string;
  html?: string;
  attachments?: { generatedFileName?: string; filename?: string }[] | null;
}

/** The calendar file attached to a mail, if any. */
export async function calendarOf(web: string, mail: CaughtMail): Promise<string | undefined> {
  return (await attachmentOf(web, mail, '.ics'))?.toString('utf8');
}

/** The file with this ending that is attached to a mail, if any. */
export async function attachmentOf(
  web: string,
  { id }: CaughtMail,
  ending: string,
): Promise<Buffer | undefined> {
  const limit = () => ({ signal: AbortSignal.timeout(10_000) });
  const mail = (await (await fetch(`${web}/api/email/${id}`, limit())).json()) as ListedMail;
  const file = mail.attachments?.find(({ filename }) => filename?.endsWith(ending));
  if (!file?.generatedFileName) return undefined;
  const answer = await fetch(
    `${web}/api/email/${id}/attachment/${file.generatedFileName}`,
    limit(),
  );
  return Buffer.from(await answer.arrayBuffer());
}

/** Mails of each catcher when it was last asked. */
const seen = new Map<string, readonly CaughtMail[]>();

/**
 * Every mail in the catcher, in the order of arrival. The whole list soon becomes too heavy to load repeatedly,
 * so only new mails are loaded.
 *
 * @param web address of the catcher, e.g. http://localhost:1080
 */
export async function allMails(web: string): Promise<readonly CaughtMail[]> {
  const before = seen.get(web) ?? [];
  const skip = Math.max(before.length - 1, 0);
  const newer = await mailsFrom(web, skip);
  // The first of these is the last of those before, unless the catcher was emptied meanwhile.
  const goesOn = before.length === 0 || newer[0]?.id === before.at(-1)?.id;
  const mails = goesOn ? [...before.slice(0, skip), ...newer] : await mailsFrom(web, 0);
  seen.set(web, mails);
  return mails;
}

async function mailsFrom(web: string, skip: number): Promise<CaughtMail[]> {
  const response = await fetch(`${web}/api/email?skip=${skip}`, {
    signal: AbortSignal.timeout(10_000),
  });
  const body = (await response.json()) as ListedMail[] | { data: ListedMail[] };
  const listed = Array.isArray(body) ? body : body.data;
  return listed.map((mail) => ({
    id: mail.id,
    subject: mail.subject ?? '',
    messageId: mail.messageId ?? mail.headers?.['message-id'] ?? '',
    to: (mail.to ?? []).map(({ address }) => address).join(', '),
    text: mail.text ?? '',
    html: mail.html ?? '',
    attachments: (mail.attachments ?? []).map((a) => a.filename || a.generatedFileName || ''),
  }));
}

/** Mails arrive long before; only a run without the mail waits this long. */
const PATIENCE_MS = 120_000;

/**
 * Waits for a matching mail.
 *
 * @throws Error that lists the subjects of the others
 */
export async function mailWhere(
  web: string,
  fits: (mail: CaughtMail) => boolean,
  limitMs = PATIENCE_MS,
): Promise<CaughtMail> {
  const deadline = Date.now() + limitMs;
  for (;;) {
    const mails = await allMails(web);
    const found = mails.find(fits);
    if (found) return found;
    if (Date.now() > deadline) {
      const subjects = mails.map(({ to, subject }) => `${to}: ${subject}`).join('\n');
      throw new Error(`No such mail. There were:\n${subjects}`);
    }
    await sleep(250);
  }
}
