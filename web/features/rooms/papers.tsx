import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { Download, FileText } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { fileTexts } from '#domain/foundations/file-texts.ts';
import { signatureWords } from '#domain/foundations/signature-words.ts';
import { fileSize, shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Block } from '../../shared/sheets/block.tsx';
import type { RoomProps } from './use-room.ts';

/** What was approved for the notary, with the first digits of its hash, and the data sheet. */
export function Papers({ id, room, now }: Pick<RoomProps, 'id' | 'room' | 'now'>) {
  const { t } = useTranslation(['rooms']);
  const { locale } = useLocale();
  const words = t('rooms:documents');
  const [isShown, setShown] = useState(false);
  const files = `/api/rooms/${id}`;
  return (
    <section aria-labelledby="documents">
      <Typography id="documents" variant="h4" component="h2" color="primary" sx={{ mb: 1 }}>
        {words.title}
      </Typography>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {room.documents.map(({ documentId, title, size, sha256, approvedAt, isNew, isSigned }) => (
          <Row
            key={documentId}
            name={title}
            isNew={isNew}
            line={t('rooms:documents.line', {
              date: shortDate(approvedAt, locale, now),
              size: fileSize(size, locale),
              hash: groups(sha256),
            })}
            signature={signatureWords({ kind: 'draft', isSigned }, locale)}
            href={`${files}/documents/${documentId}`}
          />
        ))}
        {room.sent.map(({ fileId, purpose: kind, size, sha256, sentAt, isSigned }) => (
          <Row
            key={fileId}
            name={fileTexts[kind][locale]}
            line={t('rooms:documents.sent', {
              date: shortDate(sentAt, locale, now),
              size: fileSize(size, locale),
              hash: groups(sha256),
            })}
            signature={signatureWords({ kind, isSigned }, locale)}
            href={`${files}/documents/${fileId}`}
          />
        ))}
        <Row
          name={words.sheet}
          isNew={room.isSheetNew}
          line={words.sheetLine}
          href={`${files}/sheet.pdf?language=${locale}`}
        >
          <Button size="small" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
            {isShown ? words.hideSheet : words.showSheet}
          </Button>
          <Button size="small" href={`${files}/sheet.json`} download>
            {words.json}
          </Button>
        </Row>
      </Box>
      {isShown &&
        room.sheet[locale].blocks.map((block) => <Block key={block.title} block={block} />)}
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1.5 }}>
        {room.documents.length === 0 ? words.none : words.later}
      </Typography>
    </section>
  );
}

/** `06a2 c0d5 9f1b`: enough to compare by eye; the whole of it is in the file's data. */
const groups = (sha256: string) => [0, 4, 8].map((at) => sha256.slice(at, at + 4)).join(' ');

interface RowProps {
  name: string;
  line: string;
  signature?: string | undefined;
  isNew?: boolean;
  href: string;
  children?: ReactNode;
}

function Row({ name, line, signature, isNew = false, href, children }: RowProps) {
  const { t } = useTranslation(['rooms']);
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 1.75,
        py: 1.5,
        borderBottom: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ color: 'primary.main', alignSelf: 'flex-start', pt: 0.5 }}>
        <FileText size={20} strokeWidth={1.75} aria-hidden="true" />
      </Box>
      <Box sx={{ flex: 1, minWidth: 0 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {name}{' '}
          {isNew && (
            <Chip
              size="small"
              color="success"
              variant="outlined"
              label={t('rooms:documents.new')}
            />
          )}
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[line, signature].filter(Boolean).join(' · ')}
        </Typography>
        {children && <Box sx={{ ml: -0.75, mt: 0.5 }}>{children}</Box>}
      </Box>
      <IconButton
        component="a"
        href={href}
        download
        aria-label={t('rooms:documents.download', { name })}
        color="primary"
      >
        <Download size={20} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
