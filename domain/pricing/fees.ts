import type { TotalShareholders } from '../foundation/core-data-schema.ts';
import { grossCents, PACKAGE_NET_CENTS } from './price.ts';

/**
 * What notary and register court charge a company with one shareholder, who is its managing
 * director and contributes money. All amounts are in cents. The law sets the fees; only the
 * outlays of a notary are an estimate.
 */

/** The model protocol of § 2 (1a) GmbHG, or articles of association of one's own. */
export type Articles = 'model-protocol' | 'own-articles';

/** § 2 (1a) GmbHG: three shareholders at most. Whoever does not know yet may still be few. */
export const mayUseModelProtocol = (shareholders: TotalShareholders): boolean =>
  shareholders !== 'more-than-three';

interface FormationCase {
  articles: Articles;
  shareCapitalCents: number;
}

/** Fees as they apply from a day on. A change of the law is a new table, not an edit of this one. */
export const feeTable = {
  validFrom: '2025-06-01',
  /** Table B of § 34 (2) GNotKG: up to 500 € of value the fee is 15 €, then it grows by steps. */
  tableB: {
    first: { upTo: 50_000, fee: 1_500 },
    steps: [
      { upTo: 200_000, every: 50_000, adds: 400 },
      { upTo: 1_000_000, every: 100_000, adds: 600 },
      { upTo: 2_500_000, every: 300_000, adds: 800 },
      { upTo: 5_000_000, every: 500_000, adds: 1_000 },
      { upTo: 20_000_000, every: 1_500_000, adds: 2_700 },
      { upTo: 50_000_000, every: 3_000_000, adds: 5_000 },
      { upTo: 500_000_000, every: 5_000_000, adds: 8_000 },
    ],
  },
  /** § 107 (1) and § 105 (4) no. 1 GNotKG; § 105 (6) exempts the model protocol. */
  lowestValue: 3_000_000,
  /** § 34 (5) GNotKG. */
  lowestFee: 1_500,
  /** No. 2100 of the schedule to the HRegGebV: first entry of a GmbH or UG. */
  court: 15_000,
  /**
   * Nos. 32000 ff. KV GNotKG: copies, scans, post. What published totals leave beyond the fees:
   * 281 € with the court for the model protocol (notarkosten.org), 685 to 695 € net for articles of
   * one's own (mini-gmbh.me), of which the fees are 621 €.
   */
  outlays: { 'model-protocol': 500, 'own-articles': 6_800 },
} as const;

/** A full fee (rate 1.0) of table B for a value in cents. */
export function fullFeeCents(valueCents: number): number {
  const { first, steps } = feeTable.tableB;
  let from: number = first.upTo;
  let fee: number = first.fee;
  for (const { upTo, every, adds } of steps) {
    if (valueCents <= from) break;
    fee += Math.ceil((Math.min(valueCents, upTo) - from) / every) * adds;
    from = upTo;
  }
  return fee;
}

/**
 * The notary's fees without VAT, position by position (KV is the schedule to the GNotKG).
 *
 * Model protocol: the deed holds articles, appointment and list of shareholders, so only three
 * positions arise. Where the notary also watches over the payment of the share capital, no. 22200
 * (0.5) is added.
 */
export function notaryFees({ articles, shareCapitalCents }: FormationCase) {
  if (articles === 'model-protocol') {
    const full = fullFeeCents(shareCapitalCents);
    return {
      /** KV 21200: declaration of one person, 1.0, at least 60 €. */
      deed: Math.max(full, 6_000),
      /** KV 24102 with 21201 no. 5: draft of the register application, 0.5, at least 30 €. */
      application: Math.max(full / 2, 3_000),
      /** KV 22114: structured data for the register, 0.2 since 2021. */
      structuredData: Math.max(full / 5, feeTable.lowestFee),
    };
  }
  const value = Math.max(shareCapitalCents, feeTable.lowestValue);
  const full = fullFeeCents(value);
  return {
    /** KV 21200: declaration of one person, 1.0, at least 60 €. */
    deed: full,
    /** KV 21100: resolution that appoints the managing director, 2.0, at least 120 €. */
    appointment: full * 2,
    /** KV 22110 and 22113: list of shareholders, 0.5 of deed and resolution, at most 250 €. */
    shareholderList: Math.min(fullFeeCents(value * 2) / 2, 25_000),
    /** KV 24102 with 21201 no. 5: draft of the register application, 0.5, at least 30 €. */
    application: full / 2,
    /** KV 22200: watches over the payment of the share capital before filing, 0.5. */
    supervision: full / 2,
    /** KV 22114: structured data for the register, 0.2 since 2021, at most 125 €. */
    structuredData: Math.min(full / 5, 12_500),
  };
}

/** What a formation costs: our package, the notary including VAT, the court, and all three. */
export function formationCosts(formation: FormationCase) {
  const fees = Object.values(notaryFees(formation)).reduce((sum, fee) => sum + fee, 0);
  const ours = grossCents(PACKAGE_NET_CENTS);
  const notary = grossCents(fees + feeTable.outlays[formation.articles]);
  const { court } = feeTable;
  return { package: ours, notary, court, total: ours + notary + court };
}
