import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../desk/call.ts';
import { useRead } from '../../../../desk/read-while.ts';
import { patiently } from '../../../../desk/reads.ts';
import { ReadFailed } from '../../../../desk/ui/states.tsx';
import type { DataOf } from '../../../../kit/api/call.ts';
import { quiet } from './looks.ts';

type Copy = DataOf<'GET /admin/foundations/:id/mails/:mailId'>;

interface Props {
  foundationId: string;
  mailId: string;
}

/** The words of a mail, read when somebody asks for them. */
export function Letter({ foundationId: id, mailId }: Props) {
  const words = useTranslation(['staffCommunication']).t('staffCommunication:mail');
  const params = { id, mailId };
  const read = useRead(
    (signal) =>
      patiently(() => call('GET /admin/foundations/:id/mails/:mailId', { params, signal })),
    mailId,
  );
  if (!read) return <CircularProgress size={24} aria-label={words.reading} sx={{ my: 2 }} />;
  if (!read.ok) return <ReadFailed refusal={read} />;
  return <Paper copy={read.data} />;
}

function Paper({ copy }: { copy: Copy }) {
  const { t } = useTranslation(['staffCommunication']);
  const { subject, heading, greeting, paragraphs, note, after, links, english, sections } = copy;
  return (
    <Box component="article" aria-label={subject} sx={paper}>
      <Box sx={quiet}>{t('staffCommunication:mail.subject', { subject })}</Box>
      <Typography variant="h5" component="h3" color="primary">
        {heading}
      </Typography>
      <Lines of={[greeting, ...paragraphs]} />
      {note && (
        <Box sx={{ borderLeft: 4, borderColor: 'secondary.main', pl: 2 }}>
          <strong>{note.title}</strong>
          <Lines of={note.lines} />
        </Box>
      )}
      <Lines of={after} />
      {links.map(({ label, link }) => (
        <p key={label}>{`${label}: ${link}`}</p>
      ))}
      {english.length > 0 && (
        <Box lang="en" sx={quiet}>
          <Lines of={english} />
        </Box>
      )}
      {sections.map((section) => (
        <details key={section.title}>
          <summary>{section.title}</summary>
          <Lines of={section.paragraphs} />
        </details>
      ))}
      <Attachments of={copy.attachments} />
      <Box sx={quiet}>{copy.reason}</Box>
    </Box>
  );
}

const Lines = ({ of }: { of: readonly string[] }): ReactNode =>
  of.map((line, index) => <p key={`${index} ${line}`}>{line}</p>);

function Attachments({ of }: { of: readonly string[] }) {
  const { t } = useTranslation(['staffCommunication']);
  if (of.length === 0) return null;
  return <p>{t('staffCommunication:mail.attached', { names: of.join(', ') })}</p>;
}

const paper = {
  display: 'grid',
  gap: 1.5,
  my: 1.5,
  p: { xs: 2, md: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: '12px',
  bgcolor: 'background.default',
  overflowWrap: 'anywhere',
  '& p': { m: 0, maxWidth: '68ch' },
  '& summary': { cursor: 'pointer' },
} as const;
