import Box from '@mui/material/Box';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';

/** Round corners, with room for the close button. */
export const dialogPaper = { paper: { sx: { borderRadius: '20px', p: { xs: 0, sm: 1 } } } };

interface DialogHeadProps {
  /** Labels the dialog. */
  id: string;
  title: string;
  onClose: () => void;
  disabled?: boolean;
}

/** The heading of a dialog, and the button that closes it. */
export function DialogHead({ id, title, onClose, disabled = false }: DialogHeadProps) {
  const { t } = useTranslation(['common']);
  return (
    <Box sx={{ display: 'flex', alignItems: 'flex-start', pr: 1.5, pt: 1.5 }}>
      <DialogTitle
        id={id}
        variant="h4"
        component="h2"
        sx={{ flex: 1, minWidth: 0, pt: 1.5, lineHeight: 1.2 }}
      >
        {title}
      </DialogTitle>
      <IconButton aria-label={t('common:dialog.close')} onClick={onClose} disabled={disabled}>
        <X size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </Box>
  );
}
