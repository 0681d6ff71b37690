import { useRouteLoaderData } from 'react-router';
import type { Me } from '#api/contract.ts';
import { useI18n } from '../i18n/use-i18n.ts';

/** The person who is logged in, as `GET /users/me` answers with these fields. */
export type User = Pick<Me, 'id' | 'first_name' | 'last_name' | 'email' | 'terms_accepted_at'> & {
  role: { name: Me['role'] };
};

export const userFields = 'id,first_name,last_name,email,role.name,terms_accepted_at';

/** On pages of the member area only, where the layout has asked who it is. */
export function useUser(): User {
  const { locale } = useI18n();
  const loaded = useRouteLoaderData<{ user: User }>(`${locale}:app`);
  if (!loaded) throw new Error('useUser is for pages of the member area.');
  return loaded.user;
}
