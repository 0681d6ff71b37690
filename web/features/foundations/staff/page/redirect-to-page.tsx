import { Navigate, useParams } from 'react-router';
import { consolePaths } from '../../../../shared/staff/paths.ts';

/** `/admin/foundations/<id>`, as people shorten it. */
export function RedirectToPage() {
  const { id = '' } = useParams();
  return <Navigate to={consolePaths.foundation(id)} replace />;
}
