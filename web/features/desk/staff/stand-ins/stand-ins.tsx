import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type ClientLoaderFunctionArgs, useLoaderData } from 'react-router';
import { call } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';
import { patiently, useKept } from '../../../../desk/reads.ts';
import { useIdentity, useMay } from '../../../../desk/session/session.ts';
import { shortDay } from '../../../../desk/ui/formats.ts';
import { PageFailed } from '../../../../desk/ui/states.tsx';
import { usePageTitle } from '../../../../desk/ui/use-page-title.ts';
import { EmptyList } from '../../../../kit/list/empty-list.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { StandInDialog } from './stand-in-dialog.tsx';

export async function clientLoader({ request: { signal } }: ClientLoaderFunctionArgs) {
  return await patiently(() => call('GET /admin/stand-ins', { signal }));
}

type Read = Extract<Awaited<ReturnType<typeof clientLoader>>, { ok: true }>;
type StandIn = Read['data'][number];

/** Who of the team does the work of whom, and on which days. */
export default function StandIns() {
  const words = useTranslation(['staffStandIns']).t('staffStandIns:page');
  const read = useKept(useLoaderData<typeof clientLoader>());
  const [entering, setEntering] = useState(false);
  usePageTitle(words.title);
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2, mb: 1 }}>
        <Typography variant="h3" component="h1" color="primary" sx={{ flexGrow: 1 }}>
          {words.title}
        </Typography>
        <Button variant="contained" onClick={() => setEntering(true)}>
          {words.enter}
        </Button>
      </Box>
      <Typography color="textSecondary" sx={{ maxWidth: '68ch', mb: 2.5 }}>
        {words.what}
      </Typography>
      {!read.ok ? (
        <PageFailed refusal={read} />
      ) : (
        <Card>
          {read.data.length === 0 ? (
            <EmptyList title={words.empty} hint={words.emptyHint} />
          ) : (
            <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
              {read.data.map((one) => (
                <Row key={one.id} standIn={one} />
              ))}
            </Box>
          )}
        </Card>
      )}
      {entering && <StandInDialog onClose={() => setEntering(false)} />}
    </>
  );
}

function Row({ standIn: { id, absent, standIn, from, until, isRunning } }: { standIn: StandIn }) {
  const { t } = useTranslation(['staffStandIns']);
  const { locale } = useLocale();
  const me = useIdentity();
  const mayEndAll = useMay()('calendar.write');
  const { busy, refused, press } = usePress({
    send: () => call('DELETE /admin/stand-ins/:id', { params: { id } }),
    done: () => t('staffStandIns:page.ended'),
  });
  const days = { from: shortDay(from, locale), until: shortDay(until, locale) };
  const state = t(`staffStandIns:page.${isRunning ? 'running' : 'coming'}`);
  return (
    <Box component="li" sx={row}>
      <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
        <Box sx={{ fontWeight: 600 }}>
          {t('staffStandIns:page.row', { standIn: standIn.name, absent: absent.name })}
        </Box>
        <Box sx={{ color: 'text.secondary', fontSize: '0.9375rem' }}>
          {t('staffStandIns:page.days', days)} · {state}
        </Box>
        {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
      </Box>
      {(mayEndAll || absent.id === me?.id) && (
        <Button
          size="small"
          loading={busy}
          onClick={press}
          aria-label={t('staffStandIns:page.endOf', { name: absent.name })}
        >
          {t('staffStandIns:page.end')}
        </Button>
      )}
    </Box>
  );
}

const row = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 1,
  px: { xs: 2, md: 2.5 },
  py: 1.5,
  '& + &': { borderTop: 1, borderColor: 'divider' },
} as const;
