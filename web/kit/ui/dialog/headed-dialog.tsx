import Box from '@mui/material/Box';
import Dialog, { type DialogProps } from '@mui/material/Dialog';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';

/** Round corners, with room for the close button. */
export const dialogPaper = { paper: { sx: { borderRadius: '20px', p: { xs: 0, sm: 1 } } } };

interface HeadedDialogProps {
  title: string;
  /** Missing where something has to be done first. */
  onClose?: (() => void) | undefined;
  maxWidth?: DialogProps['maxWidth'];
  /** It cannot be closed while something is being sent. */
  disabled?: boolean;
  children: ReactNode;
}

/** An open dialog, with its heading and the button that closes it. */
export function HeadedDialog(props: HeadedDialogProps) {
  const { title, onClose, maxWidth = 'sm', disabled = false, children } = props;
  const { t } = useTranslation(['common']);
  const id = useId();
  return (
    <Dialog
      open
      fullWidth
      maxWidth={maxWidth}
      onClose={disabled ? undefined : onClose}
      aria-labelledby={id}
      slotProps={dialogPaper}
    >
      <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1.5, pt: 1.5 }}>
        <DialogTitle
          id={id}
          variant="h4"
          component="h2"
          sx={{ flex: 1, minWidth: 0, pt: 1.5, lineHeight: 1.2 }}
        >
          {title}
        </DialogTitle>
        {onClose && (
          <IconButton aria-label={t('common:dialog.close')} onClick={onClose} disabled={disabled}>
            <X size={22} strokeWidth={1.75} aria-hidden="true" />
          </IconButton>
        )}
      </Box>
      {children}
    </Dialog>
  );
}
