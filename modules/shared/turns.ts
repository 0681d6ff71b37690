/** Somebody asks for more before what they asked for is done. */
export class Busy extends Error {}

/**
 * A fair queue for work that keeps a core busy: of each person one job at a time, so that nobody waits
 * behind more than one of anybody else.
 *
 * @param waiting how many more of a person may wait for their turn
 */
export function turns(waiting = 0) {
  const queues = new Map<string, { last: Promise<unknown>; jobs: number }>();
  /** @throws Busy when this person has enough under way already */
  return async <T>(person: string, job: () => Promise<T>): Promise<T> => {
    const queue = queues.get(person) ?? { last: Promise.resolve(), jobs: 0 };
    if (queue.jobs > waiting) throw new Busy();
    queues.set(person, queue);
    queue.jobs += 1;
    const mine = queue.last.then(job);
    queue.last = mine.catch(() => undefined);
    try {
      return await mine;
    } finally {
      queue.jobs -= 1;
      if (queue.jobs === 0) queues.delete(person);
    }
  };
}
