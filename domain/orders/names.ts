import type { Names } from '../site/names.ts';
import type { Payment } from './order.ts';

/** How an order is paid. */
export const orderPaymentNames: Names<Payment> = {
  invoice: { de: 'Auf Rechnung', en: 'By invoice' },
  card: { de: 'Mit Karte', en: 'By card' },
};
