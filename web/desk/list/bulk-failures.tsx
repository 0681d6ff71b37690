import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { useBulkRun } from './use-bulk-run.ts';

interface Props {
  run: ReturnType<typeof useBulkRun>;
  /** What a row is called. */
  nameOf: (id: string) => string;
}

/** Of what was done to several rows: which were refused, and why. */
export function BulkFailures({ run: { result, forget }, nameOf }: Props) {
  const { t } = useTranslation(['staffList', 'common']);
  const title = useId();
  if (!result) return null;
  const { of, failures } = result;
  return (
    <Dialog open onClose={forget} maxWidth="sm" fullWidth aria-labelledby={title}>
      <DialogTitle id={title} variant="h4" component="h2">
        {t('staffList:failures.title', { count: failures.length, of })}
      </DialogTitle>
      <DialogContent>
        <p>{t('staffList:failures.what', { count: of - failures.length })}</p>
        <Box component="ul" sx={{ m: 0, pl: 2.5, display: 'grid', gap: 1 }}>
          {failures.map(({ id, text }) => (
            <li key={id}>
              <Box component="span" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
                {nameOf(id)}
              </Box>
              <br />
              {text.title} {text.description}
            </li>
          ))}
        </Box>
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={forget}>{t('common:dialog.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
