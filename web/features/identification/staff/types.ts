import type { DataOf } from '../../../kit/api/call.ts';

export type Participant = DataOf<'GET /foundations/:id/identifications'>['participants'][number];
/** What is known about everybody, and the file on risk. */
export type File = DataOf<'POST /admin/foundations/:id/identifications/read'>;
export type Identification = File['identifications'][number];

/** Proof of a fresh login, kept as long as the file is open. */
export interface Proof {
  current_password?: string;
}
