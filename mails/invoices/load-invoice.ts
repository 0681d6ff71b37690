import { payableCents } from '#domain/invoices/invoice.ts';
import { readerOfAccount } from '#modules/accounts/directory/people.ts';
import {
  findCancellation,
  findInvoice,
  findSettlement,
  type InvoiceDetails,
} from '#modules/invoices/invoices.ts';
import { readPdf, storedPdf } from '#modules/invoices/pdfs.ts';
import { foundationOfOrder } from '#modules/orders/orders.ts';
import { type Frame, type Loaded, type MailDeps, readerOf, teamOf } from '../define-mail.ts';
import type { Attachment } from '../letter.ts';

export interface InvoiceFacts {
  invoice: InvoiceDetails;
  /** What was billed of the order once it was withdrawn and this invoice cancelled. */
  settlement: Awaited<ReturnType<typeof findSettlement>>;
  /** Of the member, for answers of the team; there until the account is erased. */
  memberEmail: string | undefined;
  /** 1 for the first reminder. */
  occasion: number;
}

/** What a mail about an invoice may say. */
export type InvoiceContext = InvoiceFacts & Frame;

export async function loadInvoice(
  { db, operator, now }: MailDeps,
  { invoiceId, occasion }: { invoiceId: string; occasion: number },
): Promise<Loaded<InvoiceFacts, 'member' | 'team'> | null> {
  const invoice = await findInvoice(db, invoiceId, now());
  if (!invoice) return null;
  const { accountId, issuedAt } = invoice;
  return {
    facts: {
      invoice,
      settlement: await findSettlement(db, invoiceId),
      memberEmail: (await readerOfAccount(db, accountId))?.email,
      occasion,
    },
    readers: {
      async member() {
        const reader = await readerOfAccount(db, accountId);
        return reader && readerOf(reader);
      },
      team: () => teamOf(operator),
    },
    stamp: issuedAt,
    notice: { accountId, subject: { invoiceId } },
    filed: {
      subject: 'money',
      foundationId: await foundationOfOrder(db, invoice.orderId),
      accountId,
      persons: [accountId],
    },
  };
}

/** A reminder of an invoice that was paid or cancelled meanwhile. */
export const isNotOverdue = ({ invoice }: InvoiceFacts) => invoice.status !== 'overdue';

/** What was performed of a withdrawn order, paid already with its first invoice. */
export const isOffset = ({ invoice }: Pick<InvoiceFacts, 'invoice'>) =>
  invoice.content.settles !== undefined && payableCents(invoice.content) === 0;

export const invoicePdf = (deps: MailDeps, { invoice }: InvoiceFacts) => pdfOf(deps, invoice.id);

export async function cancellationPdf(deps: MailDeps, { invoice }: InvoiceFacts) {
  const id = await findCancellation(deps.db, invoice.id);
  return id === undefined ? undefined : pdfOf(deps, id);
}

async function pdfOf(
  { db, invoiceFiles: files, now }: MailDeps,
  id: string,
): Promise<Attachment | undefined> {
  const document = await findInvoice(db, id, now());
  if (!document) return undefined;
  const pdf = await readPdf(files, await storedPdf({ db, files, now }, document));
  return { name: `${document.number}.pdf`, type: 'application/pdf', content: pdf };
}
