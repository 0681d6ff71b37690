import type { DraftPlace } from '../../../kit/forms/drafts.ts';

/** Where this browser keeps the address of a checkout until it is ordered. */
export const billingDraft = (userId: string): DraftPlace => ({
  userId,
  about: 'checkout',
  form: 'billing',
});
