import type { EventType } from './foundation.ts';

/** As whom somebody reads what has happened. */
export type EventReader = 'team' | 'lead' | 'co-founder';

/** Events that not everybody learns of. Nobody judges by them, so a page read before one is not out of date. */
const readers: Partial<Record<EventType, readonly EventReader[]>> = {
  /** The team member in charge is the team's own matter. */
  OwnerAssigned: ['team'],
  /** The law firm bills the lead alone. */
  FirmInvoiceFiled: ['team', 'lead'],
};

export const isShownTo = (type: EventType | string, reader: EventReader): boolean =>
  readers[type as EventType]?.includes(reader) ?? true;

/** Whether a page that was read before the event is out of date. */
export const isJudgedBy = (type: EventType | string): boolean => !(type in readers);
