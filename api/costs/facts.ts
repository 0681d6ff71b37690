import type { Database } from '#database/connection.ts';
import { paidInOf } from '#domain/contributions/contributions.ts';
import type { OwnInvoice } from '#domain/costs/contracts.ts';
import type { CostFacts } from '#domain/costs/costs.ts';
import type { CompanyCase } from '#domain/costs/statutory.ts';
import type { Status } from '#domain/foundations/statuses.ts';
import { type PackagePrices, packagePositions } from '#domain/orders/package-offer.ts';
import { totalsOf } from '#domain/orders/totals.ts';
import { namedShareholders } from '#domain/pricing/founders-case.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { ContributionDeps } from '#modules/contributions/lines.ts';
import { billsOf } from '#modules/costs/bills.ts';
import {
  type InvoiceOfOrder,
  invoicesOfOrders,
  settlementsOfOrders,
} from '#modules/invoices/of-orders.ts';
import { ordersFor, packageContracts } from '#modules/orders/contracts.ts';
import { paidOn } from '#modules/payments/paid-on.ts';
import type { PeopleView } from '#projections/foundations/people-schemas.ts';
import type { FoundationPage } from '#projections/foundations/views.ts';
import { enteredContributions } from '../contributions/case.ts';

export interface CostDeps extends ContributionDeps {
  operator: Operator;
  packagePrices: PackagePrices;
}

const endOf: Partial<Record<Status, CostFacts['ended']>> = {
  completed: 'entered',
  cancelled: 'cancelled',
};

type Found = FoundationPage & PeopleView;

/** The company as far as it is decided. */
export function companyOf({
  coreData,
  people,
  participants,
  notaryAppointment,
}: Found): CompanyCase | null {
  if (!coreData) return null;
  const stated = participants.filter(({ shareholder }) => shareholder).length;
  const isCertain = stated > 0 && people?.unsure.length === 0;
  const { legalForm, shareCapitalCents, totalShareholders } = coreData;
  const articles = people?.articles;
  return {
    legalForm,
    shareCapitalCents,
    shareholders: isCertain ? stated : (namedShareholders[totalShareholders] ?? null),
    articles: articles === undefined ? null : articles === 'own' ? 'own-articles' : articles,
    online: notaryAppointment ? (notaryAppointment.online ?? false) : null,
  };
}

/**
 * What the costs of a formation follow from.
 *
 * @param found as the team reads it
 * @param orderer the account whose further orders for the company are shown; null for readers who see none
 */
export async function costFactsOf(
  deps: CostDeps,
  found: Found,
  orderer: string | null,
): Promise<CostFacts> {
  const { db, operator, packagePrices } = deps;
  const { id, participants, mandate } = found;
  const orders = await packageContracts(db, id);
  const company = orderer ? found.coreData?.companyName : undefined;
  const others = orderer && company ? await ordersFor(db, orderer, company) : [];
  const offered = totalsOf(packagePositions(packagePrices, operator, 'de'));
  return {
    seller: operator,
    contracts: orders.filter(({ stands }) => stands),
    invoices: await ownInvoices(
      db,
      [...orders, ...others].map(({ orderId }) => orderId),
    ),
    orders: others,
    firmInvoices: found.documents
      .filter(({ withdrawn }) => !withdrawn)
      .flatMap(({ documentId, invoice }) => (invoice ? [{ documentId, ...invoice }] : [])),
    firmStands: mandate.state !== 'declined' && mandate.state !== 'withdrawn',
    entered: await billsOf(db, id),
    offer: {
      platformCents: offered.invoicedGrossCents,
      lawFirmCents: offered.grossCents - offered.invoicedGrossCents,
    },
    company: companyOf(found),
    ended: endOf[found.status] ?? null,
    holders: participants.flatMap(({ participantId, shareholder }) =>
      shareholder ? [{ participantId, shareholder }] : [],
    ),
    paidIn: paidInOf(await enteredContributions(deps, id)),
    notary:
      found.notaryAppointment?.notaryName ?? found.chosenNotary?.name ?? found.notary?.name ?? null,
    court: found.registerCourt?.name ?? null,
  };
}

async function ownInvoices(db: Database, orderIds: readonly string[]): Promise<OwnInvoice[]> {
  const now = new Date();
  const first = await invoicesOfOrders(db, orderIds, now);
  const settled = await settlementsOfOrders(db, orderIds, now);
  const found = [...first, ...settled].filter(([, { status }]) => status !== 'cancelled');
  const paid = await paidOn(
    db,
    found.map(([, { id }]) => id),
  );
  return found.map(([orderId, invoice]) => ownInvoice(orderId, invoice, paid.get(invoice.id)));
}

const ownInvoice = (
  orderId: string,
  { id: invoiceId, number, grossCents, openCents, dueOn }: InvoiceOfOrder,
  lastPaidOn: string | undefined,
): OwnInvoice => ({
  invoiceId,
  orderId,
  number,
  grossCents,
  openCents,
  dueOn,
  paidOn: lastPaidOn,
});
