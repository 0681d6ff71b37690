import { useTotal } from '../shell/api/use-total.ts';
import { useIdentity } from '../shell/session/use-identity.ts';
import { filterOf, type Selection } from './selections.ts';

/** How many tasks a selection holds, as counted by the API; undefined until known. */
export function useTaskTotal(selection: Selection) {
  const role = useIdentity()?.role;
  return useTotal('tasks', role ? { filter: filterOf(selection, role) } : { enabled: false });
}
