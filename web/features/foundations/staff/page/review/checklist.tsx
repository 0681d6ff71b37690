import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import {
  acceptedByAll,
  articlesFor,
  articlesKinds,
  normOf,
  type ReviewPoint,
  reviewedCase,
} from '#domain/foundations/review/review-checklist.ts';
import type { Foundation } from '../../types.ts';
import { notAccepted } from './not-accepted.ts';
import { type Reading, useReading } from './reading.tsx';

/** What a lawyer ticks off while reading; it is kept until the drafts change. */
export function Checklist({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations', 'staffPage']);
  const reading = useReading();
  const { coreData } = foundation;
  if (!reading || !coreData) return null;
  const words = t('staffPage:review');
  const { points, articles, isTicked, failed } = reading;
  const form = t(`staffFoundations:foundation.coreData.${coreData.legalForm}`);
  const { founders } = reviewedCase(coreData, articles);
  const done = points.filter(isTicked).length;
  return (
    <Box component="section" aria-label={words.title} sx={{ mb: 2.5 }}>
      <Typography variant="h5" component="h3" color="primary">
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
        {t('staffPage:review.case', { form, founders: words.founders[founders] })}
      </Typography>
      <TextField
        select
        size="small"
        fullWidth
        label={words.articles}
        value={articles}
        onChange={({ target }) => {
          const kind = articlesKinds.find((known) => known === target.value);
          if (kind) reading.chooseArticles(kind);
        }}
        sx={{ mt: 1.5 }}
      >
        {articlesFor(coreData).map((kind) => (
          <MenuItem key={kind} value={kind}>
            {words.kinds[kind]}
          </MenuItem>
        ))}
      </TextField>
      <Box component="ul" sx={list}>
        {points.map((point) => (
          <Point key={point} point={point} reading={reading} />
        ))}
        {foundation.people && <AcceptedByAll foundation={foundation} />}
      </Box>
      <Typography role="status" color="textSecondary" sx={{ fontSize: '0.875rem' }}>
        {t('staffPage:review.progress', { done: `${done}`, all: `${points.length}` })}
      </Typography>
      {failed && (
        <Alert severity="error" sx={{ mt: 1 }}>
          {words.failed}
        </Alert>
      )}
    </Box>
  );
}

function Point({ point, reading }: { point: ReviewPoint; reading: Reading }) {
  const { t } = useTranslation(['staffPage']);
  const words = t('staffPage:review');
  const isTicked = reading.isTicked(point);
  const hints = [normOf(point), !isTicked && reading.wasTickedBefore(point) && words.before];
  return (
    <li>
      <FormControlLabel
        control={
          <Checkbox
            size="small"
            checked={isTicked}
            onChange={(_event, checked) => reading.tick(point, checked)}
          />
        }
        label={
          <>
            {words.points[point]}
            <Box component="span" sx={hint}>
              {hints.filter(Boolean).join(' · ')}
            </Box>
          </>
        }
      />
    </li>
  );
}

/** Ticked by itself once all have accepted; until then it says who has not. */
function AcceptedByAll({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffPage']);
  const names = notAccepted(foundation);
  const missing =
    names.length > 0 && t('staffPage:review.notAccepted', { names: names.join(', ') });
  return (
    <li>
      <FormControlLabel
        disabled
        control={<Checkbox size="small" checked={names.length === 0} />}
        label={
          <>
            {t('staffPage:review.points')[acceptedByAll]}
            <Box component="span" sx={hint}>
              {[normOf(acceptedByAll), missing].filter(Boolean).join(' · ')}
            </Box>
          </>
        }
      />
    </li>
  );
}

const list = {
  listStyle: 'none',
  m: 0,
  p: 0,
  my: 1.5,
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start', mr: 0, minHeight: 44 },
  '& .MuiFormControlLabel-label': { fontSize: '0.9375rem', pt: 0.75, hyphens: 'auto' },
} as const;

const hint = { display: 'block', color: 'text.secondary', fontSize: '0.8125rem' } as const;
