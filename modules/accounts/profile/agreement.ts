import { TERMS_VERSION } from '#domain/orders/order.ts';
import { TERMS_OF_USE_VERSION } from '#domain/orders/terms/terms-of-use.ts';

/** What somebody with an account has agreed to, by the box that names both sets of terms. */
export const agreedAt = (instant: Date) => ({
  terms_accepted_at: instant,
  terms_version: TERMS_VERSION,
  terms_of_use_version: TERMS_OF_USE_VERSION,
});
