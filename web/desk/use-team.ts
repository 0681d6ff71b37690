import { call } from './call.ts';
import { useRead } from './read-while.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** Who can look after formations, still stands with one and has left, or works here at all; nobody until they are read. */
export function useTeam(show: 'active' | 'former' | 'everybody' = 'active'): readonly Colleague[] {
  const read = useRead((signal) => call('GET /admin/team', { query: { show }, signal }), show);
  return read?.ok ? read.data : nobody;
}

const nobody: readonly Colleague[] = [];
