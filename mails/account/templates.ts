import type { OutboxMail } from '#modules/outbox/outbox.ts';
import { acceptInvite } from './accept-invite.ts';
import { accountExists } from './account-exists.ts';
import type { AccountTemplate } from './account-letter.ts';
import { resetPassword } from './reset-password.ts';
import { verifyEmail } from './verify-email.ts';

export const accountTemplates: Record<
  Exclude<OutboxMail, 'renewed-upload-link'>,
  AccountTemplate
> = {
  'verify-email': verifyEmail,
  'account-exists': accountExists,
  'reset-password': resetPassword,
  'accept-invite': acceptInvite,
};
