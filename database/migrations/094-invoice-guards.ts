import { type Kysely, sql } from 'kysely';

/**
 * The numbers of a year begin at 1 and count up one by one, and an invoice that was cancelled stays
 * so, whoever asks.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create trigger invoice_numbers_begin before insert on invoice_numbers
      for each row when (new.last <> 1) execute function refuse_invoice_change()`.execute(db);
  await sql`
    create trigger invoice_numbers_count_up before update on invoice_numbers
      for each row when (new.year <> old.year or new.last <> old.last + 1)
      execute function refuse_invoice_change()`.execute(db);
  await sql`
    create trigger invoice_numbers_stay before delete or truncate on invoice_numbers
      for each statement execute function refuse_invoice_change()`.execute(db);
  await sql`
    create trigger invoice_states_go_on before update on invoice_states
      for each row when (
        new.invoice_id <> old.invoice_id
        or new.version < old.version
        or (old.state = 'cancelled' and new.state <> 'cancelled')
      )
      execute function refuse_invoice_change()`.execute(db);
}
