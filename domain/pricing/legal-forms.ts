export const legalForms = ['ug', 'gmbh'] as const;
export type LegalForm = (typeof legalForms)[number];

/** UG: 1 to 24,999 EUR (§ 5a (1) GmbHG); GmbH: from 25,000 EUR (§ 5 (1) GmbHG). In cents. */
export const shareCapitalLimits = {
  ug: { min: 100, max: 2_499_900 },
  gmbh: { min: 2_500_000, max: 100_000_000_000 },
} as const;

/**
 * Payments required before filing: a UG in full (§ 5a (2) GmbHG), a GmbH a quarter of each share and 12,500 EUR
 * in total (§ 7 (2) GmbHG). In cents; the articles may require more.
 */
export const leastPaidIn = (legalForm: LegalForm, shareCapitalCents: number): number =>
  legalForm === 'ug'
    ? shareCapitalCents
    : Math.max(Math.ceil(shareCapitalCents / 4), shareCapitalLimits.gmbh.min / 2);
