/** Mails about an invoice. */
export const invoiceMails = [
  'invoice-issued',
  'invoice-paid',
  'invoice-cancelled',
  'reminder-invoice',
  'invoice-overdue',
  'invoice-overpaid',
] as const;
export type InvoiceMail = (typeof invoiceMails)[number];

interface Occasion {
  invoiceId: string;
  mail: InvoiceMail;
  occasion: number;
}

/** Local part of the Message-ID and key in `sent_mails`, the same in every attempt. */
export const invoiceMailId = ({ invoiceId, mail, occasion }: Occasion): string =>
  `${invoiceId}.${mail}.${occasion}`;
