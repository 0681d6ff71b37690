import { addDaysTo } from '../days/working-days.ts';
import { dayKey } from '../site/formats.ts';

/**
 * Tasks of the team with a deadline, besides the steps of a formation: tell the sender of a file about other
 * people (72 hours, Art. 33 GDPR), settle the money of a cancelled formation (14 days, § 357 BGB), renew a
 * notary's link that can no longer be extended.
 */
export const followUpKinds = ['tell-sender', 'settle-money', 'renew-link'] as const;
export type FollowUpKind = (typeof followUpKinds)[number];

const days: Record<FollowUpKind, number> = {
  'tell-sender': 3,
  'settle-money': 14,
  'renew-link': 0,
};

/** The day by which it is to be done. */
export const followUpDueOn = (kind: FollowUpKind, at: Date): string =>
  addDaysTo(dayKey(at.toISOString()), days[kind]);
