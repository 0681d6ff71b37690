import type { Database } from '#database/connection.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { Locale } from '#domain/site/paths.ts';
import { addressesIn } from '#mails/addresses.ts';
import { hoursTemplates, orderTemplates } from '#mails/registry.ts';
import { type Delivery, type Reader, type SendDeps, sendOnce } from '#mails/send.ts';
import {
  holderOfAccount,
  type MailReader,
  readerOfAccount,
} from '#modules/accounts/directory/people.ts';
import { noticeOf } from '#modules/notices/notices.ts';
import { findOrder } from '#modules/orders/orders.ts';
import { findRedeemedHours } from '#modules/orders/redeem-hours.ts';
import type { HoursMail, OrderMail } from '#modules/outbox/outbox.ts';

type OrderMailDeps = SendDeps & { db: Database; now: () => Date };

/** Sends a mail about an order; skipped when the account is gone. */
export async function sendOrderMail(
  deps: OrderMailDeps,
  delivery: Delivery & { mail: OrderMail },
  orderId: string,
): Promise<void> {
  const template = orderTemplates[delivery.mail];
  const order = await findOrder(deps.db, { orderId }, deps.now());
  const account = order && (await accountOf(deps.db, template.to, order.accountId));
  if (!order || !account) return sendOnce(deps, delivery, null, null);
  const reader = readerOf(deps.operator, template.to, account, order.language);
  const letter = template.write({ ...frameOf(deps, account, reader.language), order });
  const notice = noticeOf(delivery.mail, account.id, { orderId });
  await sendOnce(deps, { ...delivery, notice }, reader, letter);
}

/** Sends a mail about redeemed hours; skipped when the account is gone. */
export async function sendHoursMail(
  deps: OrderMailDeps,
  delivery: Delivery & { mail: HoursMail },
  redemptionId: string,
): Promise<void> {
  const template = hoursTemplates[delivery.mail];
  const redeemed = await findRedeemedHours(deps.db, redemptionId);
  const account = redeemed && (await accountOf(deps.db, template.to, redeemed.accountId));
  if (!redeemed || !account) return sendOnce(deps, delivery, null, null);
  const reader = readerOf(deps.operator, template.to, account, redeemed.language);
  const letter = template.write({ ...frameOf(deps, account, reader.language), redeemed });
  const notice = noticeOf(delivery.mail, account.id, { orderId: redeemed.orderId });
  await sendOnce(deps, { ...delivery, notice }, reader, letter);
}

/** Members get no mails while they are suspended; the team hears of their orders all the same. */
const accountOf = (db: Database, to: 'member' | 'team', id: string) =>
  to === 'team' ? holderOfAccount(db, id) : readerOfAccount(db, id);

const readerOf = (
  { name, email }: Operator,
  to: 'member' | 'team',
  account: MailReader,
  language: Locale,
): Reader =>
  to === 'team'
    ? { name, email, language: 'de' }
    : { name: account.firstName ?? '', email: account.email, language };

const frameOf = (
  { operator, publicUrl, mailer }: SendDeps,
  { firstName: name, email }: MailReader,
  language: Locale,
) => ({
  language,
  customer: { name, email },
  operator,
  sender: mailer.sender.name,
  address: addressesIn(publicUrl, language),
});
