import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Portrait } from '../../session/portrait.tsx';
import { defaultTimeout, type Toast, type ToastColor } from './toast.ts';

const icons = { success: CircleCheck, error: CircleAlert, warning: TriangleAlert, info: Info };
const leaveMs = 180;

interface ToastCardProps {
  toast: Toast;
  closeLabel: string;
  onClosed: (id: string) => void;
}

export function ToastCard({ toast, closeLabel, onClosed }: ToastCardProps) {
  const [leaving, setLeaving] = useState(false);
  const close = useCallback(() => setLeaving(true), []);
  const { pause, resume } = useCountdown(toast.timeout ?? defaultTimeout, close);
  useEffect(() => {
    if (!leaving) return;
    const timer = setTimeout(() => {
      onClosed(toast.id);
      toast.callback?.();
    }, leaveMs);
    return () => clearTimeout(timer);
  }, [leaving, onClosed, toast]);
  return (
    <Paper
      onMouseEnter={pause}
      onMouseLeave={resume}
      onFocus={pause}
      onBlur={resume}
      onClick={toast.onClick}
      data-toast={toast.id}
      sx={{
        pointerEvents: 'auto',
        display: 'flex',
        gap: 1.5,
        p: 2,
        borderRadius: '16px',
        border: 1,
        borderColor: 'divider',
        boxShadow: '0 12px 32px rgb(11 21 36 / 0.18)',
        cursor: toast.onClick ? 'pointer' : undefined,
        opacity: leaving ? 0 : 1,
        transform: leaving ? 'translateY(8px)' : 'none',
        transition: `opacity ${leaveMs}ms ease-out, transform ${leaveMs}ms ease-out`,
        '@starting-style': { opacity: 0, transform: 'translateY(8px)' },
      }}
    >
      <Symbol toast={toast} />
      <Box sx={{ flex: 1, minWidth: 0, pt: 0.25 }}>
        <Typography sx={{ fontWeight: 600, lineHeight: 1.4 }}>{toast.title}</Typography>
        {toast.description && (
          <Typography variant="body2" color="textSecondary" sx={{ mt: 0.25 }}>
            {toast.description}
          </Typography>
        )}
        <Actions toast={toast} onDone={close} />
      </Box>
      {toast.closeButton !== false && (
        <IconButton
          aria-label={closeLabel}
          onClick={(event) => {
            event.stopPropagation();
            close();
          }}
          sx={{ mt: -1, mr: -1, alignSelf: 'flex-start' }}
        >
          <X size={20} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      )}
    </Paper>
  );
}

function Symbol({ toast }: { toast: Toast }) {
  if (toast.avatar) {
    return <Portrait src={toast.avatar.src} initials={toast.avatar.name.slice(0, 1)} />;
  }
  const color: ToastColor = toast.color ?? 'info';
  const Icon = icons[color];
  return (
    <Box sx={{ color: `${color}.main`, pt: 0.25, lineHeight: 0 }}>
      {toast.icon ?? <Icon size={24} strokeWidth={1.75} aria-hidden="true" />}
    </Box>
  );
}

function Actions({ toast, onDone }: { toast: Toast; onDone: () => void }) {
  if (!toast.actions?.length) return null;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 1, ml: -1.5 }}>
      {toast.actions.map((action) => (
        <Button
          key={action.label}
          href={action.href}
          onClick={(event) => {
            event.stopPropagation();
            action.onClick?.();
            onDone();
          }}
        >
          {action.label}
        </Button>
      ))}
    </Box>
  );
}

/** Runs `done` after `duration` ms, not counting pauses; 0 means never. */
function useCountdown(duration: number, done: () => void) {
  const left = useRef(duration);
  const startedAt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const pause = useCallback(() => {
    if (timer.current === undefined) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    left.current -= Date.now() - startedAt.current;
  }, []);
  const resume = useCallback(() => {
    if (duration === 0 || timer.current !== undefined) return;
    startedAt.current = Date.now();
    timer.current = setTimeout(done, Math.max(left.current, 0));
  }, [duration, done]);
  useEffect(() => {
    resume();
    return pause;
  }, [resume, pause]);
  return { pause, resume };
}
