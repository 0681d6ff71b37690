import { type Kysely, sql } from 'kysely';

/**
 * Orders with all their invoices and payments, eight years after the end of the year in which the last
 * of it was written (§ 147 (3) AO, § 14b (1) UStG). Nobody can ask it to remove anything newer. Triggers
 * that keep everybody from removing these rows rest within its transaction, and only where there is
 * something to remove.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`
    create function sweep_orders() returns setof uuid language plpgsql security definer as $$
    declare
      old uuid[];
      of_old uuid[];
      packages uuid[];
      redemptions uuid[];
      guarded text;
    begin
      select array_agg(id) into old from (
        select o.id from orders o
        left join lateral (
          select max(i.issued_at) as issued, max(p.paid_at) as paid
          from invoices i left join invoice_payments p on p.invoice_id = i.id
          where i.order_id = o.id
        ) last on true
        where o.placed_at < now() - interval '8 years'
          and extract(year from greatest(o.placed_at, last.issued, last.paid) at time zone 'Europe/Berlin') + 8
            < extract(year from now() at time zone 'Europe/Berlin')
        limit 1000
      ) over_now;
      if old is null then return; end if;
      of_old := array(select id from invoices where order_id = any(old));
      packages := array(select id from hour_packages where order_id = any(old));
      redemptions := array(select id from hour_redemptions where package_id = any(packages));
      foreach guarded in array array['orders', 'order_lines', 'order_billing', 'order_withdrawals',
        'order_address_requests', 'hour_packages', 'hour_redemptions', 'hour_redemption_undos',
        'invoices', 'invoice_pdfs', 'invoice_payments'] loop
        execute format('alter table %I disable trigger user', guarded);
      end loop;
      return query delete from invoice_pdfs where invoice_id = any(of_old) returning file_id;
      delete from invoice_payments where invoice_id = any(of_old);
      delete from invoice_checkouts where invoice_id = any(of_old);
      delete from unrendered_invoices where invoice_id = any(of_old);
      delete from invoice_states where invoice_id = any(of_old);
      delete from invoices where id = any(of_old);
      delete from hour_times where redemption_id = any(redemptions);
      delete from hour_redemption_topics where redemption_id = any(redemptions);
      delete from hour_redemption_undos where redemption_id = any(redemptions);
      delete from hour_redemptions where id = any(redemptions);
      delete from hour_packages where id = any(packages);
      delete from awaited_addresses where order_id = any(old);
      delete from order_address_requests where order_id = any(old);
      delete from order_withdrawals where order_id = any(old);
      delete from order_billing where order_id = any(old);
      delete from order_lines where order_id = any(old);
      delete from orders where id = any(old);
      foreach guarded in array array['orders', 'order_lines', 'order_billing', 'order_withdrawals',
        'order_address_requests', 'hour_packages', 'hour_redemptions', 'hour_redemption_undos',
        'invoices', 'invoice_pdfs', 'invoice_payments'] loop
        execute format('alter table %I enable trigger user', guarded);
      end loop;
    end $$;
    do $$ begin
      execute format('alter function sweep_orders() set search_path = %I, pg_temp', current_schema());
    end $$;
    revoke execute on function sweep_orders() from public`.execute(db);
}
