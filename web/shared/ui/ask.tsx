import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { type ReactNode, useId, useState, useSyncExternalStore } from 'react';
import { useSearchParams } from 'react-router';

const never = () => () => {};

/** False on the server and during hydration. */
export const useHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );

/**
 * Asks before something that cannot be undone: in a dialog or, without JavaScript, in a panel on
 * the page under the same address `?ask=<name>`.
 */
export function useAsk(name: string) {
  const [search, setSearch] = useSearchParams();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(search.get('ask') === name);
  const close = () => {
    setOpen(false);
    if (search.has('ask')) setSearch({}, { replace: true, preventScrollReset: true });
  };
  return {
    open,
    close,
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
}

export function Ask({ ask, title, children, wide = false }: AskProps) {
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
  return (
    <Dialog
      open
      onClose={ask.close}
      aria-labelledby={titleId}
      fullWidth
      maxWidth={wide ? 'md' : 'sm'}
      slotProps={{ paper: { sx: { borderRadius: '20px', p: { xs: 0, sm: 1 } } } }}
    >
      <DialogTitle id={titleId} variant="h4" component="h2" sx={{ pt: 3, lineHeight: 1.2 }}>
        {title}
      </DialogTitle>
      <DialogContent>{children}</DialogContent>
    </Dialog>
  );
}
