import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

interface NoticePopoverProps {
  /** The bell; closed while there is none. */
  anchor: HTMLElement | null;
  title: string;
  onClose: () => void;
  children: ReactNode;
}

/** The frame of what is new, below the bell. */
export const NoticePopover = ({ anchor, title, onClose, children }: NoticePopoverProps) => (
  <Popover
    anchorEl={anchor}
    open={anchor !== null}
    onClose={onClose}
    anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
    transformOrigin={{ vertical: 'top', horizontal: 'right' }}
    slotProps={{ paper: { role: 'dialog', 'aria-label': title, sx: paper } }}
  >
    <Typography variant="h5" component="h2" color="primary" sx={{ px: 1.5, py: 1 }}>
      {title}
    </Typography>
    {children}
  </Popover>
);

/** Instead of notices. */
export const Said = ({ children }: { children: string }) => (
  <Typography color="textSecondary" sx={{ px: 1.5, pb: 1.5 }}>
    {children}
  </Typography>
);

const paper = {
  borderRadius: '16px',
  width: 'min(400px, calc(100vw - 32px))',
  p: 1,
  mt: 0.5,
  border: 1,
  borderColor: 'divider',
} as const;
