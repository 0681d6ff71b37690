import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'ra-core';
import { type FormEvent, type ReactNode, useId } from 'react';
import type { ErrorText } from '../../shell/error-text.ts';

interface Props {
  /** i18n: `<texts>.title`, `.what` and `.submit`. */
  texts: string;
  values?: Record<string, unknown>;
  destructive?: boolean;
  pending: boolean;
  error: ErrorText | null;
  onSubmit: () => void;
  onClose: () => void;
  children?: ReactNode;
}

/** Says what a command will do, takes what it needs and stays open until it has worked. */
export function CommandDialog(props: Props) {
  const { texts, values, destructive, pending, error, onSubmit, onClose, children } = props;
  const translate = useTranslate();
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    onSubmit();
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={pending ? undefined : onClose}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{ paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } } }}
    >
      <Box component="form" noValidate onSubmit={submit}>
        <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
          {translate(`${texts}.title`, values)}
        </DialogTitle>
        <DialogContent sx={{ pb: 1 }}>
          <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: children ? 3 : 1 }}>
            {translate(`${texts}.what`, values)}
          </Typography>
          {children}
          {error && (
            <Alert severity="error" sx={{ mt: 2 }}>
              <AlertTitle sx={{ fontWeight: 600 }}>{error.what}</AlertTitle>
              {error.advice}
            </Alert>
          )}
        </DialogContent>
        <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
          <Button onClick={onClose} disabled={pending}>
            {translate('commands.cancel')}
          </Button>
          <Button
            type="submit"
            variant="contained"
            color={destructive ? 'error' : 'primary'}
            loading={pending}
            sx={{ whiteSpace: 'normal' }}
          >
            {translate(`${texts}.submit`)}
          </Button>
        </DialogActions>
      </Box>
    </Dialog>
  );
}
