import type { Database } from '#database/connection.ts';
import { type CartChange, type CartRefusal, changed } from '#domain/orders/cart.ts';
import { MAX_LINES, type Wish } from '#domain/orders/order.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { findOffers } from '../catalogue/offers.ts';
import { chosen, isAvailable, lineOf } from './lines.ts';

export interface Shopper {
  accountId: string;
  locale: Locale;
  operator: Operator;
}

/** The account's cart at today's prices; what cannot be ordered any more does not count. */
export async function readCart(db: Database, { accountId, locale, operator }: Shopper, now: Date) {
  const wishes = await wishesIn(db, accountId);
  const ids = wishes.map(({ productId }) => productId);
  const offers = await findOffers(db, ids, locale, now);
  const lines = chosen(wishes, offers).map(({ offer, quantity }) => ({
    product: offer,
    available: isAvailable(offer),
    line: lineOf(offer, quantity, operator),
  }));
  const counted = lines.filter(({ available }) => available);
  return {
    lines: lines.map(({ product, available, line }) => ({
      product,
      quantity: line.quantity,
      unitNetCents: line.unitNetCents,
      netCents: line.netCents,
      available,
    })),
    totals: totalsOf(counted.map(({ line }) => line)),
  };
}

const wishesIn = (db: Database, accountId: string): Promise<Wish[]> =>
  db
    .selectFrom('cart_lines')
    .select(['product_id as productId', 'quantity'])
    .where('account_id', '=', accountId)
    .orderBy('position')
    .limit(MAX_LINES)
    .execute();

type Owner = Pick<Shopper, 'accountId' | 'locale'>;

/** Replaces the account's cart. */
export async function replaceCart(
  db: Database,
  owner: Owner,
  wishes: readonly Wish[],
  at: Date,
): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    await lockCart(transaction, owner.accountId, at);
    await writeLines(transaction, owner, wishes, at);
  });
}

/** Changes what the cart holds at that moment, so that no other change is lost. */
export async function changeCart(
  db: Database,
  owner: Owner,
  change: CartChange,
  at: Date,
): Promise<CartRefusal | undefined> {
  return db.transaction().execute(async (transaction) => {
    await lockCart(transaction, owner.accountId, at);
    if (change.change === 'add' && !(await isOnSale(transaction, owner, change.productId, at))) {
      return { refused: 'NOT_SOLD' };
    }
    const wishes = changed(await wishesIn(transaction, owner.accountId), change);
    if ('refused' in wishes) return wishes;
    await writeLines(transaction, owner, wishes, at);
    return undefined;
  });
}

/** Until the end of the transaction: changes of a cart are made one after the other. */
async function lockCart(transaction: Database, accountId: string, at: Date): Promise<void> {
  await transaction
    .insertInto('carts')
    .values({ account_id: accountId, updated_at: at })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet({ updated_at: at }))
    .execute();
}

async function isOnSale(db: Database, { locale }: Owner, id: string, at: Date): Promise<boolean> {
  const offer = (await findOffers(db, [id], locale, at)).get(id);
  return offer !== undefined && isAvailable(offer);
}

/**
 * Products that do not exist are left out, and so are those that nobody is shown, unless they were
 * in the cart before.
 */
async function writeLines(
  transaction: Database,
  { accountId, locale }: Owner,
  wishes: readonly Wish[],
  at: Date,
): Promise<void> {
  const before = await transaction
    .deleteFrom('cart_lines')
    .where('account_id', '=', accountId)
    .returning('product_id')
    .execute();
  const known = new Set(before.map(({ product_id }) => product_id));
  const ids = wishes.map(({ productId }) => productId);
  const rows = chosen(wishes, await findOffers(transaction, ids, locale, at))
    .filter(({ offer }) => offer.published || known.has(offer.id))
    .map(({ offer, quantity }, position) => ({
      account_id: accountId,
      product_id: offer.id,
      quantity,
      position,
    }));
  if (rows.length > 0) await transaction.insertInto('cart_lines').values(rows).execute();
}

/** Removes what has been ordered. */
export async function removeFromCart(
  transaction: Database,
  accountId: string,
  productIds: readonly string[],
  at: Date,
): Promise<void> {
  // Waits for a change that is being made: it would write the lines again.
  await transaction
    .updateTable('carts')
    .set({ updated_at: at })
    .where('account_id', '=', accountId)
    .execute();
  await transaction
    .deleteFrom('cart_lines')
    .where('account_id', '=', accountId)
    .where('product_id', 'in', productIds)
    .execute();
}
