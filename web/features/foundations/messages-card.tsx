import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useFoundationPage } from './page-context.tsx';
import { SideCard } from './side-column.tsx';

/** The way to the messages, and how many are new. */
export function MessagesCard() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id, unreadMessages: count } = useFoundationPage().foundation;
  const words = t('foundations:page.messages');
  return (
    <SideCard title={words.title} id="messages">
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {count > 0 ? t('foundations:page.messages.unread', { count }) : words.text}
      </Typography>
      <Button variant="outlined" href={to('messages', { id })}>
        {count > 0 ? words.read : words.write}
      </Button>
    </SideCard>
  );
}
