import { z } from 'zod';
import type { UserRow } from '../tables.ts';

export type Role = UserRow['role'];

/** Roles have no table, but fixed ids that clients may keep. */
export const roleIds: Record<Role, string> = {
  member: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a01',
  staff: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a02',
  lawyer: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a03',
  admin: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a04',
};

export const roleNames = ['member', 'staff', 'lawyer', 'admin'] as const satisfies Role[];

export const roleOfId = (id: string): Role => {
  const role = roleNames.find((name) => roleIds[name] === id);
  if (!role) throw new Error('There is no role with this id.');
  return role;
};

/** A role by name or by id. */
export const role = z.preprocess(
  (value) => Object.entries(roleIds).find(([, id]) => id === value)?.[0] ?? value,
  z.enum(roleNames),
);

/** A BCP 47 tag such as `de`, `de-DE` or `en-US`, as in Directus. */
export const languageTag = z
  .string()
  .max(35, 'TOO_LONG')
  .regex(/^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/, 'NOT_A_LANGUAGE');
