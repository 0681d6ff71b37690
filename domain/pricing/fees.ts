import type { TotalShareholders } from '../foundations/steps/core-data-schema.ts';
import { courtFees } from './court-fees.ts';
import { grossCents, PACKAGE_NET_CENTS } from './price.ts';

/**
 * Fees of notary and register court for a company whose shareholders contribute money and appoint one managing
 * director. All amounts are in cents. The law sets the fees; only a notary's outlays are an estimate. KV is the
 * schedule to the GNotKG.
 */

/** The model protocol of § 2 (1a) GmbHG, or the founders' own articles of association. */
export const articlesKinds = ['model-protocol', 'own-articles'] as const;
export type Articles = (typeof articlesKinds)[number];

/** § 2 (1a) GmbHG. */
export const MODEL_PROTOCOL_MAX_SHAREHOLDERS = 3;

/** An unknown number of shareholders may still be small enough. */
export const mayUseModelProtocol = (shareholders: TotalShareholders): boolean =>
  shareholders !== 'more-than-three';

export interface FormationCase {
  articles: Articles;
  shareCapitalCents: number;
  shareholders: number;
}

/** Fees that apply from a day on. A change of the law becomes a new table rather than an edit of this one. */
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
  /** § 107 (1) and § 105 (1), (4) no. 1 GNotKG; § 105 (6) exempts the model protocol. */
  lowestValue: 3_000_000,
  /** § 106 GNotKG: highest value of a registration with the register court. */
  highestRegistrationValue: 100_000_000,
  /** § 34 (5) GNotKG. */
  lowestFee: 1_500,
  /**
   * Nos. 32000 ff. KV GNotKG: copies, scans, post. Published totals minus the fees: 281 € with the court's former
   * 150 € for the model protocol (notarkosten.org), 685 to 695 € net for own articles (mini-gmbh.me), of which
   * 621 € are fees.
   */
  outlays: { 'model-protocol': 500, 'own-articles': 6_800 },
  /** Additional outlays of the video system (§ 78q BNotO), published as about 33 €. */
  videoOutlays: 3_300,
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

export const positionNames = [
  'declaration',
  'contract',
  'contract-with-appointment',
  'appointment',
  'shareholder-list',
  'application',
  'supervision',
  'structured-data',
] as const;
export type PositionName = (typeof positionNames)[number];

/** Number of each position in the schedule, and its rate of a full fee. */
export const positionRules = {
  /** Declaration of a single founder; at least 60 €. */
  declaration: { kv: '21200', rate: 1, least: 6_000 },
  /** Contract of several founders; at least 120 €. */
  contract: { kv: '21100', rate: 2, least: 12_000 },
  /** Contract with the resolution that appoints the managing director: one fee on both values. */
  'contract-with-appointment': { kv: '21100', rate: 2, least: 12_000 },
  /** Resolution that appoints the managing director; at least 120 €. */
  appointment: { kv: '21100', rate: 2, least: 12_000 },
  /** List of shareholders (§ 8 (1) no. 3 GmbHG); at most 250 €. */
  'shareholder-list': { kv: '22110, 22113', rate: 0.5, most: 25_000 },
  /** Draft of the register application; at least 30 €. */
  application: { kv: '24102, 21201', rate: 0.5, least: 3_000 },
  /** Supervision of the payment of the share capital before filing. */
  supervision: { kv: '22200', rate: 0.5 },
  /** Structured data for the register, 0.2 since 2021; at most 125 €. */
  'structured-data': { kv: '22114', rate: 0.2, most: 12_500 },
} as const satisfies Record<PositionName, PositionRule>;

interface PositionRule {
  kv: string;
  rate: number;
  least?: number;
  most?: number;
}

/** A line of the notary's bill, without VAT. */
export interface Position {
  name: PositionName;
  valueCents: number;
  feeCents: number;
}

function position(name: PositionName, valueCents: number): Position {
  const { rate, least = feeTable.lowestFee, most = Infinity }: PositionRule = positionRules[name];
  // Full fees are whole euros, so every rate yields whole cents; rounding only removes floating-point errors of
  // 0.2.
  const fee = Math.round(fullFeeCents(valueCents) * rate);
  return { name, valueCents, feeCents: Math.min(Math.max(fee, least), most) };
}

/** The notary's bill by position, without VAT and outlays. */
export const notaryPositions = (formation: FormationCase): Position[] =>
  formation.articles === 'model-protocol'
    ? withModelProtocol(formation)
    : withOwnArticles(formation);

/**
 * The deed contains articles, appointment and list of shareholders, so there are only three positions, and the
 * capital is the value however small it is. If the notary also supervises the payment of the share capital, KV
 * 22200 (0.5) is added.
 */
function withModelProtocol({ shareCapitalCents, shareholders }: FormationCase): Position[] {
  const registration = Math.min(shareCapitalCents, feeTable.highestRegistrationValue);
  return [
    position(shareholders > 1 ? 'contract' : 'declaration', shareCapitalCents),
    position('application', registration),
    position('structured-data', registration),
  ];
}

function withOwnArticles({ shareCapitalCents, shareholders }: FormationCase): Position[] {
  const value = Math.max(shareCapitalCents, feeTable.lowestValue);
  // § 108 (1), § 105 (4) no. 1 GNotKG: 1 % of the share capital, at least 30,000 €.
  const appointmentValue = Math.max(shareCapitalCents / 100, feeTable.lowestValue);
  const registration = Math.min(value, feeTable.highestRegistrationValue);
  const both = value + appointmentValue;
  return [
    ...(shareholders > 1
      ? // § 35 (1) GNotKG: values of the same rate are added up.
        [position('contract-with-appointment', both)]
      : declarationAndAppointment(value, appointmentValue)),
    // § 112 GNotKG: the value is that of the executed transactions.
    position('shareholder-list', both),
    position('application', registration),
    position('supervision', registration),
    position('structured-data', registration),
  ];
}

/** § 94 (1) GNotKG: separate fees, but together at most the higher rate on both values. */
function declarationAndAppointment(value: number, appointmentValue: number): Position[] {
  const declaration = position('declaration', value);
  const appointment = position('appointment', appointmentValue);
  const most = position('appointment', value + appointmentValue).feeCents;
  const feeCents = Math.min(appointment.feeCents, most - declaration.feeCents);
  return [declaration, { ...appointment, feeCents }];
}

/** Costs of a formation: our package, the notary including VAT, the court, and the sum. */
export function formationCosts(formation: FormationCase) {
  const positions = notaryPositions(formation);
  const outlays = feeTable.outlays[formation.articles];
  const notaryNet = positions.reduce((sum, { feeCents }) => sum + feeCents, 0) + outlays;
  const ours = grossCents(PACKAGE_NET_CENTS);
  const notary = grossCents(notaryNet);
  const court = courtFees('money');
  return {
    positions,
    outlays,
    notaryNet,
    notaryVat: notary - notaryNet,
    package: ours,
    notary,
    courtEntry: court.entry,
    courtAvailability: court.availability,
    court: court.total,
    total: ours + notary + court.total,
  };
}

export type FormationCosts = ReturnType<typeof formationCosts>;
