import { type BillFacts, checkBill } from '#domain/costs/bill-check.ts';
import { type CostFacts, costsOf } from '#domain/costs/costs.ts';
import type { CompanyCase } from '#domain/costs/statutory.ts';
import { companyIf, factsIf, impossibleIn, papersOf } from '#domain/costs/what-if.ts';
import { dayKey } from '#domain/site/formats.ts';
import type { Operator } from '#domain/site/operator.ts';
import type { FoundationPage } from '#projections/foundations/views.ts';
import { forecastOf } from '../foundations/forecast/forecast.ts';
import type { Handlers } from '../http/calls.ts';
import { apiError, invalidPayload } from '../http/errors.ts';
import { personOf } from '../http/plugins/guards.ts';
import { type CostRoutes, linesFor, pageOf, takingPart } from './access.ts';
import { companyOf, costFactsOf } from './facts.ts';
import type { costCalls } from './schemas.ts';

/** Questions that change nothing, and of which nothing is kept. */
export const asking = (
  deps: CostRoutes,
): Pick<
  Handlers<typeof costCalls>,
  'POST /foundations/:id/bill-checks' | 'POST /foundations/:id/what-if'
> => ({
  'POST /foundations/:id/bill-checks': async (request) => {
    const { id, orderer } = await takingPart(deps, request.params.id, personOf(request));
    const page = await pageOf(deps, id);
    const facts = await costFactsOf(deps, page, orderer);
    return { data: checkBill(request.body, billFactsOf(deps.operator, page, facts)) };
  },
  'POST /foundations/:id/what-if': async (request) => {
    const { id, viewer, orderer } = await takingPart(deps, request.params.id, personOf(request));
    const page = await pageOf(deps, id);
    const company = companyOf(page);
    if (!company) throw apiError('NO_CORE_DATA');
    const facts = await costFactsOf(deps, page, orderer);
    const changed = companyIf(company, request.body);
    const impossible = impossibleIn(changed);
    if (impossible) throw invalidPayload('There can be no such company', [impossible]);
    const { city } = request.body;
    const other = city === undefined ? page : { ...page, city, registerEntry: null };
    const outlook = async (of: CostFacts, as: CompanyCase, at: FoundationPage) => {
      const { lines, totals } = costsOf(of);
      const forecast = await forecastOf(deps.db, deps.ownTimes, at);
      return { costs: { lines: linesFor(viewer, lines), totals }, papers: papersOf(as), forecast };
    };
    return {
      data: {
        now: await outlook(facts, company, page),
        then: await outlook(factsIf(facts, changed), changed, other),
      },
    };
  },
});

function billFactsOf(operator: Operator, page: FoundationPage, facts: CostFacts): BillFacts {
  const { bank } = operator;
  return {
    costs: facts,
    accounts: {
      platform: bank ? [bank.iban.replaceAll(/\s/g, '')] : [],
      'law-firm': facts.firmInvoices.map(({ iban }) => iban),
    },
    filed: page.status === 'register-record-pending' || page.status === 'completed',
    today: dayKey(new Date().toISOString()),
  };
}
