import type { InvoiceContent } from '#domain/invoices/invoice.ts';
import { renderInvoice } from './invoice-pdf.ts';

/** What the renderer throws is an answer: other failures are of the thread, not of the invoice. */
export type Rendered = { bytes: Uint8Array } | { failure: Pick<Error, 'name' | 'stack'> };

/** A PDF takes half a second of a core, which others would wait for. */
export const answer = (content: InvoiceContent): Promise<Rendered> =>
  renderInvoice(content).then(
    (bytes) => ({ bytes }),
    ({ name, stack }: Error) => ({ failure: { name, stack } }),
  );
