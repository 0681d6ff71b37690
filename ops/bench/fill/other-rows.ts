import { agoOf } from './case-rows.ts';
import { arrayOf, firstNames, lastNames, PLAIN_NAMES } from './names.ts';

const orders = 'generate_series(0, 2 * $1::int - 1) n';
const half = agoOf('n / 2.0');
const name = `pg_temp.pick(${arrayOf(firstNames)}, n % $1::int) || ' ' ||
  pg_temp.pick(${arrayOf(lastNames)}, (n % $1::int) / 16) ||
  case when n % $1::int > ${PLAIN_NAMES} then '-' || n % $1::int else '' end`;

/** A package for each formation, and as many other orders. */
const money = [
  `insert into orders (id, account_id, foundation_id, language, payment, terms_version, early_start, net_cents,
     gross_cents, fingerprint, placed_at, withdrawable_until)
   select pg_temp.id('order', n), pg_temp.member(n % $1::int),
     case when n < $1::int then pg_temp.id('foundation', n) end, 'de', 'invoice', '1', true,
     10000 + n % 700 * 100, 11900 + n % 700 * 119, '',
     case when n < $1::int then ${agoOf('n')} else ${half} end, ${agoOf('n % $1::int')} + interval '14 days'
   from ${orders}`,
  `insert into order_lines (order_id, position, title, quantity, regular_unit_net_cents,
     discount_percent, unit_net_cents, net_cents, vat_percent, vendor_kind, vendor_name)
   select pg_temp.id('order', n), k, 'Startpaket für Gründerinnen und Gründer', 1, 5000, 0, 5000, 5000, 19,
     case when k = 0 then 'operator' else 'partner' end, 'Siebenschritt GmbH'
   from ${orders}, generate_series(0, 1) k where k = 0 or n % 3 = 0`,
  // Some packages of open formations lack the address, and so do a few others.
  `insert into order_billing (order_id, billing, given_at)
   select pg_temp.id('order', n), jsonb_build_object('name', ${name}, 'street', 'Musterstraße ' || n % 200,
     'zip', '50667', 'city', 'Köln', 'country', 'DE'), ${half}
   from ${orders} where n % 300 > 0`,
  `insert into order_withdrawals (order_id, withdrawn_at)
   select pg_temp.id('order', n), ${half} from ${orders} where n % 100 = 51`,
  `insert into invoices (id, number, kind, order_id, account_id, language, issued_at, due_at, gross_cents, content)
   select orders.id, 'RE-' || to_char(placed_at, 'YYYY') || '-' ||
       lpad(row_number() over (order by placed_at)::text, 6, '0'), 'invoice',
     orders.id, account_id, 'de', placed_at, placed_at + interval '14 days', gross_cents,
     jsonb_build_object('kind', 'invoice', 'language', 'de', 'buyer', billing, 'netCents', net_cents,
       'grossCents', gross_cents, 'payment', payment, 'orderNumber', 'B-' || upper(left(orders.id::text, 8)),
       'orderedOn', to_char(placed_at, 'YYYY-MM-DD'), 'vat', jsonb_build_array(jsonb_build_object(
         'percent', 19, 'vatCents', gross_cents - net_cents)), 'lines', jsonb_build_array(jsonb_build_object('title',
         'Startpaket für Gründerinnen und Gründer', 'details', repeat('Was im Paket enthalten ist. ', 15),
         'quantity', 1, 'unitNetCents', net_cents, 'discountPercent', 0, 'netCents', net_cents,
         'vatPercent', 19)),
       'seller', jsonb_build_object('name', 'Siebenschritt GmbH', 'street', 'Hohe Straße 1', 'city', 'Köln'))
   from orders join order_billing on order_id = orders.id where $1::int > 0`,
  // 97 in 100 are paid. All count as mailed, so no workflow begins.
  `insert into invoice_states (invoice_id, state, paid_cents, refund_cents, refund_since, issued_at, due_at,
     changed_at, closed_at)
   select id, case when nth % 100 = 0 then 'cancelled' when nth <= 1200 or nth % 500 = 1 then 'open' else 'paid' end,
     case when nth % 100 = 0 or (nth > 1200 and nth % 500 <> 1) then gross_cents else 0 end,
     case when nth % 4000 = 0 then gross_cents else 0 end,
     case when nth % 4000 = 0 then issued_at + interval '5 days' end, issued_at, due_at, issued_at, issued_at
   from (select *, row_number() over (order by issued_at desc) as nth from invoices) one where $1::int > 0`,
  `insert into invoice_payments (id, invoice_id, amount_cents, method, reference, paid_at, recorded_at)
   select pg_temp.id('payment', row_number() over ()), invoice_id, paid_cents,
     case when row_number() over () % 3 = 0 then 'card' else 'transfer' end, 'Rechnung',
     issued_at + interval '3 days', issued_at + interval '4 days'
   from invoice_states where paid_cents > 0 and $1::int > 0`,
  `insert into invoice_pdfs (invoice_id, file_id, sha256, size, stored_at)
   select id, id, repeat('a', 64), 50000, issued_at from invoices where $1::int > 0`,
  `insert into unrendered_invoices (invoice_id, attempts, reason, permanent, failed_at)
   select id, 1, 'Error', true, issued_at from invoices where $1::int > 0 limit 10`,
  `insert into hour_packages (id, account_id, order_id, position, title, vendor_kind, vendor_name,
     minutes_total, minutes_left, expires_at, created_at)
   select pg_temp.id('package', n), pg_temp.member(n % $1::int), pg_temp.id('order', n), 0, 'Beratungsstunden',
     'operator', 'Siebenschritt GmbH', 300, 240, ${half} + interval '3 years', ${half}
   from ${orders} where n % 5 = 1`,
  // What was left of most packages that ended has been paid back.
  `insert into settled_tasks (task, settled_by, settled_at)
   select 'hours:' || pg_temp.id('package', n), pg_temp.staff(n), ${half} + interval '3 years'
   from ${orders} where n % 5 = 1 and n % 50 <> 1 and ${half} + interval '3 years' < now() - interval '1 year'`,
  `insert into hour_redemptions (id, package_id, minutes, minutes_left, redeemed_at)
   select pg_temp.id('redemption', n), pg_temp.id('package', n), 60, 240, ${half}
   from ${orders} where n % 50 = 1`,
];

