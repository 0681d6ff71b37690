import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';

export interface Choice {
  id: string;
  label: string;
  hint?: string;
}

interface Props {
  title: string;
  what: string;
  choices: readonly Choice[];
  onChoose: (id: string) => void;
  onClose: () => void;
  /** Below the choices. */
  children?: ReactNode;
}

/** A few choices, each of which is a button; the first nine also answer to their number. */
export function ChoiceDialog({ title, what, choices, onChoose, onClose, children }: Props) {
  const { t } = useTranslation(['common']);
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    const chosen = choices[Number(event.key) - 1];
    const isTyping = event.target instanceof HTMLInputElement;
    if (!chosen || isTyping || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    onChoose(chosen.id);
  };
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      onClose={onClose}
      onKeyDown={onKeyDown}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{
        paper: { sx: { borderRadius: '20px', m: { xs: 1.5, sm: 4 } } },
        transition: { onEntered: () => list.current?.querySelector('button')?.focus() },
      }}
    >
      <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
        {title}
      </DialogTitle>
      <DialogContent sx={{ pb: 1 }}>
        <Typography id={`${id}-what`} color="textSecondary" sx={{ mb: 2 }}>
          {what}
        </Typography>
        <Box ref={list} sx={{ display: 'grid', gap: 1 }}>
          {choices.map((choice, index) => (
            <Button
              key={choice.id}
              variant="outlined"
              onClick={() => onChoose(choice.id)}
              sx={{ justifyContent: 'space-between', gap: 2 }}
            >
              <span>{choice.label}</span>
              <Box component="span" sx={{ color: 'text.secondary', fontWeight: 400 }}>
                {choice.hint} {index < 9 && <kbd aria-hidden>{index + 1}</kbd>}
              </Box>
            </Button>
          ))}
        </Box>
        {children}
      </DialogContent>
      <DialogActions sx={{ px: 3, pt: 1, pb: 3 }}>
        <Button onClick={onClose}>{t('common:dialog.cancel')}</Button>
      </DialogActions>
    </Dialog>
  );
}
