import type { Planned } from '#domain/pricing/planned.ts';
import { draftPrefix, withStorage } from '../../kit/forms/draft-storage.ts';

const plannedKey = `${draftPrefix}planned`;

/** What somebody chose on the site before there was a form to fill in. */
export function keepPlanned(planned: Planned): void {
  withStorage((storage) => storage.setItem(plannedKey, JSON.stringify(planned)));
}

/** Only what the fields can hold; anybody can write into their own browser. */
export function readPlanned(): Record<string, string> {
  const read = (storage: Storage) =>
    Object.entries(JSON.parse(storage.getItem(plannedKey) ?? '{}'));
  const entries = withStorage(read) ?? [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

export function forgetPlanned(): void {
  withStorage((storage) => storage.removeItem(plannedKey));
}
