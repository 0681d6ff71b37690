import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { FileText } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Audience } from '#domain/messages/messages.ts';
import { fileSize, spokenDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { keepsLines } from '../../kit/ui/breakable.ts';
import type { Message } from './reading.ts';

interface MessageEntryProps {
  id: string;
  audience: Audience;
  message: Message;
  now: string;
  /** What the reader can do with it. */
  children?: ReactNode;
}

/** One message, with who wrote it, as what and when. */
export function MessageEntry({ id, audience, message, now, children }: MessageEntryProps) {
  const { t } = useTranslation(['sharedMessages']);
  const { locale } = useLocale();
  const { author, writtenAt, changedAt, files } = message;
  const name = author.own ? t('sharedMessages:you') : (author.name ?? t('sharedMessages:nobody'));
  return (
    <Box
      component="li"
      sx={{
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
      {files.map((file) => (
        <Link
          key={file.id}
          href={`/api/foundations/${id}/messages/files/${file.id}?audience=${audience}`}
          sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1, overflowWrap: 'anywhere' }}
        >
          <FileText size={18} aria-hidden />
          {`${file.name}, ${fileSize(file.size, locale)}`}
        </Link>
      ))}
      {children}
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
