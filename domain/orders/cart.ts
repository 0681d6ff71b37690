import { z } from 'zod';
import { slugSchema } from '../slug.ts';
import { MAX_LINES, MAX_QUANTITY, type Wish, wish, wishes } from './order.ts';

/** Replaces the whole cart. */
export const cartRequest = z.object({ lines: wishes });

/** Changes one line and leaves the others to whoever changes them at the same time. */
export const lineChange = z.discriminatedUnion('change', [
  z.object({
    change: z.literal('add'),
    ...wish.shape,
    /** Of a new line; at the end unless given. */
    position: z
      .int()
      .min(0)
      .max(MAX_LINES - 1)
      .optional(),
  }),
  z.object({ change: z.literal('set'), ...wish.shape }),
  z.object({ change: z.literal('remove'), productId: slugSchema }),
]);
export type LineChange = z.output<typeof lineChange>;

export const cartChange = z.discriminatedUnion('change', [
  lineChange,
  /** What was chosen before the login. */
  z.object({ change: z.literal('join'), lines: wishes }),
]);
export type CartChange = z.output<typeof cartChange>;

export interface CartRefusal {
  refused: 'NOT_IN_CART' | 'NOT_SOLD' | 'CART_FULL' | 'QUANTITY_TOO_HIGH';
}

/** What is in the cart after a change. */
export function changed(lines: readonly Wish[], change: CartChange): Wish[] | CartRefusal {
  switch (change.change) {
    case 'add':
      return withAdded(lines, change);
    case 'set':
      return withQuantity(lines, change);
    case 'remove':
      return lines.filter(({ productId }) => productId !== change.productId);
    case 'join':
      return joined(lines, change.lines);
  }
}

type Added = Extract<LineChange, { change: 'add' }>;

function withAdded(
  lines: readonly Wish[],
  { productId, quantity, position = lines.length }: Added,
): Wish[] | CartRefusal {
  const known = lines.find((line) => line.productId === productId);
  if (!known) {
    if (lines.length >= MAX_LINES) return { refused: 'CART_FULL' };
    return lines.toSpliced(position, 0, { productId, quantity });
  }
  const sum = known.quantity + quantity;
  if (sum > MAX_QUANTITY) return { refused: 'QUANTITY_TOO_HIGH' };
  return withQuantity(lines, { productId, quantity: sum });
}

/** A line that was removed meanwhile does not come back. */
function withQuantity(lines: readonly Wish[], { productId, quantity }: Wish): Wish[] | CartRefusal {
  const known = lines.some((line) => line.productId === productId);
  if (!known) return { refused: 'NOT_IN_CART' };
  return lines.map((line) => (line.productId === productId ? { productId, quantity } : line));
}

/** The larger quantity wins: whether this is done once or twice, the cart is the same. */
function joined(lines: readonly Wish[], chosen: readonly Wish[]): Wish[] {
  const quantities = new Map(lines.map(({ productId, quantity }) => [productId, quantity]));
  for (const { productId, quantity } of chosen) {
    quantities.set(productId, Math.max(quantities.get(productId) ?? 0, quantity));
  }
  const all = [...quantities].map(([productId, quantity]) => ({ productId, quantity }));
  return all.slice(0, MAX_LINES);
}
