import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type ReactNode, useId } from 'react';
import { dialogPaper } from '../ui/dialog/headed-dialog.tsx';

interface LoginDialogProps {
  open: boolean;
  title: string;
  /** What has become of the page behind it. */
  lead: string;
  /** Missing where nothing goes on without a login. */
  onClose?: () => void;
  children: ReactNode;
}

/** After a session has ended: a login over the page, which stays as it is with all its texts. */
export function LoginDialog({ open, title, lead, onClose, children }: LoginDialogProps) {
  const id = useId();
  return (
    <Dialog
      open={open}
      {...(onClose && { onClose })}
      aria-labelledby={id}
      aria-describedby={`${id}-lead`}
      fullWidth
      maxWidth="xs"
      slotProps={dialogPaper}
    >
      <DialogTitle id={id} variant="h4" component="h2" sx={{ pt: 3, lineHeight: 1.2 }}>
        {title}
      </DialogTitle>
      <DialogContent>
        <Typography id={`${id}-lead`} sx={{ mb: 3 }}>
          {lead}
        </Typography>
        {children}
      </DialogContent>
    </Dialog>
  );
}
