import type { Names } from '../site/names.ts';
import type { InvoiceStatus } from './invoice.ts';
import type { PaymentKind } from './payment.ts';

export const invoiceStatusNames: Names<InvoiceStatus> = {
  open: { de: 'Offen', en: 'Open' },
  overdue: { de: 'Überfällig', en: 'Overdue' },
  paid: { de: 'Bezahlt', en: 'Paid' },
  cancelled: { de: 'Storniert', en: 'Cancelled' },
};

export const paymentKindNames: Names<PaymentKind> = {
  payment: { de: 'Zahlung', en: 'Payment' },
  refund: { de: 'Erstattung', en: 'Refund' },
  offset: { de: 'Verrechnung', en: 'Offset' },
  correction: { de: 'Rücknahme', en: 'Correction' },
};

export const paymentMethodNames: Names<'transfer' | 'card'> = {
  transfer: { de: 'Überweisung', en: 'Transfer' },
  card: { de: 'Karte', en: 'Card' },
};
