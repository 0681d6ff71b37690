import { createTransport } from 'nodemailer';
import type { CalendarFile } from '#domain/appointments/calendar-file.ts';
import { type MailFailure, mailFailureOf } from '#domain/mails/failures.ts';
import type { Sender } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { count } from '#telemetry/metrics.ts';
import type { Attachment } from './letter.ts';

export interface Mail {
  /** Local part of the Message-ID, the same in every attempt. */
  id: string;
  to: { name: string; address: string };
  language: Locale;
  subject: string;
  html: string;
  text: string;
  calendar?: CalendarFile | undefined;
  attachments?: readonly Attachment[] | undefined;
  replyTo?: string | undefined;
}

export interface Mailer {
  /** From MAIL_FROM. */
  sender: Sender;
  /** @throws Undeliverable, or MailServerAway when a later attempt may succeed */
  send(mail: Mail): Promise<void>;
  close(): void;
}

/** The message must not name the reader: it is logged. */
class NotTaken extends Error {
  /** null where the mail server was not asked. */
  readonly failure: MailFailure | null;

  constructor(message: string, failure: MailFailure | null = null) {
    super(message);
    this.failure = failure;
  }
}

/** Rejected permanently by the mail server. */
export class Undeliverable extends NotTaken {
  override name = 'Undeliverable';
}

export class MailServerAway extends NotTaken {
  override name = 'MailServerAway';
}

/** Together shorter than the claim of an attempt, see `modules/outbox/unsent-mails.ts`. */
const LIMITS_MS = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/**
 * Mails carry links that log people in. With `needsTls` none goes to a server without TLS, whoever
 * stripped it; `?tls=off` in the address is for a server on the same machine or network.
 */
export function openMailer(
  smtpUrl: string,
  sender: Sender,
  { needsTls = false }: { needsTls?: boolean } = {},
): Mailer {
  const { hostname, port, protocol, username, password, searchParams } = new URL(smtpUrl);
  const secure = protocol === 'smtps:';
  const transport = createTransport({
    host: hostname,
    port: port ? Number(port) : secure ? 465 : 587,
    secure,
    requireTLS: needsTls && searchParams.get('tls') !== 'off',
    ...(username && {
      auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    }),
    pool: true,
    maxConnections: 3,
    ...LIMITS_MS,
    // Content never makes nodemailer read files or fetch URLs.
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    sender,
    async send({ id, to, language, subject, html, text, calendar, attachments = [], replyTo }) {
      try {
        await transport.sendMail({
          messageId: `<${id}@${sender.domain}>`,
          from: { name: sender.name, address: sender.address },
          to,
          ...(replyTo !== undefined && { replyTo }),
          subject,
          html,
          text,
          attachments: attachments.map(({ name: filename, type: contentType, content }) => ({
            filename,
            contentType,
            content,
          })),
          ...(calendar && { icalEvent: { filename: 'termin.ics', ...calendar } }),
          headers: { 'Content-Language': language, 'Auto-Submitted': 'auto-generated' },
        });
        count('mails_total', { outcome: 'sent' });
      } catch (error) {
        const failure = named(error);
        count('mails_total', {
          outcome: failure instanceof Undeliverable ? 'refused' : 'not-taken',
        });
        throw failure;
      }
    },
    close: () => transport.close(),
  };
}

/** Only the kind of failure, because replies of mail servers repeat the address. */
function named(error: unknown): Error {
  const smtp = error as Partial<SMTPError>;
  const { code, command, responseCode } = smtp;
  const kind = [code, command, responseCode].filter((part) => part !== undefined).join(' ');
  const failure = mailFailureOf(smtp);
  return failure === 'no-mailbox'
    ? new Undeliverable(`There is no such mailbox (${kind}).`, failure)
    : new MailServerAway(`The mail server does not take the mail (${kind}).`, failure);
}

interface SMTPError {
  code: string;
  command: string;
  response: string;
  responseCode: number;
}
