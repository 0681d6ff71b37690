import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { ReviewPoint } from '#domain/foundations/review/review-checklist.ts';
import { dayAndTime } from '../../../../../desk/ui/formats.ts';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import type { Foundation } from '../../types.ts';
import type { Review } from './reading.tsx';

interface Props {
  approval: NonNullable<Review['approval']>;
  documents: Foundation['documents'];
}

/** Who approved which files when, what was checked, and why the rest was left open. */
export function ApprovalRecord({ approval, documents }: Props) {
  const { t } = useTranslation(['staffPage']);
  const { locale } = useLocale();
  const words = t('staffPage:review');
  const { at, by, review, documents: approved } = approval;
  const who = by ?? words.record.somebody;
  const titleOf = (id: string) => documents.find(({ documentId }) => documentId === id)?.title;
  return (
    <Box sx={{ fontSize: '0.9375rem', overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {t('staffPage:review.record.by', { who, instant: dayAndTime(at, locale) })}
      </Typography>
      {approved && (
        <Box component="ul" aria-label={words.record.documents} sx={list}>
          {approved.map(({ documentId, sha256 }) => (
            <li key={documentId}>
              {titleOf(documentId) ?? documentId}{' '}
              <Box component="code" sx={code}>
                {sha256}
              </Box>
            </li>
          ))}
        </Box>
      )}
      {review ? (
        <>
          <div>
            {words.kinds[review.articles]} ·{' '}
            {t('staffPage:review.record.checked', { count: review.checked.length })}
          </div>
          <Box component="ul" sx={list}>
            {review.checked.map((point) => (
              <li key={point}>{words.points[point]}</li>
            ))}
            {Object.entries(review.open).map(([point, reason]) => (
              <li key={point}>
                {t('staffPage:review.record.open', {
                  point: words.points[point as ReviewPoint],
                  reason,
                })}
              </li>
            ))}
          </Box>
        </>
      ) : (
        <Box sx={{ color: 'text.secondary' }}>{words.record.none}</Box>
      )}
    </Box>
  );
}

const list = { m: 0, my: 1, pl: 2.5 } as const;
const code = { fontSize: '0.8125rem', color: 'text.secondary' } as const;
