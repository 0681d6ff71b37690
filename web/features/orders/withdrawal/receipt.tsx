import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { DeclarationList } from './declaration-list.tsx';

interface ReceiptProps {
  declared: Withdrawal;
  receivedAt: string;
}

/** Confirms the receipt at once; the mail with the same content is for keeping. */
export function Receipt({ declared, receivedAt }: ReceiptProps) {
  const { texts, t, to, locale } = useI18n('withdrawal');
  const { done } = texts.withdrawal;
  const focused = { autoFocus: true, tabIndex: -1 };
  return (
    <>
      <Typography variant="h2" component="h1" {...focused} sx={{ outline: 'none' }}>
        {done.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 2, mb: 4, textWrap: 'pretty' }}>
        {t('withdrawal:done.lead', { email: declared.email })}
      </Typography>
      <Card sx={{ p: { xs: 2.5, sm: 4 } }}>
        <DeclarationList declared={declared} receivedAt={appointmentDate(receivedAt, locale)} />
      </Card>
      <Button variant="outlined" size="large" href={to('home')} sx={{ mt: 4 }}>
        {texts.errors.goHome}
      </Button>
    </>
  );
}
