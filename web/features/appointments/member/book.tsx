import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Slot } from '#api/contract.gen.d.ts';
import { appointmentRules } from '#domain/appointments/rules.ts';
import { TextInput } from '../../../kit/forms/fields.tsx';
import { SubmitButton } from '../../../kit/forms/submit-button.tsx';
import { useUser } from '../../../kit/session/user.ts';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { useOperator } from '../../../kit/ui/site-data.ts';
import { NoTimes } from '../../../shared/appointments/no-times.tsx';
import { SlotField } from '../../../shared/appointments/slot-field.tsx';
import { ChangeForm } from './change-form.tsx';

const { minutes } = appointmentRules['strategy-meeting'];

interface BookProps {
  /** null while they cannot be loaded. */
  slots: readonly Slot[] | null;
  now: string;
  formKey: string;
  onLoggedOut: () => void;
}

/** For those who have not had the meeting. */
export function Book(props: BookProps) {
  const { t } = useTranslation(['memberAppointments']);
  return (
    <Box
      sx={{
        display: 'grid',
        gap: { xs: 4, lg: 5 },
        gridTemplateColumns: { lg: 'minmax(0, 1fr) 320px' },
        alignItems: 'start',
      }}
    >
      <Card component="section" aria-labelledby="choose" sx={{ p: { xs: 2.5, sm: 4 } }}>
        <Typography id="choose" variant="h4" component="h2" color="primary" sx={{ mb: 2.5 }}>
          {t('memberAppointments:form.title')}
        </Typography>
        {props.slots?.length ? (
          <Form {...props} slots={props.slots} />
        ) : (
          <NoTimes
            reason={props.slots ? 'none' : 'unavailable'}
            words={t('memberAppointments:noTimes')}
          />
        )}
      </Card>
      <About />
    </Box>
  );
}

function Form({ slots, now, formKey, onLoggedOut }: BookProps & { slots: readonly Slot[] }) {
  const { t } = useTranslation(['memberAppointments']);
  const words = t('memberAppointments:form');
  const { email } = useUser();
  return (
    <ChangeForm change="book" formKey={formKey} onLoggedOut={onLoggedOut}>
      <SlotField slots={slots} now={now} length={t('memberAppointments:length', { minutes })} />
      <Box sx={{ mt: 2 }}>
        <TextInput
          name="question"
          label={words.question}
          help={words.questionHelp}
          rows={2}
          maxLength={500}
        />
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2, overflowWrap: 'anywhere' }}>
        {t('memberAppointments:form.mail', { email })}
      </Typography>
      <SubmitButton size="large" sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}>
        {words.submit}
      </SubmitButton>
    </ChangeForm>
  );
}

/** What the meeting is and what it is not. */
function About() {
  const { t } = useTranslation(['memberAppointments']);
  const { lawFirm } = useOperator();
  const words = t('memberAppointments:about');
  return (
    <Box component="aside">
      <Typography variant="h5" component="h2" color="primary" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <MarkedList items={words.points} included />
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('memberAppointments:about.notAdvice', { lawFirm: lawFirm.name })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {words.change}
      </Typography>
    </Box>
  );
}
