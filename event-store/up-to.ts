import { comparePositions, type EventStore, type Position, type ReadEvent } from './port.ts';

/** Yields every event after `from` up to `last`, in batches. */
export async function* upTo(
  store: Pick<EventStore, 'subscribe'>,
  from: Position,
  last: Position,
): AsyncGenerator<ReadEvent[], void, void> {
  if (comparePositions(from, last) >= 0) return;
  const done = new AbortController();
  try {
    for await (const batch of store.subscribe(from, done.signal)) {
      const wanted = batch.filter(({ position }) => comparePositions(position, last) <= 0);
      if (wanted.length > 0) yield wanted;
      const end = batch.at(-1);
      if (end && comparePositions(end.position, last) >= 0) return;
    }
  } finally {
    done.abort();
  }
}
