import { MAX_MEMBER_DISCOUNT_PERCENT } from '../catalogue/product.ts';
import { HOURS_LAST_YEARS } from './hours.ts';

/** Figures of the offer that texts state; a test holds them against the catalogue. */
export const figures = {
  /** The marketplace has more than this. */
  offers: 40,
  memberDiscountPercent: MAX_MEMBER_DISCOUNT_PERCENT,
  /** Hours end with this year after the one of the order. */
  redeemableYears: HOURS_LAST_YEARS,
} as const;
