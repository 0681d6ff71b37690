import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';
import { eventTexts } from '#domain/foundations/event-texts.ts';
import { dayAndTime } from '../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import type { UnseenEvent } from '../../../../shared/foundations/unseen-events.ts';

interface Props {
  changes: readonly UnseenEvent[];
  /** Whether the command still fits, so that it can be sent for the new state. */
  canGoOn: boolean;
}

/** Why a command was not carried out: what happened meanwhile, and whose doing it was. */
export function Conflict({ changes, canGoOn }: Props) {
  const { t } = useTranslation(['staffCommands', 'staffFoundations']);
  const { locale } = useLocale();
  return (
    <Alert severity="warning" role="alert" sx={{ mt: 2 }}>
      <AlertTitle sx={{ fontWeight: 600 }}>{t('staffCommands:conflict.title')}</AlertTitle>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {changes.map(({ type, occurredAt, actor: { role, name } }) => (
          <li key={`${type} ${occurredAt}`}>
            {eventTexts[type][locale].label} (
            {[name, t(`staffFoundations:actor.${role}`)].filter(Boolean).join(', ')},{' '}
            {dayAndTime(occurredAt, locale)})
          </li>
        ))}
      </Box>
      {t(canGoOn ? 'staffCommands:conflict.goOn' : 'staffCommands:conflict.over')}
    </Alert>
  );
}
