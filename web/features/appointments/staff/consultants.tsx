import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { ManagedConsultant } from '#api/contract.gen.d.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { mayHere, useMay } from '../../../desk/session/session.ts';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import type { Colleague } from '../../../desk/use-team.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { ConsultantDialog } from './people/consultant-dialog.tsx';
import { ConsultantPanel } from './people/consultant-panel.tsx';

export async function clientLoader({ request: { signal } }: ClientLoaderFunctionArgs) {
  const consultants = await patiently(() => call('GET /admin/calendar/consultants', { signal }));
  const accounts = mayHere('calendar.write')
    ? await call('GET /admin/calendar/accounts', { signal })
    : undefined;
  return { ...consultants, accounts: accounts?.ok ? accounts.data : [] };
}

/** Who consults, in which hours. */
export default function Consultants() {
  const { t } = useTranslation(['staffAppointments']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  const may = useMay();
  const [adding, setAdding] = useState(false);
  const words = t('staffAppointments:people');
  usePageTitle(words.title);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, mb: 2.5 }}>
        <Typography variant="h3" component="h1" color="primary" sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        {may('calendar.write') && (
          <Button variant="contained" onClick={() => setAdding(true)}>
            {words.add}
          </Button>
        )}
      </Box>
      {read.ok ? (
        <People consultants={read.data} accounts={read.accounts} />
      ) : (
        <PageFailed refusal={read} />
      )}
      {adding && <ConsultantDialog accounts={read.accounts} onClose={() => setAdding(false)} />}
    </>
  );
}

interface PeopleProps {
  consultants: readonly ManagedConsultant[];
  accounts: readonly Colleague[];
}

function People({ consultants, accounts }: PeopleProps) {
  const { t } = useTranslation(['staffAppointments']);
  const may = useMay();
  if (consultants.length > 0) {
    return (
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { lg: '1fr 1fr' } }}>
        {consultants.map((one) => (
          <ConsultantPanel key={one.id} consultant={one} accounts={accounts} />
        ))}
      </Box>
    );
  }
  const { empty, emptyHint } = t('staffAppointments:people');
  const { emptyOwn, emptyOwnHint } = t('staffAppointments:week');
  return (
    <Card>
      {may('calendar.write') ? (
        <EmptyList title={empty} hint={emptyHint} />
      ) : (
        <EmptyList title={emptyOwn} hint={emptyOwnHint} />
      )}
    </Card>
  );
}
