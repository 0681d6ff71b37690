import type { Database } from '#database/connection.ts';
import type { Operator } from '#domain/site/operator.ts';
import { addressesIn } from '#mails/addresses.ts';
import { inquiryTemplates } from '#mails/registry.ts';
import { type Delivery, type Reader, type SendDeps, sendOnce } from '#mails/send.ts';
import { findInquiry, type ReceivedInquiry } from '#modules/inquiries/inquiries.ts';
import type { InquiryMail } from '#modules/outbox/outbox.ts';

/** Sends a mail about an inquiry; skipped when the inquiry has been deleted meanwhile. */
export async function sendInquiryMail(
  deps: SendDeps & { db: Database },
  delivery: Delivery & { mail: InquiryMail },
  inquiryId: string,
): Promise<void> {
  const inquiry = await findInquiry(deps.db, inquiryId);
  if (!inquiry) return sendOnce(deps, delivery, null, null);
  const { operator, publicUrl } = deps;
  const template = inquiryTemplates[delivery.mail];
  const reader = template.to === 'team' ? teamOf(operator) : senderOf(inquiry);
  const letter = template.write({
    inquiry,
    language: reader.language,
    sender: deps.mailer.sender.name,
    operator,
    address: addressesIn(publicUrl, reader.language),
  });
  await sendOnce(deps, delivery, reader, letter);
}

const teamOf = ({ name, email }: Operator): Reader => ({ name, email, language: 'de' });

/** Without the name, which a stranger may have made up. */
const senderOf = ({ content, language }: ReceivedInquiry): Reader => ({
  name: '',
  email: content.email,
  language,
});
