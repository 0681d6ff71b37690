import { useEffect, useState } from 'react';
import { call } from './call.ts';

export interface Colleague {
  id: string;
  name: string;
}

/** Who can look after formations; nobody until they are read. */
export function useTeam(): readonly Colleague[] {
  const [people, setPeople] = useState<readonly Colleague[]>([]);
  useEffect(() => {
    const controller = new AbortController();
    void call('GET /admin/team', { signal: controller.signal }).then((answer) => {
      if (answer.ok && !controller.signal.aborted) setPeople(answer.data);
    });
    return () => controller.abort();
  }, []);
  return people;
}
