import type { InvoiceContent } from '#domain/invoices/invoice.ts';
import { renderInvoice } from './document.ts';

/** A document takes half a second of a core, which others would wait for. */
export const answer = (content: InvoiceContent): Promise<Uint8Array> => renderInvoice(content);
