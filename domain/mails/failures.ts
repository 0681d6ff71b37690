/** Why a mail server refused a mail, as far as the team can act on it. */
export const mailFailures = [
  'no-mailbox',
  'mailbox-full',
  'no-connection',
  'no-answer',
  'refused-login',
  'not-now',
  'refused',
] as const;
export type MailFailure = (typeof mailFailures)[number];

/** A failed attempt as nodemailer reports it. */
export interface SmtpFailure {
  code?: string | undefined;
  command?: string | undefined;
  /** The server's line, which repeats the address. */
  response?: string | undefined;
  responseCode?: number | undefined;
}

/** The mailbox or its domain does not exist: bad destination address (RFC 3463). */
const NO_SUCH_MAILBOX = /^5\d\d[ -]5\.1\./;
/** A temporary answer counts as well. */
const MAILBOX_FULL = /^[45]\d\d[ -][45]\.2\.2/;
const unreachable: readonly string[] = ['ECONNECTION', 'ESOCKET', 'EDNS', 'ETLS'];

/**
 * Only a missing mailbox is permanent. Other refusals may concern us (quota, a blocked sender, a policy), and
 * pass.
 */
export function mailFailureOf({
  code = '',
  command = '',
  response = '',
  responseCode = 0,
}: SmtpFailure): MailFailure {
  if (command === 'RCPT TO' && NO_SUCH_MAILBOX.test(response)) return 'no-mailbox';
  if (command === 'RCPT TO' && MAILBOX_FULL.test(response)) return 'mailbox-full';
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'refused-login';
  if (responseCode >= 500) return 'refused';
  if (responseCode >= 400) return 'not-now';
  return unreachable.includes(code) ? 'no-connection' : 'no-answer';
}
