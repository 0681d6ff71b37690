import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import type { Rebookings } from '#api/contract.gen.d.ts';
import { call } from '../../../desk/call.ts';
import { patiently, useKept } from '../../../desk/reads.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { PageFailed } from '../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../desk/ui/use-page-title.ts';
import { EmptyList } from '../../../kit/list/empty-list.tsx';
import { AbsencePanel } from './rebooking/absence-panel.tsx';
import { AskAll } from './rebooking/ask-button.tsx';
import { PersonRow, peopleList } from './rebooking/person-row.tsx';

export const clientLoader = ({ request: { signal } }: ClientLoaderFunctionArgs) =>
  patiently(() => call('GET /admin/calendar/rebookings', { signal }));

/** Absences to come with the people who had a time in them, and what other hours leave outside. */
export default function RebookingsPage() {
  const { t } = useTranslation(['staffAppointments']);
  const read = useKept(useLoaderData<typeof clientLoader>());
  const words = t('staffAppointments:rebookings');
  usePageTitle(words.title);
  return (
    <>
      <Typography variant="h3" component="h1" color="primary" sx={{ mb: 2.5 }}>
        {words.title}
      </Typography>
      {read.ok ? <Lists rebookings={read.data} /> : <PageFailed refusal={read} />}
    </>
  );
}

function Lists({ rebookings }: { rebookings: Rebookings }) {
  const { t } = useTranslation(['staffAppointments']);
  const words = t('staffAppointments:rebookings');
  const { absences, outsideHours, consultants } = rebookings;
  if (absences.length + outsideHours.length === 0) {
    return (
      <Card>
        <EmptyList title={words.empty} hint={words.emptyHint} />
      </Card>
    );
  }
  const nameOf = (id: string) => consultants.find((one) => one.id === id)?.name ?? '';
  const outside = outsideHours.map((one) => ({
    ...one,
    state: one.askedAt ? ('asked' as const) : ('open' as const),
    instead: null,
  }));
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {absences.map((absence) => (
        <AbsencePanel key={absence.id} absence={absence} name={nameOf(absence.consultantId)} />
      ))}
      {outside.length > 0 && (
        <Panel title={words.outside}>
          <Typography color="textSecondary">{words.outsideHint}</Typography>
          <Box component="ul" sx={peopleList}>
            {outside.map((one) => (
              <PersonRow key={one.bookingId} person={one} consultant={nameOf(one.consultantId)} />
            ))}
          </Box>
          <AskAll people={outside} />
        </Panel>
      )}
    </Box>
  );
}
