import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { keepsLines } from '../../kit/ui/breakable.ts';
import type { Message } from './reading.ts';

/** One message, with who wrote it, as what and when. */
export function MessageEntry({ message, now }: { message: Message; now: string }) {
  const { t } = useTranslation(['sharedMessages']);
  const { locale } = useLocale();
  const { author, writtenAt, changedAt } = message;
  const name = author.own ? t('sharedMessages:you') : (author.name ?? t('sharedMessages:nobody'));
  return (
    <Box
      component="li"
      sx={{
        justifySelf: author.own ? 'end' : 'start',
        alignSelf: author.own ? 'flex-end' : 'flex-start',
        maxWidth: 'min(68ch, 92%)',
        px: 2.5,
        py: 1.75,
        borderRadius: 2.5,
        border: 1,
        borderColor: 'divider',
        bgcolor: author.own ? 'brand.highlight' : 'background.paper',
      }}
    >
      <Typography variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        <Box component="strong" sx={{ color: 'text.primary' }}>
          {name}
        </Box>
        {author.own ? '' : `, ${t('sharedMessages:roles')[author.role]}`} ·{' '}
        <time dateTime={writtenAt}>{spokenDate(writtenAt, locale, now)}</time>
        {changedAt && ` · ${t('sharedMessages:changed')}`}
      </Typography>
      <Words message={message} />
    </Box>
  );
}

function Words({ message: { text, removedAt } }: { message: Message }) {
  const { t } = useTranslation(['sharedMessages']);
  if (text !== null) {
    return (
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        <span style={keepsLines}>{text}</span>
      </Typography>
    );
  }
  return (
    <Typography color="textSecondary" sx={{ fontStyle: 'italic' }}>
      {t(removedAt ? 'sharedMessages:removed' : 'sharedMessages:erased')}
    </Typography>
  );
}
