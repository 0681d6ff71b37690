import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { isFinished } from '#domain/foundations/statuses.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useFoundationPage } from '../page-context.tsx';
import { SideCard } from '../side-column.tsx';

/** The way to the page where people prove who they are, until all have. */
export function IdentificationCard() {
  const { t } = useTranslation(['foundations']);
  const { to } = useLocale();
  const { id, status, identification, participants, viewer } = useFoundationPage().foundation;
  const open = participants.filter(({ identified, roles }) => !identified && roles.length > 0);
  if (identification === 'off' || open.length === 0 || isFinished(status)) return null;
  const words = t('foundations:page.identification');
  const own = open.find(({ participantId }) => participantId === viewer?.participantId);
  // Only the lead may have links mailed to people without an account.
  if (!own && viewer?.role !== 'lead') return null;
  return (
    <SideCard title={words.title} id="identification">
      <Typography variant="body2" sx={{ mb: 1.5 }}>
        {own?.checking ? words.checking : own ? words.own : words.others}
      </Typography>
      <Button variant="outlined" href={to('identification', { id })}>
        {own && !own.checking ? words.go : words.look}
      </Button>
    </SideCard>
  );
}
