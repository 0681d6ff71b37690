import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChoiceDialog } from './choice-dialog.tsx';

/** A mail that would go out: to whom, and what it says. */
export interface MailPreview {
  key: string;
  to: string;
  about: string;
  text?: string | undefined;
}

interface Props {
  mails: readonly MailPreview[];
  /** Of what is no reminder. */
  words?: { title: string; what: string; send: string };
  onSend: () => void;
  onClose: () => void;
}

/** Nothing goes out before one has seen to whom, and what. */
export function MailDialog({ mails, words, onSend, onClose }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const count = mails.length;
  return (
    <ChoiceDialog
      title={words?.title ?? t('staffTasks:tasks.reminding.title', { count })}
      what={words?.what ?? t('staffTasks:tasks.reminding.what')}
      choices={[
        { id: 'send', label: words?.send ?? t('staffTasks:tasks.reminding.send', { count }) },
      ]}
      onChoose={onSend}
      onClose={onClose}
    >
      <Box component="ul" sx={list}>
        {mails.slice(0, SHOWN).map(({ key, to, about, text }) => (
          <li key={key}>
            <Box sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
              {t('staffTasks:tasks.reminding.to', { who: to })}
            </Box>
            <Box sx={{ overflowWrap: 'anywhere' }}>{about}</Box>
            {text && (
              <Typography color="textSecondary" sx={{ mt: 0.5, fontSize: '0.9375rem' }}>
                {text}
              </Typography>
            )}
          </li>
        ))}
        {count > SHOWN && <li>{t('staffTasks:tasks.reminding.more', { count: count - SHOWN })}</li>}
      </Box>
    </ChoiceDialog>
  );
}

const SHOWN = 8;
const list = { listStyle: 'none', m: 0, mt: 2.5, p: 0, display: 'grid', gap: 1.5 } as const;
