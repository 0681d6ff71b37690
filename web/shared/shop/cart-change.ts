/** What forms on several pages post to the cart, and its answer. */
export const cartIntents = ['add', 'set', 'remove'] as const;
export type CartIntent = (typeof cartIntents)[number];

export interface CartChanged {
  ok: boolean;
  intent: CartIntent;
  productId: string;
  /** Before the change, to take it back. */
  before: { quantity: number; position: number };
}
