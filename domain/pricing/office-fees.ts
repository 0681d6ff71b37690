/**
 * Fees of other offices in cents, as our texts state them. The transparency register and municipal trade offices
 * raise theirs without a change of the law, so texts say "about".
 */
export const officeFees = {
  validFrom: '2026-11-23',
  /** Schedule to the PatKostG: filed electronically, with up to three classes. */
  trademark: 29_000,
  /** Per year, rounded (§ 24 (1) GwG, TrGebV). */
  transparencyRegister: 2_000,
  /** For a trade registration, in most municipalities. */
  tradeOffice: { least: 1_500, most: 6_500 },
  /** Basic contribution to the chamber per year: each sets its own; companies of the register are not exempt. */
  chamber: { least: 5_000, most: 30_000 },
  /** Keeping a business account per year, from free ones to 20 € a month: an estimate. */
  bankAccount: { least: 0, most: 24_000 },
} as const;
