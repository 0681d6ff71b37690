import { expect } from 'vitest';
import type { ProductCard } from '#api/contract.gen.d.ts';
import type { Locale } from '#domain/site/paths.ts';
import { site } from './addresses.ts';

/** Products as a visitor of the API sees them. */
export async function productsIn(locale: Locale, query = ''): Promise<ProductCard[]> {
  const answer = await fetch(`${site}/api/products?limit=200${query}`, {
    headers: { 'accept-language': locale },
  });
  expect(answer.status).toBe(200);
  return ((await answer.json()) as { data: ProductCard[] }).data;
}

export const canBeBought = ({ notSoldReason, price }: ProductCard) =>
  notSoldReason === null && price.kind === 'fixed';
