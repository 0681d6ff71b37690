import { useEffect, useState } from 'react';
import { call } from './call.ts';
import { readWhile } from './read-while.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** Who can look after formations, or still stands with one and has left; nobody until they are read. */
export function useTeam(show: 'active' | 'former' = 'active'): readonly Colleague[] {
  const [people, setPeople] = useState<readonly Colleague[]>([]);
  useEffect(
    () =>
      readWhile(
        (signal) => call('GET /admin/team', { query: { show }, signal }),
        (answer) => answer.ok && setPeople(answer.data),
      ),
    [show],
  );
  return people;
}
