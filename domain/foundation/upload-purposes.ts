import type { CommandName } from './names.ts';
import type { StateStatus } from './state.ts';
import type { Status } from './statuses.ts';

interface Purpose {
  command: CommandName;
  /** The only status in which the file is expected. */
  status: Status;
}

/** What a notary can upload through a mailed link. */
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

/** The upload expected in a status; undefined where nothing is expected from the notary. */
export const purposeAt = (status: StateStatus): UploadPurpose | undefined =>
  purposeNames.find((name) => uploadPurposes[name].status === status);
