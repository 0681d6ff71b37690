import { tmpdir } from 'node:os';
import { sampleOperator, sampleSender } from '#domain/site/operator.ts';
import type { MailDeps } from '#mails/define-mail.ts';
import { openMailer } from '#mails/mailer.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { LINK_SECRET } from './api.ts';
import type { FoundationApi } from './foundation-api.ts';
import type { freshReadModels } from './read-models.ts';

type World = Awaited<ReturnType<typeof freshReadModels>>;

/** What sends the mails about the events of a world, through this server. */
export const mailing = ({ db, store, keys }: World, smtpUrl: string) => ({
  db,
  mailDb: db,
  events: store,
  keys,
  mailer: openMailer(smtpUrl, sampleSender),
  linkSecret: LINK_SECRET,
  publicUrl: 'https://siebenschritt.example',
  operator: sampleOperator,
  invoiceFiles: invoiceFiles({ dataDir: tmpdir(), objectStore: undefined }),
  now: () => new Date(),
});

/** What letters about formations of an API are made from; nothing is sent. */
export function mailDepsOf({
  deps: { config },
  connection: { db },
  events,
  keys,
}: FoundationApi): MailDeps {
  const { operator, publicUrl, mailFrom: sender } = config;
  return {
    db,
    mailDb: db,
    events,
    keys,
    operator,
    publicUrl,
    linkSecret: LINK_SECRET,
    mailer: { sender, send: async () => undefined },
    invoiceFiles: invoiceFiles(config),
    now: () => new Date(),
  };
}
