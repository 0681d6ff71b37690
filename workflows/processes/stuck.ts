import { defineSignal, setHandler, upsertSearchAttributes } from '@temporalio/workflow';
import * as attributes from './search-attributes.ts';

/**
 * Names of this workflow's activities that have failed several times and are still being tried; empty once that
 * is over. Workflows cannot see attempts, so the worker sends this.
 */
export const stuck = defineSignal<[string[]]>('stuck');

/** The `Trouble` of a workflow: what has failed for good, or else what is still being tried. */
export class Troubles {
  #failed: attributes.Trouble | null = null;
  #stuck: readonly string[] = [];

  /** @param onChange called after the search attribute has changed */
  constructor(onChange: () => void = () => undefined) {
    const hear = (activities: string[]) => {
      this.#stuck = activities;
      this.#show();
      onChange();
    };
    const description = 'Activities are tried again and again, or no longer';
    setHandler(stuck, hear, { description });
  }

  /** Lines for the details of the workflow. */
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
