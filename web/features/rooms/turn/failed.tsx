import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../kit/api/call.ts';

export type Failure = 'notNow' | 'past' | 'invalid' | 'gone' | 'away';

/** Why something from the room was not taken, in the words of the page. */
export function failureOf({ status, code }: Refusal): Failure {
  if (status === 0 || status === 429 || status >= 500) return 'away';
  if (status === 404) return 'gone';
  if (code === 'APPOINTMENT_IN_THE_PAST') return 'past';
  return status === 400 ? 'invalid' : 'notNow';
}

export function Failed({ failure }: { failure: Failure | undefined }) {
  const { t } = useTranslation(['rooms']);
  return (
    <div role="alert">
      {failure && <Alert severity="error">{t('rooms:failed')[failure]}</Alert>}
    </div>
  );
}
