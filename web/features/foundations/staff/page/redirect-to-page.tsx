import { type ClientLoaderFunctionArgs, redirect } from 'react-router';
import { staffPath } from '../../../../staff-pages.ts';

/** `/admin/foundations/<id>`, as people shorten it. */
export const clientLoader = ({ params: { id = '' } }: ClientLoaderFunctionArgs) =>
  redirect(staffPath('foundation', id));

export default function RedirectToPage() {
  return null;
}
