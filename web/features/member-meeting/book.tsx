import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { Check } from 'lucide-react';
import { useState } from 'react';
import type { Slot } from '#api/contract.ts';
import { SlotPicker } from '../../shared/booking/slot-picker.tsx';
import { TextInput } from '../../shared/forms/fields.tsx';
import { SubmitButton } from '../../shared/forms/submit-button.tsx';
import { useI18n } from '../../shared/i18n/use-i18n.ts';
import { useUser } from '../../shared/session/user.ts';
import { useOperator } from '../../shared/ui/site-data.ts';
import { ChangeForm } from './change-form.tsx';
import { NoTimes } from './no-times.tsx';
import { usePickerWords } from './picker-words.ts';

interface BookProps {
  /** null while they cannot be loaded. */
  slots: readonly Slot[] | null;
  now: string;
  formKey: string;
  onLoggedOut: () => void;
}

/** For those who have not had the meeting. */
export function Book(props: BookProps) {
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
        <Heading />
        {props.slots?.length ? (
          <Form {...props} slots={props.slots} />
        ) : (
          <NoTimes reason={props.slots ? 'none' : 'unavailable'} />
        )}
      </Card>
      <About />
    </Box>
  );
}

function Heading() {
  const words = useI18n('memberMeeting').texts.memberMeeting.form;
  return (
    <Typography id="choose" variant="h4" component="h2" color="primary" sx={{ mb: 2.5 }}>
      {words.title}
    </Typography>
  );
}

function Form({ slots, now, formKey, onLoggedOut }: BookProps & { slots: readonly Slot[] }) {
  const { texts, t } = useI18n('memberMeeting');
  const words = texts.memberMeeting.form;
  const pickerWords = usePickerWords();
  const { email } = useUser();
  const [taken, setTaken] = useState(0);
  return (
    <ChangeForm
      change="book"
      formKey={formKey}
      onLoggedOut={onLoggedOut}
      onRefused={(code) => code === 'SLOT_TAKEN' && setTaken((count) => count + 1)}
    >
      {/* A time that somebody else has booked must not stay chosen. */}
      <SlotPicker key={taken} slots={slots} now={now} words={pickerWords} compact />
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
        {t('memberMeeting:form.mail', { email })}
      </Typography>
      <SubmitButton size="large" sx={{ mt: 2, width: { xs: 1, sm: 'auto' } }}>
        {words.submit}
      </SubmitButton>
    </ChangeForm>
  );
}

/** What the meeting is and what it is not. */
function About() {
  const { texts, t } = useI18n('memberMeeting');
  const { lawFirm } = useOperator();
  const words = texts.memberMeeting.about;
  return (
    <Box component="aside">
      <Typography variant="h5" component="h2" color="primary" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {words.points.map((point) => (
          <Box component="li" key={point} sx={{ display: 'flex', gap: 1.5, py: 0.75 }}>
            <Box
              component={Check}
              size={20}
              strokeWidth={1.75}
              aria-hidden="true"
              sx={{ flexShrink: 0, mt: '3px', color: 'primary.main' }}
            />
            <span>{point}</span>
          </Box>
        ))}
      </Box>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        {t('memberMeeting:about.notAdvice', { lawFirm: lawFirm.name })}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {words.change}
      </Typography>
    </Box>
  );
}
