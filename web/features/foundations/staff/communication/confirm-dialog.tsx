import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outcome } from '../../../../desk/call.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { usePress } from '../../../../desk/forms/use-press.ts';

interface Props {
  words: { title: string; what: string; submit: string; done: string };
  send: () => Promise<Outcome>;
  onClose: () => void;
}

/** Asks before something is taken away that nobody brings back. */
export function ConfirmDialog({ words, send, onClose }: Props) {
  const { t } = useTranslation(['staffCommunication']);
  const id = useId();
  const { busy, refused, press } = usePress({
    send: async () => {
      const outcome = await send();
      if (outcome.ok) onClose();
      return outcome;
    },
    done: () => words.done,
  });
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={busy ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{ paper: { sx: { borderRadius: '20px' } } }}
    >
      <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
        {words.title}
      </DialogTitle>
      <DialogContent id={`${id}-what`} sx={{ color: 'text.secondary', pb: 1 }}>
        {words.what}
        {refused && <ErrorAlert text={refused} sx={{ mt: 2 }} />}
      </DialogContent>
      <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
        <Button onClick={onClose} disabled={busy}>
          {t('staffCommunication:compose.cancel')}
        </Button>
        <Button variant="contained" color="error" onClick={press} disabled={busy}>
          {words.submit}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
