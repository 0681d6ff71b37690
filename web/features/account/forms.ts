import { z } from 'zod';
import { emailAddress, optional, text } from '#domain/text.ts';

export const passwordMinimum = 8;
const passwordMaximum = 1024;

const required = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z.string({ error: 'REQUIRED' }).trim().min(1, 'REQUIRED').pipe(schema);

/** Blanks count in a password; a length is counted in characters, as people count. */
const newPassword = z
  .string({ error: 'REQUIRED' })
  .min(1, 'REQUIRED')
  .max(passwordMaximum, 'TOO_LONG')
  .refine((value) => [...value].length >= passwordMinimum, 'TOO_SHORT');

const checked = z.literal('on', { error: 'NOT_ACCEPTED' });

export const loginForm = z.object({
  email: required(emailAddress),
  password: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(passwordMaximum, 'TOO_LONG'),
});

export const registerForm = z
  .object({
    first_name: required(text(100)),
    last_name: required(text(100)),
    phone: optional(text(40)),
    email: required(emailAddress),
    password: newPassword,
    confirm_password: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED'),
    terms: checked,
    newsletter: z.literal('on').optional(),
  })
  .refine((form) => form.password === form.confirm_password, {
    path: ['confirm_password'],
    error: 'DIFFERENT',
    // Said even while other fields are missing, so that nobody learns it in a second round.
    when: ({ value }) => bothGiven(value),
  });

function bothGiven(value: unknown): boolean {
  const { password, confirm_password } = value as Record<string, unknown>;
  return Boolean(password) && Boolean(confirm_password);
}

export const emailForm = z.object({ email: required(emailAddress) });
export const newPasswordForm = z.object({
  token: z.string({ error: 'REQUIRED' }).min(1, 'REQUIRED').max(200, 'REQUIRED'),
  password: newPassword,
});
export const termsForm = z.object({ terms: checked });

/** Codes by field; their texts are `account.faults`. */
export type FieldFaults = Record<string, string>;

export type Checked<T> =
  | { ok: true; data: T }
  | { ok: false; faults: FieldFaults; values: Record<string, string> };

/** Checks a sent form, in the browser as on the server. */
export function checkForm<T extends z.ZodType>(schema: T, form: FormData): Checked<z.output<T>> {
  const values: Record<string, string> = {};
  for (const [name, value] of form) if (typeof value === 'string') values[name] = value;
  const parsed = schema.safeParse(values);
  if (parsed.success) return { ok: true, data: parsed.data };
  const faults: FieldFaults = {};
  for (const { path, message } of parsed.error.issues) faults[String(path[0])] ??= message;
  return { ok: false, faults, values: withoutSecrets(values) };
}

/** What may be sent back into a form that is shown again. */
export function withoutSecrets(values: Record<string, string>): Record<string, string> {
  const { password, confirm_password, ...rest } = values;
  return rest;
}
