import { useEffect, useState } from 'react';
import { call } from './call.ts';
import { readWhile } from './read-while.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** Who can look after formations; nobody until they are read. */
export function useTeam(): readonly Colleague[] {
  const [people, setPeople] = useState<readonly Colleague[]>([]);
  useEffect(
    () =>
      readWhile(
        (signal) => call('GET /admin/team', { signal }),
        (answer) => answer.ok && setPeople(answer.data),
      ),
    [],
  );
  return people;
}
