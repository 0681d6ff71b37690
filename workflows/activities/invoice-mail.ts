import { addressesIn } from '#mails/addresses.ts';
import { type InvoiceMail, invoiceMailId } from '#mails/invoices/plan.ts';
import { invoiceTemplates } from '#mails/registry.ts';
import { type SendDeps, sendOnce } from '#mails/send.ts';
import { readerOfAccount } from '#modules/accounts/directory/people.ts';
import { findCancellation, findInvoice, type InvoiceDetails } from '#modules/invoices/invoices.ts';
import { readPdf, storedPdf } from '#modules/invoices/pdfs.ts';
import { noticeOf } from '#modules/notices/notices.ts';
import type { InvoiceDeps } from './invoice.ts';

/** Ids only; name and address are looked up when the mail is sent. */
export interface InvoiceMailOrder {
  invoiceId: string;
  mail: InvoiceMail;
  occasion: number;
}

/** @throws Undeliverable, MailServerAway */
export async function sendInvoiceMail(
  deps: SendDeps & InvoiceDeps,
  order: InvoiceMailOrder,
): Promise<void> {
  const { db, operator, publicUrl, mailer, now } = deps;
  const { invoiceId, mail, occasion } = order;
  const invoice = await findInvoice(db, invoiceId, now());
  const delivery = {
    id: invoiceMailId(order),
    mail,
    foundationId: null,
    stamp: invoice?.issuedAt ?? now().toISOString(),
    source: { ...order },
  };
  if (!invoice || isOutdated(mail, invoice)) return sendOnce(deps, delivery, null, null);
  const template = invoiceTemplates[mail];
  const member = await readerOfAccount(db, invoice.accountId);
  const reader =
    template.to === 'team'
      ? { name: operator.name, email: operator.email, language: 'de' as const }
      : member && { ...member, name: member.firstName ?? '' };
  if (!reader) return sendOnce(deps, delivery, null, null);
  const letter = template.write({
    language: reader.language,
    invoice,
    name: member?.firstName ?? null,
    occasion,
    now: now().toISOString(),
    address: addressesIn(publicUrl, reader.language),
    sender: mailer.sender.name,
  });
  const attached = await attachmentOf(deps, invoice, template.attached);
  await sendOnce(
    deps,
    { ...delivery, notice: noticeOf(mail, invoice.accountId, { invoiceId }) },
    reader,
    attached ? { ...letter, attachments: [attached] } : letter,
  );
}

/** Skips reminders of invoices that were paid or cancelled meanwhile, and refunds that were made. */
function isOutdated(mail: InvoiceMail, { status, refundCents }: InvoiceDetails): boolean {
  if (mail === 'invoice-overpaid') return refundCents === 0;
  return (mail === 'reminder-invoice' || mail === 'invoice-overdue') && status !== 'overdue';
}

async function attachmentOf(
  { db, invoiceFiles: files, now }: InvoiceDeps,
  invoice: InvoiceDetails,
  attached: 'invoice' | 'cancellation' | undefined,
) {
  if (!attached) return undefined;
  const id = attached === 'invoice' ? invoice.id : await findCancellation(db, invoice.id);
  const document = id === undefined ? undefined : await findInvoice(db, id, now());
  if (!document) return undefined;
  const pdf = await readPdf(files, await storedPdf({ db, files, now }, document));
  return { name: `${document.number}.pdf`, type: 'application/pdf', content: pdf };
}
