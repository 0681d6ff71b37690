import type { ObstacleKind } from '#domain/foundations/obstacles.ts';
import type { Unsure } from '#domain/foundations/people/people.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import type { CoreDataPayload } from '#domain/foundations/steps/core-data-schema.ts';
import type { Step } from './foundations.ts';

/** Somebody who takes part besides the founder, in the order of the list. */
export interface DemoOther {
  name: { first: string; last: string } | { company: string };
  shareEuros: number;
  /** Where not all of it is due before the application. */
  due?: 'half';
  /** With an account of their own from the day they join. */
  hasAccount?: true;
  /** For a person; another one than usual. */
  birthDate?: string;
  /** Where the person lives, unless at the founder's. */
  home?: { street: string; zip: string; city: string; country: string };
}

export interface DemoFoundation {
  founder: { first: string; last: string; phone: string };
  status: Status;
  /** What happened after the shortest way into a status. */
  detour?: { from: Status; steps: readonly Step[] };
  /** Working days since the last thing that happened, at least one: in the morning, this evening is not yet past. */
  idleDays: number;
  core: Pick<CoreDataPayload, 'companyName' | 'city' | 'companyPurpose' | 'description'> &
    Partial<CoreDataPayload>;
  notary: { name: string; email: string; place: string; phone?: string };
  bank?: string;
  /** As the notary states it; it was entered on the working day before the extract. */
  registerNumber?: string;
  reason?: string;
  /** Who takes part besides the founder, and all that happened then. */
  others?: readonly DemoOther[];
  story?: readonly Step[];
  /** What the founder still wants to ask. */
  unsure?: readonly Unsure[];
  /** What was said of what got in the way. */
  obstacle?: { kind: ObstacleKind; note: string };
}
