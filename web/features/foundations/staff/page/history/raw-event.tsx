import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { TimelineEntry } from '#api/contract.gen.d.ts';
import { call } from '../../../../../desk/call.ts';
import { useErrorText } from '../../../../../desk/error-text.ts';
import { useRead } from '../../../../../desk/read-while.ts';
import { Facts } from '../../../../../desk/ui/facts.tsx';

interface Props {
  foundationId: string;
  entry: TimelineEntry;
  onClose: () => void;
}

/** An event as it is stored, with what is sealed opened. It is read when it is asked for: on record. */
export function RawEvent({ foundationId, entry: { revision, type }, onClose }: Props) {
  const { t } = useTranslation(['staffPage', 'common']);
  const errorText = useErrorText();
  const words = t('staffPage:event');
  const params = { id: foundationId, revision: String(revision) };
  const read = useRead(
    (signal) => call('GET /admin/foundations/:id/events/:revision', { params, signal }),
    params.revision,
  );
  return (
    <Dialog open fullWidth maxWidth="md" onClose={onClose} aria-labelledby="raw-event">
      <DialogTitle id="raw-event" variant="h4" component="h2" sx={{ overflowWrap: 'anywhere' }}>
        {t('staffPage:event.title', { revision: `${revision}`, type })}
      </DialogTitle>
      <DialogContent>
        <Typography color="textSecondary" sx={{ mb: 2 }}>
          {words.what}
        </Typography>
        {!read && <LinearProgress />}
        {read && !read.ok && <Alert severity="error">{errorText(read).title}</Alert>}
        {read?.ok && (
          <>
            <Facts
              facts={[
                [words.id, read.data.id],
                [words.position, read.data.position],
              ]}
            />
            <Json title={words.data} value={read.data.data} />
            <Json title={words.metadata} value={read.data.metadata} />
          </>
        )}
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button onClick={onClose}>{t('common:dialog.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  return (
    <>
      <Typography variant="h6" component="h3" sx={{ mt: 2 }}>
        {title}
      </Typography>
      <Box component="pre" sx={json}>
        {JSON.stringify(value, null, 2)}
      </Box>
    </>
  );
}

const json = {
  m: 0,
  p: 1.5,
  borderRadius: '12px',
  bgcolor: 'action.hover',
  fontSize: '0.8125rem',
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
} as const;
