import { apiError } from '#api/errors.ts';
import type { Database } from '#database/connection.ts';
import type { UserRow } from './tables.ts';

type Role = UserRow['role'];

/** Roles have no table; their ids are fixed, so that clients may keep them. */
export const roleIds: Record<Role, string> = {
  member: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a01',
  staff: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a02',
  lawyer: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a03',
  admin: '0f6a2f4e-5d0c-4a57-9a52-6d0c1f0b7a04',
};

/** What people may read of themselves. Password hash and tokens are not among it. */
export interface Me {
  id: string;
  email: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  role: Role;
  status: UserRow['status'];
  language: 'de' | 'en';
  avatar: string | null;
  provider: 'default';
  newsletter: boolean;
  terms_accepted_at: string | null;
  created_at: string;
  last_access: string | null;
}

type RoleView = { id: string; name: Role; admin_access: boolean; app_access: boolean };

export async function readMe(db: Database, id: string): Promise<Me> {
  const row = await db.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw apiError('INVALID_CREDENTIALS');
  const { email, first_name, last_name, phone, role, status, language } = row;
  return {
    id,
    email,
    first_name,
    last_name,
    phone,
    role,
    status,
    language,
    avatar: null,
    provider: 'default',
    newsletter: row.newsletter_at !== null,
    terms_accepted_at: row.terms_accepted_at?.toISOString() ?? null,
    created_at: row.created_at.toISOString(),
    last_access: row.last_login_at?.toISOString() ?? null,
  };
}

const roleFields = ['id', 'name', 'admin_access', 'app_access'] as const;

const FIELDS_MAX = 100;
const DEPTH_MAX = 10;

/** `fields` as Directus clients send it: `a,b`, repeated, or `fields[]`. */
export function requestedFields(query: Record<string, unknown>): string[] {
  const given = [query.fields, query['fields[]']].flat().filter((one) => one !== undefined);
  const fields = given.flatMap((one) => String(one).split(',')).map((one) => one.trim());
  const wanted = fields.filter(Boolean);
  if (wanted.length > FIELDS_MAX) throw invalidQuery('Too many fields');
  if (wanted.some((field) => field.split('.').length > DEPTH_MAX)) {
    throw invalidQuery('Fields are nested too deeply');
  }
  return wanted.length > 0 ? wanted : ['*'];
}

/**
 * The part of a person that was asked for. As in Directus, a field that does not exist or may not
 * be read is no error: the answer is the id alone.
 */
export function pick(me: Me, fields: string[]): Record<string, unknown> {
  const picked: Record<string, unknown> = {};
  for (const field of fields) {
    const [column, ...rest] = field.split('.') as [keyof Me | '*', ...string[]];
    if (column === '*' && rest.every((part) => part === '*')) {
      const expanded = rest.length > 0 ? { role: roleView(me.role, '*') } : {};
      Object.assign(picked, { ...me, ...picked }, expanded);
    } else if (column === 'role' && rest.length === 1 && isRoleField(rest[0])) {
      const known = typeof picked.role === 'object' ? picked.role : {};
      picked.role = { ...known, ...roleView(me.role, rest[0]) };
    } else if (column !== '*' && rest.length === 0 && Object.hasOwn(me, column)) {
      picked[column] ??= me[column];
    } else {
      return { id: me.id };
    }
  }
  return picked;
}

const isRoleField = (field?: string): field is keyof RoleView | '*' =>
  field === '*' || (roleFields as readonly (string | undefined)[]).includes(field);

function roleView(role: Role, field: keyof RoleView | '*'): Partial<RoleView> {
  const [admin_access, app_access] = [role === 'admin', role !== 'member'];
  const view: RoleView = { id: roleIds[role], name: role, admin_access, app_access };
  return field === '*' ? view : { [field]: view[field] };
}

export const invalidQuery = (reason: string) =>
  apiError('INVALID_QUERY', { message: `Invalid query. ${reason}.` });
