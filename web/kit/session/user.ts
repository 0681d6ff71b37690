import { useRouteLoaderData } from 'react-router';
import type { Me, RoleName } from '#api/contract.gen.d.ts';
import type { ApiError } from '../api/api-error.ts';
import type { DataOf } from '../api/call.ts';
import { useLocale } from '../texts/use-locale.ts';

const own = [
  'id',
  'first_name',
  'last_name',
  'email',
  'phone',
  'provider',
  'terms_accepted_at',
] as const;

/** The logged-in person, as `GET /users/me` returns them with these fields. */
export type User = Pick<Me, (typeof own)[number]> & {
  /** The id of a file. */
  avatar: string | null;
  role: { name: RoleName };
};

export const userFields = [...own, 'avatar', 'role.name'].join(',');

type AskedUser = DataOf<'GET /users/me'>;

/** Whether an answer has these fields: it has those that were asked for. */
export function hasFields<Field extends keyof AskedUser>(
  user: AskedUser,
  fields: readonly Field[],
): user is AskedUser & Required<Pick<AskedUser, Field>> {
  return fields.every((field) => user[field] !== undefined);
}

/** The person in the answer to `userFields`; undefined when something is missing. */
export function userIn(answer: AskedUser): User | undefined {
  if (!hasFields(answer, own)) return undefined;
  const { role, avatar, ...user } = answer;
  if (typeof role !== 'object' || role.name === undefined) return undefined;
  return { ...user, avatar: typeof avatar === 'string' ? avatar : null, role: { name: role.name } };
}

/** A page may still have something to show. */
export const logMissingUser = ({ status, code }: Pick<ApiError, 'status' | 'code'>) =>
  console.error("Couldn't fetch user", status, code);

/** What the layout of the member area loads. */
function useMember() {
  const { locale } = useLocale();
  return useRouteLoaderData<{ user: User | null; unread?: number }>(`${locale}:app`);
}

/** How many notices the bell counts. */
export const useUnread = (): number => useMember()?.unread ?? 0;

/** Only for pages of the member area, whose layout loads the user. */
export function useUser(): User {
  const loaded = useMember();
  if (!loaded?.user) throw new Error('useUser is for pages of the member area.');
  return loaded.user;
}