const CONSULTANTS = 20;
const perDay = CONSULTANTS * 4;
/** Four times on each working day of past years, of this week and of the next. */
const startsAt = `(date_trunc('week', now()) + interval '11 days 8 hours'
  - n / ${perDay * 5} * interval '7 days' - n / ${perDay} % 5 * interval '1 day'
  + n / ${CONSULTANTS} % 4 * interval '2 hours')`;

const meetings = [
  `insert into consultants (id, name, kind)
   select pg_temp.id('consultant', n), 'Beraterin ' || n, case when n % 2 = 0 then 'lawyer' else 'coach' end
   from generate_series(0, ${CONSULTANTS - 1}) n where $1::int > 0`,
  `insert into weekly_hours (consultant_id, weekday, starts_minute, ends_minute)
   select pg_temp.id('consultant', n), day, 480, 1080
   from generate_series(0, ${CONSULTANTS - 1}) n, generate_series(1, 5) day where $1::int > 0`,
  `insert into bookings (id, consultant_id, kind, foundation_id, starts_at, ends_at, created_at)
   select pg_temp.id('booking', n), pg_temp.id('consultant', n % ${CONSULTANTS}),
     case when n % 4 = 3 then 'strategy-meeting' else 'consultation' end,
     case when n % 4 < 3 then pg_temp.id('foundation', n) end,
     ${startsAt}, ${startsAt} + interval '90 minutes', ${startsAt} - interval '7 days'
   from generate_series(0, $1::int - 1) n`,
  `insert into meetings (id, command_id, booking_id, token_hash, account_id, language, consultant_id,
     starts_at, ends_at, created_at, closed_at)
   select id, id, id, id::text, pg_temp.member(n), 'de', consultant_id, starts_at, ends_at, created_at,
     case when ends_at < now() then ends_at end
   from generate_series(3, $1::int - 1, 4) n join bookings on id = pg_temp.id('booking', n)`,
  `insert into absences (id, consultant_id, starts_at, ends_at, created_at)
   select pg_temp.id('absence', n), pg_temp.id('consultant', abs(n) % ${CONSULTANTS}),
     now() - n * interval '9 days', now() - n * interval '9 days' + interval '5 days', now()
   from generate_series(-1, 200) n where $1::int > 0`,
];

const others = [
  `insert into inquiries (id, kind, language, content, fingerprint, received_at, done_at, done_by)
   select pg_temp.id('inquiry', n), 'contact', 'de', jsonb_build_object('name', ${name},
     'email', 'mitglied' || n || '@example.com', 'phone', '+49 911 ' || 100000 + n,
     'message', 'Wie lange dauert eine Gründung?'), '', ${agoOf('n')},
     case when n % 1000 > 0 then ${agoOf('n')} end, case when n % 1000 > 0 then pg_temp.staff(n) end
   from generate_series(0, $1::int - 1) n`,
  `insert into audit_log (at, action, actor_id, actor_role, target_kind, target_id)
   select now() - n % 400 * interval '1 day', case when n % 2 = 0 then 'login' else 'command' end,
     pg_temp.member(n), 'member', 'foundation', pg_temp.id('foundation', n)::text
   from generate_series(0, 5 * $1::int) n`,
];

/** Rows of money, appointments, inquiries and the audit log. */
export const otherRows: readonly string[] = [...money, ...meetings, ...others];
