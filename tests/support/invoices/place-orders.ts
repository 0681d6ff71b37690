import { connect } from '#database/connection.ts';
import { anOrder } from '../orders/orders.ts';

/**
 * A process that places orders until it is killed: five at a time, again and again.
 *
 * Usage: node place-orders.ts <databaseUrl> <accountId> <productId>
 */
const [, , databaseUrl = '', accountId = '', productId = ''] = process.argv;
const { db } = connect(databaseUrl);
const placing = Array.from({ length: 5 }, async () => {
  for (;;) {
    await anOrder(db, accountId, { productId });
    process.stdout.write('placed\n');
  }
});
await Promise.all(placing);
