import type { ConsultationEvent } from './consultation.ts';
import type { CoreDataEvent } from './core-data.ts';
import type { DocumentsEvent } from './documents.ts';
import type { LifecycleEvent } from './lifecycle.ts';
import type { NotaryAppointmentEvent } from './notary-appointment.ts';
import type { RegisterEvent } from './register.ts';
import type { ReviewEvent } from './review.ts';
import type { ShareCapitalEvent } from './share-capital.ts';

export interface Event<Type extends string, Data> {
  type: Type;
  data: Data;
}

/** Everything that can have happened to a foundation. */
export type FoundationEvent =
  | LifecycleEvent
  | CoreDataEvent
  | ConsultationEvent
  | DocumentsEvent
  | ReviewEvent
  | NotaryAppointmentEvent
  | ShareCapitalEvent
  | RegisterEvent;

export type EventType = FoundationEvent['type'];
export type DataOf<T extends EventType> = Extract<FoundationEvent, { type: T }>['data'];

/** Dotted path of a personal field → whose key seals it. Only texts are personal. */
export type PersonalFields = Readonly<Record<string, 'founder' | 'notary'>>;

/** Raised when the shape of an event changes; an upcaster then reads the older ones. */
export const SCHEMA_VERSION = 1;
