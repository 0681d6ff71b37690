import { isCancellation } from '@temporalio/workflow';
import type { Troubles } from './stuck.ts';

/** Sends mails without waiting for them: the mail server may be down for a day. */
export class MailsInFlight {
  readonly #started = new Set<string>();
  readonly #troubles: Troubles;
  inFlight = 0;
  failed = false;

  constructor(troubles: Troubles) {
    this.#troubles = troubles;
  }

  /** Sends a mail once per key in this run; the activity knows whether an earlier run has sent it. */
  send(key: string, deliver: (summary: string) => Promise<unknown>): void {
    if (this.#started.has(key)) return;
    this.#started.add(key);
    this.inFlight += 1;
    deliver(key)
      .catch((error) => {
        if (isCancellation(error)) return;
        this.failed = true;
        this.#troubles.note('mail');
      })
      .finally(() => {
        this.inFlight -= 1;
      });
  }
}
