import { type Kysely, sql } from 'kysely';

/** The first page of each filter and order of the catalogue reads its own rows only. */
export async function up(db: Kysely<never>): Promise<void> {
  const orders = {
    products_by_type: 'type, position, id',
    products_by_delivery: 'delivery, position, id',
    products_by_price: '(net_cents * (100 + vat_percent)), position, id',
    products_by_falling_price: '(net_cents * (100 + vat_percent)) desc nulls last, position, id',
    products_by_age: 'created_at desc, position, id',
    products_by_date: 'starts_at, position, id',
  };
  for (const [name, columns] of Object.entries(orders)) {
    await sql`create index ${sql.ref(name)} on products (${sql.raw(columns)}) where published`.execute(
      db,
    );
  }
  await sql`
    create index partners_of_kind on partners (kind, position, id) where published`.execute(db);
}
