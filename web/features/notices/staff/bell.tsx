import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useState } from 'react';
import { useTotals } from '../../../desk/totals.ts';
import { BellFace, useBellLabel } from '../../../shared/notices/bell-face.tsx';

/** Loaded when it is opened. */
const Panel = lazy(async () => ({ default: (await import('./panel.tsx')).Panel }));

/** How many notices somebody of the team has not read. */
export function Bell() {
  const unread = useTotals().notices?.unread ?? 0;
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const label = useBellLabel(unread);
  return (
    <>
      <IconButton
        aria-label={label}
        aria-haspopup="dialog"
        color="primary"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        <BellFace unread={unread} />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <Panel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
