import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { roleIds, roleNames } from '../profile/account-fields.ts';
import type { Me } from '../profile/me.ts';
import type { UserRow } from '../tables.ts';

/** Secrets and lists can be neither filtered nor sorted. */
export type UserField = Exclude<keyof Me, 'tfa_secret' | 'unwanted_mails' | 'given_rights'>;

/** How the values of a field are compared. */
export const fieldKinds: Record<UserField, 'text' | 'date' | 'boolean'> = {
  id: 'text',
  email: 'text',
  first_name: 'text',
  last_name: 'text',
  phone: 'text',
  role: 'text',
  status: 'text',
  language: 'text',
  avatar: 'text',
  provider: 'text',
  pending_email: 'text',
  newsletter: 'boolean',
  newsletter_pending: 'boolean',
  terms_accepted_at: 'date',
  created_at: 'date',
  last_access: 'date',
};

export type Scalar = string | number | boolean | Date | null;

/** Comparisons by their names in Directus. */
const comparisons = {
  _eq: (column, [value = null]) => sql`${column} is not distinct from ${value}`,
  _neq: (column, [value = null]) => sql`${column} is distinct from ${value}`,
  _in: (column, values) => isOneOf(column, values),
  _nin: (column, values) => sql`not (${isOneOf(column, values)})`,
  _null: (column) => sql`${column} is null`,
  _nnull: (column) => sql`${column} is not null`,
  _empty: (column) => sql`coalesce(${column}::text, '') = ''`,
  _nempty: (column) => sql`coalesce(${column}::text, '') <> ''`,
  _lt: (column, [value]) => sql`${column} < ${value}`,
  _lte: (column, [value]) => sql`${column} <= ${value}`,
  _gt: (column, [value]) => sql`${column} > ${value}`,
  _gte: (column, [value]) => sql`${column} >= ${value}`,
  _between: (column, [from, to]) => sql`${column} between ${from} and ${to}`,
  _nbetween: (column, [from, to]) => sql`${column} not between ${from} and ${to}`,
  _contains: (column, [text]) => sql`${column} like ${`%${escaped(text)}%`}`,
  _ncontains: (column, [text]) => sql`${column} not like ${`%${escaped(text)}%`}`,
  _icontains: (column, [text]) => sql`${column} ilike ${`%${escaped(text)}%`}`,
  _starts_with: (column, [text]) => sql`${column} like ${`${escaped(text)}%`}`,
  _istarts_with: (column, [text]) => sql`${column} ilike ${`${escaped(text)}%`}`,
  _ends_with: (column, [text]) => sql`${column} like ${`%${escaped(text)}`}`,
  _iends_with: (column, [text]) => sql`${column} ilike ${`%${escaped(text)}`}`,
} satisfies Record<
  string,
  (column: RawBuilder<unknown>, values: readonly Scalar[]) => RawBuilder<unknown>
>;

export type Operator = keyof typeof comparisons;
export const operatorNames = Object.keys(comparisons) as Operator[];
export const isOperator = (name: string): name is Operator => Object.hasOwn(comparisons, name);
export const textOperators: readonly Operator[] = [
  '_contains',
  '_ncontains',
  '_icontains',
  '_starts_with',
  '_istarts_with',
  '_ends_with',
  '_iends_with',
];

export type Condition =
  | { all: readonly Condition[] }
  | { any: readonly Condition[] }
  | { field: UserField; operator: Operator; values: readonly Scalar[] };

/** A condition on a query of `users`. */
export function toSql(condition: Condition): RawBuilder<SqlBool> {
  if ('all' in condition) return joined(condition.all, sql` and `, sql`true`);
  if ('any' in condition) return joined(condition.any, sql` or `, sql`true`);
  const { field, operator, values } = condition;
  // SQL answers null to a comparison with null; here the answer is false.
  return sql<SqlBool>`coalesce(${comparisons[operator](columnOf(field), values)}, false)`;
}

const joined = (
  parts: readonly Condition[],
  separator: RawBuilder<unknown>,
  none: RawBuilder<SqlBool>,
) => (parts.length === 0 ? none : sql<SqlBool>`(${sql.join(parts.map(toSql), separator)})`);

const isOneOf = (column: RawBuilder<unknown>, values: readonly Scalar[]) =>
  values.length === 0 ? sql`false` : sql`${column} in (${sql.join(values)})`;

const escaped = (text: Scalar | undefined) => String(text ?? '').replace(/[\\%_]/g, '\\$&');

/** The SQL expression of a field; roles have no table. */
export function columnOf(field: UserField): RawBuilder<unknown> {
  switch (field) {
    case 'id':
    case 'avatar':
      return sql`users.${sql.ref(field)}::text`;
    case 'role':
      return sql`case users.role ${sql.join(
        roleNames.map((name) => sql`when ${name} then ${roleIds[name]}`),
        sql` `,
      )} end`;
    case 'newsletter':
      return sql`(users.newsletter_at is not null)`;
    case 'newsletter_pending':
      return sql`(users.newsletter_requested_at is not null)`;
    case 'last_access':
      return sql`users.last_login_at`;
    default:
      return sql.ref(`users.${field satisfies keyof UserRow}`);
  }
}
