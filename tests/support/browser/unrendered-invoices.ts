import { connect } from '#database/connection.ts';
import { unrenderedInvoices } from '#modules/invoices/unrendered-invoices.ts';
import { issued } from '../invoices/orders.ts';
import { setDay, unrenderableLines } from '../invoices/unrenderable.ts';
import { eventually } from '../stage.ts';
import { databaseUrl } from './visitor.ts';

/** An invoice whose PDF the worker has tried to make in vain. */
export async function unrenderedInvoice(): Promise<{ number: string; mend: () => Promise<void> }> {
  const { db, close } = connect(databaseUrl);
  const { invoiceId, number } = await issued(db, { lines: unrenderableLines });
  await eventually(async () => {
    const { invoices } = await unrenderedInvoices(db, 100);
    return invoices.some(({ id }) => id === invoiceId);
  });
  const mend = async () => {
    await setDay(db, invoiceId, '2026-11-26');
    await close();
  };
  return { number, mend };
}
