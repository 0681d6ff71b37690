import { z } from 'zod';
import { emailAddress, line, optional, phoneNumber, required } from '#domain/text.ts';
import type { Fields } from '../../kit/forms/rules.ts';

export const passwordMinimum = 8;
const passwordMaximum = 1024;

/** Blanks count in a password; its length is in characters as people count them. */
export const newPassword = z
  .string({ error: 'REQUIRED' })
  .min(1, 'REQUIRED')
  .max(passwordMaximum, 'TOO_LONG')
  .refine((value) => [...value].length >= passwordMinimum, 'TOO_SHORT');

const checked = z.literal('on', { error: 'NOT_ACCEPTED' });

export const loginForm = z.object({
  email: required(emailAddress),
  password: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(passwordMaximum, 'TOO_LONG'),
  /** The second step of a login with two factors. */
  otp: z.string().trim().max(40, 'TOO_LONG').optional(),
});

export const registerForm = z
  .object({
    first_name: required(line(100)),
    last_name: required(line(100)),
    phone: optional(phoneNumber),
    email: required(emailAddress),
    password: newPassword,
    confirm_password: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED'),
    terms: checked,
    newsletter: z.literal('on').optional(),
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    error: 'DIFFERENT',
    // Reported together with missing fields, not in a second round.
    when: ({ value }) => bothGiven(value),
  });

export function bothGiven(value: unknown): boolean {
  const { password, confirm_password } = value as Record<string, unknown>;
  return Boolean(password) && Boolean(confirm_password);
}

export const emailForm = z.object({ email: required(emailAddress) });
export const newPasswordForm = z.object({
  token: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(200, 'REQUIRED'),
  password: newPassword,
});
/** A button on a page behind a mailed link. */
export const linkForm = z.object({
  token: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(200, 'REQUIRED'),
});
export const termsForm = z.object({ terms: checked });
export const verifyForm = z.object({ token: z.string() });

/** Fields that may be echoed into the form. */
export function withoutSecrets({
  password,
  confirm_password,
  current_password,
  token,
  otp,
  ...rest
}: Fields): Fields {
  return rest;
}
