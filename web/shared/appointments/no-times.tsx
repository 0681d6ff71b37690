import { useTranslation } from 'react-i18next';
import { Alert, AlertTitle } from '../../kit/ui/elements/alert.tsx';
import { Button } from '../../kit/ui/elements/button.tsx';
import { useOperator } from '../../kit/ui/site-data.ts';
import styles from './no-times.module.css';

interface NoTimesProps {
  /** All is taken, or the times could not be loaded. */
  reason: 'none' | 'unavailable';
  /** Texts of the feature that offers the times. */
  words: { none: Why; unavailable?: Why };
}

interface Why {
  title: string;
  text: string;
}

/** Instead of times to choose from: why there are none, and another way to get one. */
export function NoTimes({ reason, words }: NoTimesProps) {
  const { t } = useTranslation(['appointments']);
  const { email } = useOperator();
  const { title, text } = words[reason] ?? t('appointments:unavailable');
  const isNone = reason === 'none';
  return (
    <>
      <Alert severity={isNone ? 'info' : 'error'} role={isNone ? 'note' : 'alert'}>
        <AlertTitle>{title}</AlertTitle>
        {text}
      </Alert>
      <Button variant="contained" size="large" href={`mailto:${email}`} className={styles.write}>
        {t('appointments:write')}
      </Button>
    </>
  );
}
