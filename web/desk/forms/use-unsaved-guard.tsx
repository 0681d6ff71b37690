import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useBlocker } from 'react-router';

interface Guard {
  hasUnsaved: () => boolean;
  onClose: () => void;
}

/**
 * Nothing typed is lost without asking: `close` asks before it closes, leaving the page by the
 * browser's buttons asks too, and the browser itself asks before it closes the tab.
 */
export function useUnsavedGuard({ hasUnsaved, onClose }: Guard) {
  const [asking, setAsking] = useState(false);
  const blocker = useBlocker(hasUnsaved);
  useBeforeClosing(hasUnsaved);
  const isLeaving = blocker.state === 'blocked';
  const keep = () => {
    setAsking(false);
    if (isLeaving) blocker.reset();
  };
  const discard = () => (isLeaving ? blocker.proceed() : onClose());
  return {
    close: () => (hasUnsaved() ? setAsking(true) : onClose()),
    question: (asking || isLeaving) && <DiscardQuestion onKeep={keep} onDiscard={discard} />,
  };
}

/**
 * Listens once, unlike `useBeforeUnload` of React Router, which listens anew with every rendering:
 * in between Chromium knows of no listener and closes a tab without asking.
 */
function useBeforeClosing(hasUnsaved: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (hasUnsaved()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => ask(event);
    window.addEventListener('beforeunload', listener);
    return () => window.removeEventListener('beforeunload', listener);
  }, []);
}

interface QuestionProps {
  onKeep: () => void;
  onDiscard: () => void;
}

function DiscardQuestion({ onKeep, onDiscard }: QuestionProps) {
  const { t } = useTranslation(['staff']);
  const id = useId();
  const keep = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      onClose={onKeep}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-what`}
      slotProps={{
        paper: { sx: { borderRadius: '20px' } },
        transition: { onEntered: () => keep.current?.focus() },
      }}
    >
      <DialogTitle id={`${id}-title`} variant="h4" component="h2" sx={{ pt: 3, pb: 1 }}>
        {t('staff:discard.title')}
      </DialogTitle>
      <DialogContent id={`${id}-what`} sx={{ color: 'text.secondary', pb: 1 }}>
        {t('staff:discard.what')}
      </DialogContent>
      <DialogActions sx={{ px: 3, pt: 1, pb: 3, flexWrap: 'wrap', gap: 1 }}>
        <Button color="error" onClick={onDiscard}>
          {t('staff:discard.discard')}
        </Button>
        <Button ref={keep} variant="contained" onClick={onKeep}>
          {t('staff:discard.keep')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
