import { buttonsFor } from '../../features/foundations/staff/commands/command-buttons.ts';
import { isForTeam } from '../../features/foundations/staff/types.ts';
import { call } from '../call.ts';
import { memberOfThisTab } from '../session/session.ts';

/** The names of the commands that whoever is logged in may issue now on a formation. */
export async function commandsOn(foundationId: string): Promise<readonly string[]> {
  const role = memberOfThisTab()?.role;
  const read = await call('GET /foundations/:id', { params: { id: foundationId } });
  if (!role || !read.ok || !isForTeam(read.data)) return [];
  return buttonsFor(read.data, role).map(({ command }) => command);
}
