import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { PlainForm } from '../../../kit/forms/plain/plain-form.tsx';
import { PlainSubmit } from '../../../kit/forms/plain/submit.tsx';
import type { Fields } from '../../../kit/forms/rules.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { DeclarationList } from './declaration-list.tsx';

interface ConfirmationProps {
  declared: Withdrawal;
  hidden: Fields;
}

/** The second step: what is sent, and the button that sends it (§ 356a (3) BGB). */
export function Confirmation({ declared, hidden }: ConfirmationProps) {
  const { texts } = useI18n('withdrawal');
  const { steps, review, confirm, edit } = texts.withdrawal;
  const { message = '', ...rest } = declared;
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <>
      <Typography variant="h2" component="h1" {...focused} sx={{ outline: 'none' }}>
        {steps.confirm}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, textWrap: 'pretty' }}>
        {review}
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 4 }, mb: 4 }}>
        <DeclarationList declared={declared} />
      </Card>
      <PlainForm id="confirm" labels={{}} hidden={{ ...rest, message, ...hidden }} trap={false}>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          <PlainSubmit name="step" value="confirm">
            {confirm}
          </PlainSubmit>
          <PlainSubmit name="step" value="edit" variant="outlined">
            {edit}
          </PlainSubmit>
        </Box>
      </PlainForm>
    </>
  );
}
