import { z } from 'zod';
import { line, longText } from '../text.ts';
import { countryCode, isoDay } from './identification.ts';

export const riskClasses = ['low', 'normal', 'high'] as const;

/** Why somebody counts as beneficial owner (§ 3 (2) GwG); `deemed`: nobody else does, so it is who manages. */
export const ownerReasons = ['share', 'votes', 'control', 'deemed'] as const;

const beneficialOwner = z.object({
  firstName: line(100),
  lastName: line(100),
  birthDate: isoDay,
  birthPlace: line(120).optional(),
  nationalities: z.array(countryCode).min(1).max(5),
  street: line(120),
  zip: line(20),
  city: line(120),
  country: countryCode,
  because: z.enum(ownerReasons),
  identified: z.boolean(),
});
export type BeneficialOwner = z.output<typeof beneficialOwner>;

/** The file on risk (§§ 10 (1) no. 2, (2), 11 (5) GwG); replaced as a whole, and earlier ones are kept. */
export const riskFile = z.object({
  class: z.enum(riskClasses),
  reasons: longText(2_000),
  beneficialOwners: z.array(beneficialOwner).max(20),
});
export type RiskFile = z.output<typeof riskFile>;

interface Threshold {
  /** The first day, ISO. */
  from: string;
  percent: number;
  /** Whether exactly so many count. */
  inclusive: boolean;
  source: string;
}

/** From how many percent of shares or votes somebody is a beneficial owner. */
export const thresholds: readonly Threshold[] = [
  { from: '2017-06-26', percent: 25, inclusive: false, source: '§ 3 (2) sentence 1 no. 1 GwG' },
  {
    from: '2027-07-10',
    percent: 25,
    inclusive: true,
    source: 'Art. 52 (1) Regulation (EU) 2024/1624',
  },
];

/** The row that holds on a day. */
export function thresholdOn(day: string): Threshold {
  const found = thresholds.findLast(({ from }) => from <= day) ?? thresholds[0];
  if (!found) throw new TypeError('There is no threshold.');
  return found;
}

/** Whether these euros of the capital make a beneficial owner, on this day. */
export function isBeneficialOwner(shareEuros: number, capitalEuros: number, day: string): boolean {
  const { percent, inclusive } = thresholdOn(day);
  const [share, limit] = [shareEuros * 100, capitalEuros * percent];
  return inclusive ? share >= limit : share > limit;
}
