import type { ProductCard } from '#api/contract.gen.d.ts';

/** Whether the cart takes a product: a price "from" or on request is none to agree on. */
export const canBeAdded = ({ notSoldReason, price }: ProductCard): boolean =>
  notSoldReason === null && price.kind === 'fixed';
