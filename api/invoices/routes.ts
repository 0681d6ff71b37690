import { create as contentDisposition } from 'content-disposition';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import type { Database } from '#database/connection.ts';
import { findInvoice, type Invoice, listInvoices } from '#modules/invoices/invoices.ts';
import { type InvoiceFiles, readPdf, storedPdf } from '#modules/invoices/pdfs.ts';
import { apiError } from '../http/errors.ts';
import { audit } from '../http/plugins/audit.ts';
import { personOf } from '../http/plugins/guards.ts';
import { uuidOr404 } from '../http/requests.ts';
import { answers, list, page, pdfAnswer } from '../http/schemas.ts';
import { invoiceSchema } from './schemas.ts';

interface Parts {
  db: Database;
  files: InvoiceFiles;
}

/** A member's invoices, and the document of each. */
export const invoiceRoutes =
  ({ db, files }: Parts): FastifyPluginAsyncZod =>
  async (app) => {
    const now = () => new Date();
    const listed = {
      config: { access: 'member' },
      schema: { querystring: page, response: answers({ 200: list(invoiceSchema) }) },
    } as const;
    app.get('/invoices', listed, async (request) => {
      const { id } = personOf(request);
      const { invoices, meta } = await listInvoices(db, id, request.query, now());
      return { data: invoices.map(viewOf), meta };
    });

    const document = {
      config: { access: 'signed-in', isDownload: true },
      schema: {
        params: z.object({ id: z.string() }),
        response: answers({ 200: pdfAnswer }),
      },
    } as const;
    app.get('/invoices/:id/pdf', document, async (request, reply) => {
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
    });
  };

const viewOf = ({ buyer: _buyer, accountId: _account, ...invoice }: Invoice) => invoice;
