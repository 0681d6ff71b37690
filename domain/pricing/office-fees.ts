/**
 * What other offices ask for, in cents, as our texts name it. The transparency register and the
 * trade offices of the municipalities raise theirs without a change of the law, so texts say "about".
 */
export const officeFees = {
  validFrom: '2026-11-23',
  /** Schedule to the PatKostG: filed electronically, with up to three classes. */
  trademark: 29_000,
  /** A year, rounded (§ 24 (1) GwG, TrGebV). */
  transparencyRegister: 2_000,
  /** For a trade registration: what most municipalities ask for. */
  tradeOffice: { least: 1_500, most: 6_500 },
} as const;
