import { StoreUnavailable } from './port.ts';

/** What one statement holds at most. A single append is smaller, see `payload.ts`. */
const MOST_TOGETHER = 64;
const MOST_CHARACTERS = 4 * 1_048_576;
const MOST_WAITING = 1_000;
/** Who has waited this long when its turn comes is told to try again. */
const LONGEST_WAIT_MS = 3_000;
/** While the server commits one statement, the next one is on its way. */
const SENT_AT_ONCE = 2;

export interface Append {
  /** As the store calls it. */
  stream: string;
  /** -1 for a stream that must not exist yet. */
  expected: number;
  ids: readonly string[];
  /** Its events, as `checkedJson` gives them. */
  json: string;
}

interface Waiting<Answer> {
  append: Append;
  since: number;
  answered: PromiseWithResolvers<Answer>;
}

/**
 * Sends what waits in one statement. An append that finds nothing on its way is sent at once, so
 * nobody waits for company.
 */
export class GroupCommit<Answer> {
  readonly #send: (appends: readonly Append[]) => Promise<Answer[]>;
  readonly #isRefusal: (error: unknown) => boolean;
  #waiting: Waiting<Answer>[] = [];
  #sent = 0;

  /**
   * @param send carries out appends of different streams and ids, each with its answer, in their
   *   order; all or none of them when it throws
   * @param isRefusal whether what it threw says that nothing was stored
   */
  constructor(
    send: (appends: readonly Append[]) => Promise<Answer[]>,
    isRefusal: (error: unknown) => boolean,
  ) {
    this.#send = send;
    this.#isRefusal = isRefusal;
  }

  /** @throws StoreUnavailable, what `send` throws */
  append(append: Append): Promise<Answer> {
    if (this.#waiting.length >= MOST_WAITING) {
      throw new StoreUnavailable('Too many appends wait for the event store.');
    }
    const answered = Promise.withResolvers<Answer>();
    this.#waiting.push({ append, since: performance.now(), answered });
    this.#sendNext();
    return answered.promise;
  }

  #sendNext(): void {
    while (this.#sent < SENT_AT_ONCE) {
      const group = this.#nextGroup();
      if (group.length === 0) return;
      this.#sent += 1;
      void this.#carryOut(group).finally(() => {
        this.#sent -= 1;
        this.#sendNext();
      });
    }
  }

  /** In their order; what names a stream or an id that the group names already waits for the next. */
  #nextGroup(): Waiting<Answer>[] {
    const group: Waiting<Answer>[] = [];
    const later: Waiting<Answer>[] = [];
    const named = new Set<string>();
    let characters = 0;
    for (const waiting of this.#waiting) {
      const { append, since, answered } = waiting;
      if (performance.now() - since > LONGEST_WAIT_MS) {
        answered.reject(new StoreUnavailable('The event store is too busy.'));
        continue;
      }
      const names = [append.stream, ...append.ids];
      const isFull =
        group.length === MOST_TOGETHER || characters + append.json.length > MOST_CHARACTERS;
      if (isFull || names.some((name) => named.has(name))) {
        later.push(waiting);
        continue;
      }
      for (const name of names) named.add(name);
      characters += append.json.length;
      group.push(waiting);
    }
    this.#waiting = later;
    return group;
  }

  /** Never throws: each append of the group gets its answer, or what went wrong. */
  async #carryOut(group: readonly Waiting<Answer>[]): Promise<void> {
    try {
      const answers = await this.#send(group.map(({ append }) => append));
      for (const [index, { answered }] of group.entries()) {
        const answer = answers[index];
        if (answer === undefined) answered.reject(new StoreUnavailable('An append got no answer.'));
        else answered.resolve(answer);
      }
    } catch (error) {
      // One of them is at fault, and nothing was stored: the others are carried out without it.
      if (group.length > 1 && this.#isRefusal(error)) {
        for (const one of group) await this.#carryOut([one]);
      } else {
        for (const { answered } of group) answered.reject(error);
      }
    }
  }
}
