import { type Planned, plannedIn } from '#domain/pricing/planned.ts';
import { draftPrefix, withStorage } from '../../kit/forms/draft-storage.ts';

const plannedKey = `${draftPrefix}planned`;

/** What somebody chose on the site before there was a form to fill in. */
export function keepPlanned(planned: Planned): void {
  withStorage((storage) => storage.setItem(plannedKey, JSON.stringify(planned)));
}

export function readPlanned(): Planned {
  const read = (storage: Storage) => plannedIn(JSON.parse(storage.getItem(plannedKey) ?? '{}'));
  return withStorage(read) ?? {};
}

export function forgetPlanned(): void {
  withStorage((storage) => storage.removeItem(plannedKey));
}
