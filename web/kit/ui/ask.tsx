import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogContent from '@mui/material/DialogContent';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { HeadedDialog } from './dialog/headed-dialog.tsx';
import { useHydrated } from './use-hydrated.ts';

/**
 * Asks before something that cannot be undone: in a dialog or, without JavaScript, in a panel on
 * the page under the same address `?ask=<name>`.
 */
export function useAsk(name: string) {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(search.get('ask') === name);
  const [typed, setTyped] = useState(false);
  const [leaving, setLeaving] = useState(false);
  const close = () => {
    setOpen(false);
    setTyped(false);
    setLeaving(false);
    if (search.has('ask')) setSearch({}, { replace: true, preventScrollReset: true });
  };
  return {
    open,
    close,
    /** Closes, but asks first if text would be lost. */
    leave: () => (typed ? setLeaving(true) : close()),
    stay: () => setLeaving(false),
    leaving,
    noteTyping: () => setTyped(true),
    /** Props of the button that asks; without JavaScript it is a link. */
    trigger: hydrated
      ? ({ onClick: () => setOpen(true), 'aria-haspopup': 'dialog' } as const)
      : { href: `?ask=${name}` },
  };
}

interface AskProps {
  ask: ReturnType<typeof useAsk>;
  title: string;
  children: ReactNode;
  wide?: boolean;
  /** Runs when typed text is given up. */
  onDiscard?: () => void;
}

export function Ask({ ask, title, children, wide = false, onDiscard }: AskProps) {
  const hydrated = useHydrated();
  const titleId = useId();
  if (!ask.open) return null;
  if (!hydrated) {
    return (
      <section aria-labelledby={titleId}>
        <h3 id={titleId}>{title}</h3>
        {children}
      </section>
    );
  }
  const noteTyping = ({ target }: FormEvent) => {
    const choice = target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type);
    if (!choice) ask.noteTyping();
  };
  return (
    <HeadedDialog title={title} onClose={ask.leave} maxWidth={wide ? 'md' : 'sm'}>
      <DialogContent onInput={noteTyping} sx={{ pt: 1 }}>
        {children}
      </DialogContent>
      {ask.leaving && <Leaving ask={ask} onDiscard={onDiscard} />}
    </HeadedDialog>
  );
}

/** Asks below the dialog's content, so that the text in question stays in sight. */
function Leaving({ ask, onDiscard }: Pick<AskProps, 'ask' | 'onDiscard'>) {
  const { t } = useTranslation(['common']);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  const giveUp = () => {
    onDiscard?.();
    ask.close();
  };
  return (
    <Alert severity="warning" sx={{ m: 2, mt: 0 }}>
      {t('common:dialog.discard.question')}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1 }}>
        <Button variant="contained" ref={keep} onClick={ask.stay}>
          {t('common:dialog.discard.keep')}
        </Button>
        <Button onClick={giveUp}>{t('common:dialog.discard.confirm')}</Button>
      </Box>
    </Alert>
  );
}
