import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { WholeInquiry } from '#api/contract.gen.d.ts';
import { useMay } from '../../../desk/session/session.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { keepsLines } from '../../../kit/ui/breakable.ts';
import { linedRows } from '../../../kit/ui/lined-rows.ts';
import { staffPath } from '../../../staff-pages.ts';

type Answer = WholeInquiry['answers'][number];
type Note = WholeInquiry['notes'][number];

/** Answers or notes, the oldest first. */
export function Entries<Each extends Note>({
  title,
  entries,
  none,
  below,
}: {
  title: string;
  entries: readonly Each[];
  none: string;
  below?: (entry: Each) => ReactNode;
}) {
  const { t } = useTranslation(['staffInquiries']);
  const { locale } = useLocale();
  if (entries.length === 0) return <Typography color="textSecondary">{none}</Typography>;
  return (
    <Box component="ol" aria-label={title} sx={rows}>
      {entries.map((entry) => (
        <li key={entry.id}>
          <Quiet>
            <time dateTime={entry.writtenAt}>
              {t('staffInquiries:inquiry.answers.by', {
                name: entry.author.name,
                instant: dayAndTime(entry.writtenAt, locale),
              })}
            </time>
          </Quiet>
          <Box sx={{ ...keepsLines, overflowWrap: 'anywhere', maxWidth: '68ch' }}>{entry.text}</Box>
          {below?.(entry)}
        </li>
      ))}
    </Box>
  );
}

/** What became of the mail, and where it can be sent again. */
export function Fate({ mail }: Pick<Answer, 'mail'>) {
  const words = useTranslation(['staffInquiries']).t('staffInquiries:inquiry.answers');
  const may = useMay();
  const isTrouble = mail.fate === 'late' || mail.fate === 'undeliverable';
  return (
    <Box
      sx={{ fontSize: '0.875rem', color: isTrouble ? 'warning.main' : 'text.secondary', mt: 0.5 }}
    >
      {words.fate[mail.fate]}
      {isTrouble && may('operations.read') && (
        <>
          {' '}
          <Link component={RouterLink} to={staffPath('stuck')}>
            {words.stuck}
          </Link>
        </>
      )}
    </Box>
  );
}

const rows = { ...linedRows, '& > li:first-of-type': { pt: 0 } } as const;
