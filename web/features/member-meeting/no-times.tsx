import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { useOperator } from '../../shared/ui/site-data.ts';

/** Nothing to choose from: all is taken, or the times could not be loaded. */
export function NoTimes({ reason }: { reason: 'none' | 'unavailable' }) {
  const { memberMeeting } = useI18n('memberMeeting').texts;
  const { email } = useOperator();
  const { title, text } = memberMeeting[reason];
  return (
    <>
      <Alert
        severity={reason === 'none' ? 'info' : 'error'}
        role={reason === 'none' ? 'note' : 'alert'}
      >
        <AlertTitle sx={{ fontWeight: 600 }}>{title}</AlertTitle>
        {text}
      </Alert>
      <Button variant="outlined" href={`mailto:${email}`} sx={{ mt: 2.5 }}>
        {memberMeeting.none.write}
      </Button>
    </>
  );
}
