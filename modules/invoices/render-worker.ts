import type { InvoiceContent } from '#domain/invoices/invoice.ts';
import { renderInvoice } from './invoice-pdf.ts';

/** Errors of the renderer are part of the answer; other failures concern the thread rather than the invoice. */
export type Rendered = { bytes: Uint8Array } | { failure: Pick<Error, 'name' | 'stack'> };

/** Renders on this thread, since a PDF takes half a second of a core. */
export const answer = (content: InvoiceContent): Promise<Rendered> =>
  renderInvoice(content).then(
    (bytes) => ({ bytes }),
    ({ name, stack }: Error) => ({ failure: { name, stack } }),
  );
