import { TERMS_VERSION } from '#domain/orders/order.ts';
import { TERMS_OF_USE_VERSION } from '#domain/orders/terms/terms-of-use.ts';

/** Consent to both sets of terms, which one box names. */
export const agreedAt = (instant: Date) => ({
  terms_accepted_at: instant,
  terms_version: TERMS_VERSION,
  terms_of_use_version: TERMS_OF_USE_VERSION,
});
