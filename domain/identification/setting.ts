/**
 * When somebody has to be identified: before drafts are made, before an appointment with the notary is proposed, or
 * never here, which both leave it to somebody else who is obliged (§ 17 GwG).
 */
export const identificationGates = ['drafts', 'appointment', 'off'] as const;
export type IdentificationGate = (typeof identificationGates)[number];
