import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import {
  type ActionFunctionArgs,
  type ClientActionFunctionArgs,
  type LoaderFunctionArgs,
  useLoaderData,
} from 'react-router';
import { costStages, stageOf } from '#domain/costs/names.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import { postedForm } from '../../kit/forms/posted-form.ts';
import { fieldsOf } from '../../kit/forms/rules.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { sendKept, undecided } from '../../kit/session/kept-form.ts';
import { LoginAgain } from '../../kit/session/login-again.tsx';
import { useLoginAgain } from '../../kit/session/use-login-again.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { BackLink } from '../../kit/ui/member/back-link.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { BillCheck } from './bill-check.tsx';
import { AnotherBill } from './bill-form.tsx';
import { runCostForm } from './cost-forms.ts';
import { CostLines } from './cost-lines.tsx';
import { CostsProvider } from './costs-context.ts';
import { CostTotals } from './totals.tsx';
import { WhatIf } from './what-if.tsx';

export async function loader({ context, params }: LoaderFunctionArgs) {
  const { call } = services(context);
  const own = { params: { id: params.id ?? '' } };
  const [costs, page, methods] = await Promise.all([
    call('GET /foundations/:id/costs', own),
    call('GET /foundations/:id', own),
    call('GET /payment-methods'),
  ]);
  const { id, participants, viewer, coreData, status } = dataOf(page);
  return {
    id,
    costs: dataOf(costs),
    names: Object.fromEntries(participants.map((each) => [each.participantId, each.name])),
    isLead: viewer?.role === 'lead',
    hasCoreData: coreData !== null,
    isRunning: !isFinished(status),
    isCancelled: status === 'cancelled',
    payOnline: methods.ok && methods.data.includes('card'),
    now: new Date().toISOString(),
    formKey: crypto.randomUUID(),
  };
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const fields = fieldsOf(await postedForm(request));
  const { call, session } = services(context);
  const outcome = await runCostForm({ call, id: params.id ?? '', fields });
  if (!outcome.ok && outcome.code === 'LOGGED_OUT') session.forget();
  return 'retryKey' in outcome ? undecided(outcome) : outcome;
}

export const clientAction = (args: ClientActionFunctionArgs) => sendKept(args);

/** All money of a company formation: to whom, by when, and whether it is paid. */
export default function CostsPage() {
  const reading = useLoaderData<typeof loader>();
  const { t } = useTranslation(['costs']);
  const { to } = useLocale();
  const login = useLoginAgain(reading.formKey);
  const { lines, totals } = reading.costs;
  return (
    <CostsProvider value={{ ...reading, onLoggedOut: login.ask }}>
      <LoginAgain open={login.asked} onClose={login.later} />
      <BackLink href={to('foundation', { id: reading.id })}>{t('costs:back')}</BackLink>
      <MemberHead title={t('costs:title')} lead={t('costs:lead')} />
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 344px' },
          mt: { xs: 3, md: 4 },
        }}
      >
        <Box sx={{ display: 'grid', gap: 3, minWidth: 0 }}>
          {reading.isCancelled && <Alert severity="info">{t('costs:cancelled')}</Alert>}
          {reading.isRunning && !reading.hasCoreData && (
            <Alert severity="info">{t('costs:empty')}</Alert>
          )}
          {costStages.map((stage) => (
            <CostLines
              key={stage}
              stage={stage}
              lines={lines.filter(({ kind }) => stageOf[kind] === stage)}
            />
          ))}
          {reading.isLead && <AnotherBill />}
        </Box>
        <Box sx={{ display: 'grid', gap: 3 }}>
          <CostTotals totals={totals} />
          <BillCheck lines={lines} />
          {reading.hasCoreData && reading.isRunning && <WhatIf />}
        </Box>
      </Box>
    </CostsProvider>
  );
}
