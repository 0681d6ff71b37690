import { tmpdir } from 'node:os';
import { sampleOperator, sampleSender } from '#domain/site/operator.ts';
import { openMailer } from '#mails/mailer.ts';
import { invoiceFiles } from '#modules/invoices/pdfs.ts';
import { LINK_SECRET } from './api.ts';
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
