import { z } from 'zod';
import { commandOf, event } from './step.ts';
import { purposeAt, type UploadPurpose } from './upload-purposes.ts';

/** The new link replaces the open one; its id exists before the command is decided. */
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

export const linkStates = ['open', 'used', 'replaced', 'revoked', 'expired'] as const;
export type LinkState = (typeof linkStates)[number];

interface LinkTimes {
  usedAt: Date | null;
  revokedAt: Date | null;
  expiresAt: Date;
  /** Whether a newer link for the same file replaced it at that time. */
  isReplaced: boolean;
}

export function linkStateOf(
  { usedAt, revokedAt, expiresAt, isReplaced }: LinkTimes,
  now: Date,
): LinkState {
  if (usedAt) return 'used';
  if (revokedAt) return isReplaced ? 'replaced' : 'revoked';
  return expiresAt <= now ? 'expired' : 'open';
}
