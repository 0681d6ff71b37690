import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ForecastWords } from './use-forecast.ts';

/** What has moved the forecast, and by how many days; nothing where it is on time. */
export function ForecastMoves({ moved }: Pick<ForecastWords, 'moved'>) {
  const { t } = useTranslation(['sharedFoundationsForecast']);
  if (moved.length === 0) return null;
  return (
    <Box sx={{ fontSize: '0.875rem', maxWidth: 400 }}>
      <Typography variant="body2" color="textSecondary">
        {t('sharedFoundationsForecast:moved')}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {moved.map(({ by, name, days }) => (
          <Box component="li" key={by} sx={{ display: 'flex', gap: 2, py: 0.5 }}>
            <span>{name}</span>
            <Box component="span" sx={{ ml: 'auto', fontWeight: 600, whiteSpace: 'nowrap' }}>
              {days}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  );
}
