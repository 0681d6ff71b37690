import { z } from 'zod';
import { type OptionalMail, optionalMails } from '#domain/mails/choices.ts';
import { emailAddress, line, optional, phoneNumber, required } from '#domain/text.ts';
import { bothGiven, newPassword } from '../account-schemas.ts';

const currentPassword = z.string().max(1024, 'TOO_LONG').optional();

export const profileForm = z.object({
  first_name: required(line(100)),
  last_name: required(line(100)),
  phone: optional(phoneNumber),
  language: z.enum(['de', 'en'], 'REQUIRED'),
});

const ticked = z.literal('on').optional();
/** The kinds of mails that are wanted, each with a box of its own. */
export const mailsForm = z.object(
  Object.fromEntries(optionalMails.map((kind) => [kind, ticked])) as Record<
    OptionalMail,
    typeof ticked
  >,
);

export const emailForm = z.object({
  email: required(emailAddress),
  current_password: currentPassword,
});

export const passwordForm = z
  .object({
    password: newPassword,
    confirm_password: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED'),
    current_password: currentPassword,
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    error: 'DIFFERENT',
    when: ({ value }) => bothGiven(value),
  });

export const exportForm = z.object({ current_password: currentPassword });

export const eraseForm = z.object({
  understood: z.literal('on', 'REQUIRED'),
  current_password: currentPassword,
});
