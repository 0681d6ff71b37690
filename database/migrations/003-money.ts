import { type Kysely, sql } from 'kysely';

/** What follows from mistakes and withdrawals: commands given up, hours taken back, parts billed. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const change of [commands, requests, undone, settlements, mails]) await change.execute(db);
}

const commands = sql`
  -- The failure lasted longer than the attempts, but may pass.
  alter table commands add column given_up boolean not null default false;
`;

/** When members were asked for the address that an invoice waits for. */
const requests = sql`
  create table order_address_requests (
    order_id uuid not null references orders,
    asked_at timestamptz not null,
    -- Who of the team has asked; null for those that go out by themselves.
    asked_by uuid,
    primary key (order_id, asked_at)
  );
  create trigger order_address_requests_are_final
    before update or delete or truncate on order_address_requests
    for each statement execute function refuse_change_of_order();
`;

/** Hours that were redeemed by mistake go back, and only those. */
const undone = sql`
  create table hour_redemption_undos (
    redemption_id uuid primary key references hour_redemptions,
    undone_at timestamptz not null
  );
  create trigger hour_redemption_undos_are_final
    before update or delete or truncate on hour_redemption_undos
    for each statement execute function refuse_change_of_order();
  create or replace trigger hour_packages_keep_their_terms before update on hour_packages
    for each row when (
      (old.id, old.account_id, old.order_id, old.position, old.title, old.vendor_kind,
        old.vendor_name, old.minutes_total, old.expires_at, old.created_at)
      is distinct from
      (new.id, new.account_id, new.order_id, new.position, new.title, new.vendor_kind,
        new.vendor_name, new.minutes_total, new.expires_at, new.created_at)
      or (old.voided_at is not null and new.voided_at is distinct from old.voided_at)
    )
    execute function refuse_change_of_order();
  create function refuse_hours_beyond_the_balance() returns trigger language plpgsql as $$
  declare
    redeemed integer;
  begin
    select coalesce(sum(minutes), 0) into redeemed
      from hour_redemptions
      where package_id = new.id and id not in (select redemption_id from hour_redemption_undos);
    if new.voided_at is not null or new.minutes_left > new.minutes_total - redeemed then
      raise exception 'hour_packages is immutable beyond what was undone' using errcode = 'restrict_violation';
    end if;
    return new;
  end $$;
  create trigger hour_packages_give_back_what_was_undone before update on hour_packages
    for each row when (new.minutes_left > old.minutes_left)
    execute function refuse_hours_beyond_the_balance();
`;

/** An order that was withdrawn may have a second invoice, of what was performed before. */
const settlements = sql`
  alter table invoices add column settles uuid unique references invoices;
  alter table invoices drop constraint invoices_order_id_kind_key;
  create unique index invoices_of_order on invoices (order_id, kind) where settles is null;
`;

/** Mails that wait, and mails that cannot be delivered. */
const mails = sql`
  -- Of mails that can be overtaken: not before this moment.
  alter table outbox add column due_at timestamptz;
  -- To whom it goes, so that staff can see what is wrong with the address; gone with the row.
  alter table unsent_mails add column recipient text;
`;
