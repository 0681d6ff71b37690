/** Why an order was released although nobody withdrew from it: then nobody owes anything. */
export const releaseReasons = ['mandate-declined', 'mandate-late'] as const;
export type ReleaseReason = (typeof releaseReasons)[number];
