import { defineSignal, setHandler, upsertSearchAttributes } from '@temporalio/workflow';
import * as attributes from './search-attributes.ts';

/**
 * Activities of this workflow that have failed several times and are still tried, by name; none once
 * that is over. A workflow cannot see attempts, so the worker tells it.
 */
export const stuck = defineSignal<[string[]]>('stuck');

/** What a workflow shows as its `Trouble`: what has failed for good, else what is still being tried. */
export class Troubles {
  #failed: attributes.Trouble | null = null;
  #stuck: readonly string[] = [];

  /** @param onChange beside the search attribute */
  constructor(onChange: () => void = () => undefined) {
    const hear = (activities: string[]) => {
      this.#stuck = activities;
      this.#show();
      onChange();
    };
    const description = 'Activities are tried again and again, or no longer';
    setHandler(stuck, hear, { description });
  }

  /** For the details of the workflow. */
  get lines(): string[] {
    return this.#stuck.map((activity) => `${activity} keeps failing and is tried again.`);
  }

  note(kind: attributes.Trouble | null): void {
    this.#failed = kind;
    this.#show();
  }

  #show(): void {
    const value = this.#failed ?? (this.#stuck.length > 0 ? 'activity' : null);
    upsertSearchAttributes([{ key: attributes.trouble, value }]);
  }
}
