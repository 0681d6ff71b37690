import { useRouteLoaderData } from 'react-router';
import type { Me, RoleName } from '#api/contract.ts';
import type { ApiError } from '../api/api-error.ts';
import { useTexts } from '../texts/use-texts.ts';

/** The logged-in person, as `GET /users/me` returns them with these fields. */
export type User = Pick<
  Me,
  'id' | 'first_name' | 'last_name' | 'email' | 'phone' | 'provider' | 'terms_accepted_at'
> & {
  /** The id of a file. */
  avatar: string | null;
  role: { name: RoleName };
};

export const userFields =
  'id,first_name,last_name,email,phone,avatar,provider,role.name,terms_accepted_at';

/** A page may still have something to show. */
export const logMissingUser = ({ status, code }: Pick<ApiError, 'status' | 'code'>) =>
  console.error("Couldn't fetch user", status, code);

/** Only for pages of the member area, whose layout loads the user. */
export function useUser(): User {
  const { locale } = useTexts();
  const loaded = useRouteLoaderData<{ user: User | null }>(`${locale}:app`);
  if (!loaded?.user) throw new Error('useUser is for pages of the member area.');
  return loaded.user;
}
