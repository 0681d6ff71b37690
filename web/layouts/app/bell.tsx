import IconButton from '@mui/material/IconButton';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';
import { BellFace, useBellLabel } from '../../shared/notices/bell-face.tsx';

/** Loaded when it is opened. */
const NoticePanel = lazy(async () => ({
  default: (await import('../../shared/notices/notice-panel.tsx')).NoticePanel,
}));

/** How many notices are unread; without script it is a link to them. */
export function Bell({ unread }: { unread: number }) {
  const { to } = useLocale();
  const hydrated = useHydrated();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [opened, setOpened] = useState(false);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    setAnchor(currentTarget);
    setOpened(true);
  };
  const label = useBellLabel(unread);
  return (
    <>
      <IconButton
        aria-label={label}
        color="primary"
        {...(hydrated
          ? { onClick: open, 'aria-haspopup': 'dialog', 'aria-expanded': anchor !== null }
          : { href: to('notices') })}
      >
        <BellFace unread={unread} />
      </IconButton>
      {opened && (
        <Suspense fallback={null}>
          <NoticePanel anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
