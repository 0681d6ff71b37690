import { MAX_MEMBER_DISCOUNT_PERCENT } from '../catalogue/product.ts';

/** Figures of the offer that texts state; a test holds them against the catalogue. */
export const figures = {
  /** The marketplace has more than this. */
  offers: 40,
  memberDiscountPercent: MAX_MEMBER_DISCOUNT_PERCENT,
  /** From the order of an hour package. */
  redeemableYears: 3,
} as const;
