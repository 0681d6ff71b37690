import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { registerReference } from '#domain/register-entry.ts';
import { useNow } from '../../../../../desk/ui/use-now.ts';
import { Line } from '../../../../../kit/ui/line.tsx';
import { ForecastMoves } from '../../../../../shared/foundations/forecast/moves.tsx';
import {
  type Forecast,
  useForecast,
} from '../../../../../shared/foundations/forecast/use-forecast.ts';
import { currentStation } from '../../current-station.ts';
import type { Foundation } from '../../types.ts';
import { OrderLine } from './order-line.tsx';

/** The line, what is expected when, and the order. */
export function StandingCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const now = useNow();
  const { status, coreData, registerEntry, forecast } = foundation;
  const facts = [
    coreData && t(`staffFoundations:foundation.coreData.${coreData.legalForm}`),
    registerEntry && registerReference(registerEntry),
  ].filter(Boolean);
  return (
    <Card sx={{ p: { xs: 2.5, md: 3 } }}>
      <Box sx={{ mx: { sm: -2 } }}>
        <Line current={currentStation(foundation)} ended={status === 'cancelled'} />
      </Box>
      {forecast && <Outlook forecast={forecast} now={new Date(now).toISOString()} />}
      {facts.length > 0 && (
        <Typography color="textSecondary" sx={{ mt: 2 }}>
          {facts.join(' · ')}
        </Typography>
      )}
      <OrderLine foundation={foundation} />
    </Card>
  );
}

/** The same as the founder reads; where it comes from is asked for once, not each time. */
function Outlook({ forecast, now }: { forecast: Forecast; now: string }) {
  const { t } = useTranslation(['sharedFoundationsForecast']);
  const { completion, next, moved, basis } = useForecast(forecast, now);
  return (
    <Stack spacing={1} sx={{ mt: 3, maxWidth: '68ch' }}>
      <Typography variant="body2">
        {next && `${next}. `}
        {t('sharedFoundationsForecast:line', { when: completion })}
      </Typography>
      <ForecastMoves moved={moved} />
      <Box component="details" sx={fold}>
        <summary>{t('sharedFoundationsForecast:how')}</summary>
        <div>{basis}</div>
      </Box>
    </Stack>
  );
}

const fold = {
  color: 'text.secondary',
  fontSize: '0.875rem',
  '& > summary': { py: 0.75, cursor: 'pointer' },
} as const;
