import { z } from 'zod';
import { personalRights } from '#domain/desk/rights.ts';
import { optionalMails } from '#domain/mails/choices.ts';
import { roleNames } from '#modules/accounts/profile/account-fields.ts';
import type { Me } from '#modules/accounts/profile/me.ts';

const fileShape = {
  id: z.string(),
  storage: z.string(),
  filename_disk: z.string(),
  filename_download: z.string(),
  title: z.string().nullable(),
  type: z.string(),
  folder: z.null(),
  uploaded_by: z.string(),
  created_on: z.string(),
  uploaded_on: z.string(),
  modified_by: z.null(),
  modified_on: z.string(),
  charset: z.null(),
  /** In bytes; text, as in Directus on Postgres. */
  filesize: z.string(),
  width: z.int(),
  height: z.int(),
  duration: z.null(),
  description: z.null(),
  location: z.null(),
  tags: z.null(),
  metadata: z.null(),
};

export const file = z.object(fileShape);
export type FileView = z.output<typeof file>;
export const fileFields = Object.keys(fileShape) as (keyof FileView)[];

const roleShape = {
  id: z.string(),
  name: z.enum(roleNames),
  admin_access: z.boolean(),
  app_access: z.boolean(),
};
const roleView = z.object(roleShape);
export type RoleView = z.output<typeof roleView>;
export const roleFields = Object.keys(roleShape) as (keyof RoleView)[];

/** A person, as they and the staff see them. */
export const me = z.object({
  id: z.string(),
  email: z.string(),
  first_name: z.string().nullable(),
  last_name: z.string().nullable(),
  phone: z.string().nullable(),
  /** Id of the role, unless its fields are requested. */
  role: z.string(),
  status: z.enum(['invited', 'unverified', 'active', 'suspended', 'archived']),
  /** A BCP 47 tag. */
  language: z.string(),
  /** Id of a file, unless its fields are requested. */
  avatar: z.string().nullable(),
  /** `default`, or the name of a login provider. */
  provider: z.string(),
  /** Asterisks if there is a second factor. */
  tfa_secret: z.string().nullable(),
  /** A new address whose link has not been followed. */
  pending_email: z.string().nullable(),
  newsletter: z.boolean(),
  newsletter_pending: z.boolean(),
  /** Kinds of mails that the person does not want. */
  unwanted_mails: z.array(z.enum(optionalMails)),
  /** Rights besides those of the role, which an admin has given. */
  given_rights: z.array(z.enum(personalRights)),
  terms_accepted_at: z.string().nullable(),
  created_at: z.string(),
  last_access: z.string().nullable(),
}) satisfies z.ZodType<Me>;

export const pickedUser = me.partial().extend({
  role: z.union([z.string(), roleView.partial()]).optional(),
  avatar: z.union([z.string(), file.partial(), z.null()]).optional(),
});
export type PickedUser = z.output<typeof pickedUser>;
