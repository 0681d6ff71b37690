import { type PieceKind, type Typed, tidied } from '#domain/content/fields.ts';
import { call } from '../../../../desk/call.ts';

/** What has become of what was typed. */
export type SaveState =
  | { is: 'unchanged' | 'typing' | 'saving' | 'failed' | 'stale' }
  | { is: 'saved'; at: string };

const PAUSE_MS = 1_500;
const RETRY_MS = 5_000;

interface Opened {
  id: string;
  kind: PieceKind;
  revision: number;
  typed: Typed;
  draft: { at: string } | null;
}

/**
 * Keeps what is typed on the server: after a pause, one attempt at a time, and only over what this
 * page has seen. What could not be saved is tried again, what somebody else has overtaken is not.
 */
export class Autosave {
  readonly #piece: Pick<Opened, 'id' | 'kind'>;
  readonly #listeners = new Set<() => void>();
  #state: SaveState;
  #revision: number;
  #saved: string;
  #waiting: Typed | undefined;
  #sending: Promise<boolean> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor({ revision, typed, draft, ...piece }: Opened) {
    this.#piece = piece;
    this.#state = draft ? { is: 'saved', at: draft.at } : { is: 'unchanged' };
    this.#revision = revision;
    this.#saved = this.#textOf(typed);
  }

  subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  state = () => this.#state;
  revision = () => this.#revision;
  /** What the server does not have yet. */
  unsaved = () => this.#waiting;
  hasUnsaved = () => this.#waiting !== undefined || this.#sending !== undefined;
  stop = () => clearTimeout(this.#timer);

  /** @param always also when nothing has changed, so that there is a draft */
  type(next: Typed, { always = false } = {}): void {
    const last = this.#waiting ? this.#textOf(this.#waiting) : this.#saved;
    if (!always && this.#textOf(next) === last) return;
    this.#waiting = next;
    if (this.#state.is === 'stale') return;
    this.#show({ is: 'typing' });
    this.#later(PAUSE_MS);
  }

  /** @returns whether everything that was typed is on the server */
  async flush(): Promise<boolean> {
    this.stop();
    if (this.#state.is === 'stale') return false;
    this.#sending ??= this.#send().finally(() => {
      this.#sending = undefined;
    });
    return this.#sending;
  }

  /** Something else was done to the piece, or somebody has decided to go on from there. */
  goOnFrom(revision: number): void {
    this.#revision = revision;
    if (this.#state.is === 'stale') this.#show({ is: 'typing' });
  }

  /** The draft is on the site. */
  published(revision: number): void {
    this.#revision = revision;
    if (!this.#waiting) this.#show({ is: 'unchanged' });
  }

  async #send(): Promise<boolean> {
    const { id } = this.#piece;
    while (this.#waiting) {
      const typed = this.#waiting;
      this.#waiting = undefined;
      this.#show({ is: 'saving' });
      const body = { revision: this.#revision, typed };
      const answer = await call('PUT /admin/content/:id/draft', { params: { id }, body });
      if (!answer.ok) {
        this.#waiting ??= typed;
        this.#show({ is: answer.status === 412 ? 'stale' : 'failed' });
        if (answer.status !== 412) this.#later(RETRY_MS);
        return false;
      }
      this.#revision = answer.data.revision;
      this.#saved = this.#textOf(typed);
      this.#show({ is: 'saved', at: answer.data.at });
    }
    return true;
  }

  #textOf(typed: Typed): string {
    return JSON.stringify(tidied(this.#piece.kind, typed));
  }

  #later(ms: number): void {
    this.stop();
    this.#timer = setTimeout(() => void this.flush(), ms);
  }

  #show(next: SaveState): void {
    this.#state = next;
    for (const listener of this.#listeners) listener();
  }
}
