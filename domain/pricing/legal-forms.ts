export const legalForms = ['ug', 'gmbh'] as const;
export type LegalForm = (typeof legalForms)[number];

/** UG: 1 to 24,999 EUR (§ 5a (1) GmbHG); GmbH: from 25,000 EUR (§ 5 (1) GmbHG). In cents. */
export const shareCapitalLimits = {
  ug: { min: 100, max: 2_499_900 },
  gmbh: { min: 2_500_000, max: 100_000_000_000 },
} as const;
