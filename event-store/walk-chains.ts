import { type ChainEnd, verifyNext } from './chain.ts';
import { isReadable, type ReadEvent, UnreadableStream } from './port.ts';

/** Checks the chains of all streams in one pass over the events in global order. */
export class ChainWalk {
  events = 0;
  /** The last intact event of each stream. */
  readonly ends = new Map<string, ChainEnd>();
  /** For each broken stream, what is wrong with its first bad event. */
  readonly broken = new Map<string, string>();

  add(event: ReadEvent): void {
    this.events += 1;
    const { stream } = event;
    if (this.broken.has(stream)) return;
    if (!isReadable(event)) {
      this.broken.set(stream, new UnreadableStream(event).message);
      return;
    }
    const check = verifyNext(stream, this.ends.get(stream) ?? null, event);
    if (check.ok) this.ends.set(stream, { revision: event.revision, hash: event.metadata.hash });
    else this.broken.set(stream, `${stream}: event ${check.revision} ${check.reason}.`);
  }
}
