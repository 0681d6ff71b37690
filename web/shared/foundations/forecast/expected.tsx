import Typography from '@mui/material/Typography';
import { useTexts } from '../../../kit/texts/use-texts.ts';
import { type Forecast, useForecast } from './use-forecast.ts';

interface ExpectedProps {
  forecast: Forecast;
  now: string;
}

/** The next step and the registration, in one line. */
export function Expected({ forecast, now }: ExpectedProps) {
  const { t } = useTexts('sharedFoundationsForecast');
  const { completion, next } = useForecast(forecast, now);
  return (
    <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
      {next && `${next}. `}
      {t('sharedFoundationsForecast:line', { when: completion })}
    </Typography>
  );
}
