import { Navigate, useParams } from 'react-router';
import { staffPath } from '../../../../staff-pages.ts';

/** `/admin/foundations/<id>`, as people shorten it. */
export function RedirectToPage() {
  const { id = '' } = useParams();
  return <Navigate to={staffPath('foundation', id)} replace />;
}
