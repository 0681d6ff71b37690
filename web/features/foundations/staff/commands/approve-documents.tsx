import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { acceptedByAll, type ReviewPoint } from '#domain/foundations/review/review-checklist.ts';
import { TextInput } from '../../../../kit/forms/fields.tsx';
import type { Fields } from '../../../../kit/forms/rules.ts';
import { notAccepted } from '../page/review/not-accepted.ts';
import { type Reading, useReading } from '../page/review/reading.tsx';
import type { Foundation } from '../types.ts';
import { dialog } from './dialog.tsx';
import { DocumentsToApprove } from './documents-at-stake.tsx';

/** What is approved, one by one, and why what was not ticked off may stay open. */
export const approveDocuments = dialog({
  command: 'approve-documents',
  tone: 'primary',
  useRules(foundation) {
    const reading = useReading();
    if (!reading) return undefined;
    const { articles, points } = reading;
    const checked = points.filter(reading.isTicked);
    const open = openIn(reading, foundation);
    return {
      payload: (fields) => ({ review: { articles, checked, open: reasonsIn(fields, open) } }),
      inputs: Object.fromEntries(open.map((point) => [`review.open.${point}`, fieldOf(point)])),
    };
  },
  Fields({ foundation }) {
    const reading = useReading();
    const open = reading ? openIn(reading, foundation) : [];
    return (
      <div>
        <DocumentsToApprove foundation={foundation} />
        {open.length > 0 && <OpenPoints points={open} />}
      </div>
    );
  },
});

function OpenPoints({ points }: { points: readonly ReviewPoint[] }) {
  const words = useTranslation(['staffPage']).t('staffPage:review');
  return (
    <Box sx={{ display: 'grid', gap: 2, mt: 3 }}>
      <div>
        <Typography variant="h5" component="h3" color="primary">
          {words.openTitle}
        </Typography>
        <Typography color="textSecondary" sx={{ fontSize: '0.9375rem' }}>
          {words.openWhat}
        </Typography>
      </div>
      {points.map((point) => (
        <TextInput
          key={point}
          name={fieldOf(point)}
          label={words.points[point]}
          rows={2}
          maxLength={500}
          required
        />
      ))}
    </Box>
  );
}

/** Points that nobody ticked, and the one that is known from what the shareholders have accepted. */
const openIn = ({ points, isTicked }: Reading, foundation: Foundation): ReviewPoint[] => [
  ...points.filter((point) => !isTicked(point)),
  ...(notAccepted(foundation).length > 0 ? [acceptedByAll as ReviewPoint] : []),
];

const fieldOf = (point: ReviewPoint) => `open.${point}`;

const reasonsIn = (fields: Fields, open: readonly ReviewPoint[]) =>
  Object.fromEntries(open.map((point) => [point, fields[fieldOf(point)] ?? '']));
