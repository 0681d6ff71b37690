import { StoreUnavailable } from './port.ts';

/** Most appends in one statement; `payload.ts` limits a single append further. */
const MOST_TOGETHER = 64;
const MOST_CHARACTERS = 4 * 1_048_576;
const MOST_WAITING = 1_000;
/** An append that has waited this long when its turn comes is refused, and its sender tries again. */
const LONGEST_WAIT_MS = 3_000;
/** While the server commits one statement, the next one is under way. */
const SENT_AT_ONCE = 2;

export interface Append {
  /** Name of the stream inside the store. */
  stream: string;
  /** -1 for a stream that must not exist yet. */
  expected: number;
  ids: readonly string[];
  /** The events, as `checkedJson` returns them. */
  json: string;
}

interface Waiting<Answer> {
  append: Append;
  since: number;
  answered: PromiseWithResolvers<Answer>;
}

/**
 * Sends all waiting appends in one statement. An append is sent at once while no other is under way, so a single
 * writer never waits.
 */
export class GroupCommit<Answer> {
  readonly #send: (appends: readonly Append[]) => Promise<Answer[]>;
  readonly #isRefusal: (error: unknown) => boolean;
  #waiting: Waiting<Answer>[] = [];
  #sent = 0;

  /**
   * @param send carries out appends of different streams and ids and returns one answer for each, in the same
   * order; when it throws, none of them is stored
   * @param isRefusal whether an error of `send` means that nothing was stored
   */
  constructor(
    send: (appends: readonly Append[]) => Promise<Answer[]>,
    isRefusal: (error: unknown) => boolean,
  ) {
    this.#send = send;
    this.#isRefusal = isRefusal;
  }

  /** @throws StoreUnavailable, and any error of `send` */
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

  /**
   * Takes waiting appends in their order. An append whose stream or id is already in the group waits for the next
   * one.
   */
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

  /** Gives each append of the group its answer or its error, and never throws. */
  async #carryOut(group: readonly Waiting<Answer>[]): Promise<void> {
    try {
      const answers = await this.#send(group.map(({ append }) => append));
      for (const [index, { answered }] of group.entries()) {
        const answer = answers[index];
        if (answer === undefined) answered.reject(new StoreUnavailable('An append got no answer.'));
        else answered.resolve(answer);
      }
    } catch (error) {
      // One append of the group is at fault, and nothing was stored: each is now carried out by itself.
      if (group.length > 1 && this.#isRefusal(error)) {
        for (const one of group) await this.#carryOut([one]);
      } else {
        for (const { answered } of group) answered.reject(error);
      }
    }
  }
}
