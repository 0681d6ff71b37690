import type { Reading } from './foundation.tsx';

let last: Reading | undefined;

/** Kept in this tab, so that a page that is open can stay as it is while the server is away. */
export function rememberReading(reading: Reading): void {
  if (!reading.offline) last = reading;
}

export const lastReadingOf = (foundationId: string | undefined): Reading | undefined =>
  last?.foundation.id === foundationId ? last : undefined;
