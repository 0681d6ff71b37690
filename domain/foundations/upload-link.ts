import { z } from 'zod';
import { commandOf, event } from './step.ts';
import { purposeAt, type UploadPurpose } from './upload-purposes.ts';

/** The link replaces the open one; its id is made before the command is decided. */
export const reissueUploadLinkSchema = z.object({ linkId: z.uuid() });

const waitingForNotary = ['foundation-certificate-pending', 'register-record-pending'] as const;

const events = {
  UploadLinkReissued: event<{ linkId: string; purpose: UploadPurpose }>()({
    from: waitingForNotary,
    personal: {},
    fold: (state) => state,
  }),
};
const command = commandOf<typeof events>();

const commands = [
  command({
    name: 'reissue-upload-link',
    via: ['server'],
    who: ['staff'],
    when: waitingForNotary,
    payload: reissueUploadLinkSchema,
    decide: ({ status }, { linkId }) => [
      { type: 'UploadLinkReissued', data: { linkId, purpose: purposeAt(status) } },
    ],
  }),
] as const;

export const uploadLink = { events, commands };
