import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useOperator } from '../../kit/ui/site-data.ts';

interface NoTimesProps {
  /** All is taken, or the times could not be loaded. */
  reason: 'none' | 'unavailable';
  /** Texts of the feature that offers the times. */
  words: {
    none: { title: string; text: string; write: string };
    unavailable: { title: string; text: string };
  };
}

/** Instead of times to choose from: why there are none, and another way to get one. */
export function NoTimes({ reason, words }: NoTimesProps) {
  const { email } = useOperator();
  const { title, text } = words[reason];
  const isNone = reason === 'none';
  return (
    <>
      <Alert severity={isNone ? 'info' : 'error'} role={isNone ? 'note' : 'alert'}>
        <AlertTitle sx={{ fontWeight: 600 }}>{title}</AlertTitle>
        {text}
      </Alert>
      <Button variant="contained" size="large" href={`mailto:${email}`} sx={{ mt: 3 }}>
        {words.none.write}
      </Button>
    </>
  );
}
