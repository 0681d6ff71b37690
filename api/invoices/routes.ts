import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '#database/connection.ts';
import { findInvoice, type Invoice, listInvoices } from '#modules/invoices/invoices.ts';
import { type InvoiceFiles, readPdf, storedPdf } from '#modules/invoices/pdfs.ts';
import { contentDisposition } from '../http/attachment.ts';
import { serve } from '../http/calls.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { invoiceCalls } from './schemas.ts';

/** A member's invoices, and the PDF of each. */
export const invoiceRoutes =
  ({ db, files }: { db: Database; files: InvoiceFiles }): FastifyPluginAsync =>
  async (app) => {
    const now = () => new Date();
    serve(app, invoiceCalls, {
      'GET /invoices': async (request) => {
        const { id } = personOf(request);
        const { invoices, meta } = await listInvoices(db, id, request.query, now());
        return { data: invoices.map(viewOf), meta };
      },
      'GET /invoices/:id/pdf': async (request, reply) => {
        const { id: personId, role } = personOf(request);
        if (role === 'lawyer') throw apiError('FORBIDDEN');
        const id = uuidOr404(request.params.id);
        const owner = role === 'member' ? personId : undefined;
        const invoice = await findInvoice(db, id, now(), owner);
        if (!invoice) throw apiError('NOT_FOUND');
        const pdf = await readPdf(files, await storedPdf({ db, files, now }, invoice));
        audit(request, 'download', { target: { kind: 'invoice', id } });
        return reply
          .type('application/pdf')
          .header('content-security-policy', "default-src 'none'; sandbox; frame-ancestors 'none'")
          .header('content-disposition', contentDisposition(`${invoice.number}.pdf`))
          .send(pdf);
      },
    });
  };

function viewOf(invoice: Invoice) {
  const {
    buyer: _buyer,
    accountId: _account,
    version: _version,
    refundDueOn: _due,
    ...own
  } = invoice;
  return own;
}
