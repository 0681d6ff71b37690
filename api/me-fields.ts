import { type Role, roleIds } from '#modules/accounts/account-fields.ts';
import type { Me } from '#modules/accounts/me.ts';
import { invalidQuery } from './errors.ts';

const MAX_FIELDS = 100;
const MAX_DEPTH = 10;

/** `fields` as Directus clients send it: `a,b`, repeated, or `fields[]`. @throws ApiError 400 */
export function requestedFields(query: Record<string, unknown>): string[] {
  const given = [query.fields, query['fields[]']].flat().filter((one) => one !== undefined);
  const fields = given.flatMap((one) => String(one).split(',')).map((one) => one.trim());
  const wanted = fields.filter(Boolean);
  if (wanted.length > MAX_FIELDS) throw invalidQuery('Too many fields');
  if (wanted.some((field) => field.split('.').length > MAX_DEPTH)) {
    throw invalidQuery('Fields are nested too deeply');
  }
  return wanted.length > 0 ? wanted : ['*'];
}

type RoleView = { id: string; name: Role; admin_access: boolean; app_access: boolean };

export type PickedMe = Partial<Omit<Me, 'role'>> & { role?: Role | Partial<RoleView> };

/**
 * The fields of a person that were asked for. As in Directus, a field that does not exist or may
 * not be read is no error: the answer is the id alone.
 */
export function pickFields(me: Me, fields: string[]): PickedMe {
  let picked: PickedMe = {};
  for (const field of fields) {
    const [column = '', ...rest] = field.split('.');
    if (column === '*' && rest.every((part) => part === '*')) {
      const expanded = rest.length > 0 ? { role: roleView(me.role, '*') } : {};
      picked = { ...me, ...picked, ...expanded };
    } else if (column === 'role' && rest.length === 1 && isRoleField(rest[0])) {
      const known = typeof picked.role === 'object' ? picked.role : {};
      picked.role = { ...known, ...roleView(me.role, rest[0]) };
    } else if (rest.length === 0 && isField(me, column)) {
      picked = { ...picked, [column]: picked[column] ?? me[column] };
    } else {
      return { id: me.id };
    }
  }
  return picked;
}

const isField = (me: Me, name: string): name is keyof Me => Object.hasOwn(me, name);

const roleFields = ['*', 'id', 'name', 'admin_access', 'app_access'] as const;
type RoleField = (typeof roleFields)[number];

const isRoleField = (field?: string): field is RoleField =>
  (roleFields as readonly (string | undefined)[]).includes(field);

function roleView(role: Role, field: RoleField): Partial<RoleView> {
  const [admin_access, app_access] = [role === 'admin', role !== 'member'];
  const view: RoleView = { id: roleIds[role], name: role, admin_access, app_access };
  return field === '*' ? view : { [field]: view[field] };
}
