import { addMonths } from 'date-fns/addMonths';
import type { CommandName } from './names.ts';
import type { StateStatus } from './state.ts';
import type { Status } from './statuses.ts';

interface Purpose {
  command: CommandName;
  /** The only status that expects the file. */
  status: Status;
}

/** Files that a notary can upload through a mailed link. */
export const uploadPurposes = {
  'foundation-certificate': {
    command: 'receive-foundation-certificate',
    status: 'foundation-certificate-pending',
  },
  'register-extract': {
    command: 'receive-register-extract',
    status: 'register-record-pending',
  },
} as const satisfies Record<string, Purpose>;

export type UploadPurpose = keyof typeof uploadPurposes;

export const purposeNames = Object.keys(uploadPurposes) as [UploadPurpose, ...UploadPurpose[]];

type WaitingForNotary = (typeof uploadPurposes)[UploadPurpose]['status'];

/** The expected upload of a status; undefined where nothing is expected from the notary. */
export function purposeAt(status: WaitingForNotary): UploadPurpose;
export function purposeAt(status: StateStatus): UploadPurpose | undefined;
export function purposeAt(status: StateStatus): UploadPurpose | undefined {
  return purposeNames.find((name) => uploadPurposes[name].status === status);
}

/** Validity of a link in days: from the appointment, or from the bank's confirmation. */
const validDays: Record<UploadPurpose, number> = {
  'foundation-certificate': 60,
  'register-extract': 120,
};
const DAY_MS = 24 * 60 * 60 * 1_000;

interface Waiting {
  /** The appointment; null for the register. */
  dueAt: string | null;
  /** When the wait began: for the register extract, with the bank's confirmation. */
  since: string;
}

/** When a file of the notary is due, from which reminders count as well. */
export const fileDueAt = ({ dueAt, since }: Waiting): string => dueAt ?? since;

/** Least validity, even of a link for a file that has been due for long. */
const LEAST_VALID_DAYS = 30;

/** Longest validity of a link, however long its file is awaited; then it has to be renewed. */
const LONGEST_VALID_MONTHS = 15;
export const lastEnd = (issuedAt: Date): Date => addMonths(issuedAt, LONGEST_VALID_MONTHS);
/** Links issued before this have ended. */
export const oldestAlive = (now: Date): Date => addMonths(now, -LONGEST_VALID_MONTHS);

/** The end of a link that is issued now. */
export const leastValid = (expiresAt: string, now: Date): Date => {
  const wanted = Math.max(Date.parse(expiresAt), now.getTime() + LEAST_VALID_DAYS * DAY_MS);
  return new Date(Math.min(wanted, lastEnd(now).getTime()));
};

export const linkExpiresAt = (purpose: UploadPurpose, waiting: Waiting): string =>
  new Date(Date.parse(fileDueAt(waiting)) + validDays[purpose] * DAY_MS).toISOString();
