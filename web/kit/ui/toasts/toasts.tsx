import Box from '@mui/material/Box';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useLocation } from 'react-router';
import { localeOf } from '#domain/site/paths.ts';
import type { FlashToast } from '../../../server/services.ts';
import { rootTextsOf } from '../../texts/root-texts.ts';
import type { Toast } from './toast.ts';
import { ToastCard } from './toast-card.tsx';

/** More would cover the page, so the oldest is removed. */
const shownAtOnce = 4;

/** What was done is old news once something else is said; what went wrong, or waits, is not. */
const stays = ({ color, timeout }: Toast) => color !== 'success' || timeout === 0;

interface ToastMethods {
  /** Shows a toast and returns its id. */
  add(toast: Omit<Toast, 'id'> & { id?: string }): string;
  remove(id: string): void;
}

const ToastContext = createContext<ToastMethods | undefined>(undefined);

/** `const toasts = useToasts(); toasts.add({ title: texts.account.saved, color: 'success' })` */
export function useToasts(): ToastMethods {
  const methods = useContext(ToastContext);
  if (!methods) throw new Error('useToasts needs <Toasts> above it.');
  return methods;
}

/** Shows the toasts of the whole site in the bottom corner of the screen. */
export function Toasts({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const add = useCallback<ToastMethods['add']>((toast) => {
    lastId.current = Math.max(Date.now(), lastId.current + 1);
    const id = toast.id ?? String(lastId.current);
    setToasts((shown) =>
      [...shown.filter((other) => stays(other) && other.id !== id), { ...toast, id }].slice(
        -shownAtOnce,
      ),
    );
    return id;
  }, []);
  const remove = useCallback((id: string) => {
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }, []);
  const methods = useMemo(() => ({ add, remove }), [add, remove]);
  useEndAtDialog(setToasts, toasts.length > 0);
  const location = useLocation();
  useFlash(add, location.key);
  const region = useRef<HTMLElement>(null);
  useRoomFor(region, toasts.length);
  const { toasts: texts } = rootTextsOf(localeOf(location.pathname));
  return (
    <ToastContext.Provider value={methods}>
      {children}
      <Box
        component="section"
        ref={region}
        aria-label={texts.notifications}
        aria-live="polite"
        aria-relevant="additions"
        sx={{
          position: 'fixed',
          zIndex: 'snackbar',
          insetInlineEnd: 0,
          bottom: 0,
          p: 2,
          width: { xs: 1, sm: 'calc(24rem + 32px)' },
          display: 'flex',
          flexDirection: 'column',
          gap: 1.5,
          pointerEvents: 'none',
        }}
      >
        {toasts.map((toast) => (
          <ToastCard key={toast.id} toast={toast} closeLabel={texts.close} onClosed={remove} />
        ))}
      </Box>
    </ToastContext.Provider>
  );
}

/** A dialog that opens has something of its own to say, and buttons that must not be covered. */
function useEndAtDialog(setToasts: (toasts: readonly Toast[]) => void, shown: boolean): void {
  useEffect(() => {
    if (!shown) return;
    const isDialog = (node: Node) =>
      node instanceof Element && node.querySelector('[role=dialog]') !== null;
    const watch = new MutationObserver((changes) => {
      if (changes.some(({ addedNodes }) => [...addedNodes].some(isDialog))) setToasts([]);
    });
    // Dialogs are children of the body.
    watch.observe(document.body, { childList: true });
    return () => watch.disconnect();
  }, [setToasts, shown]);
}

/** What has the focus moves up from under the toasts, and the page can end higher for it. */
function useRoomFor(region: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    const box = region.current;
    if (!box || count === 0) return;
    const { body, documentElement: root } = document;
    let pressed = false;
    const makeRoom = () => {
      const { activeElement: focused } = document;
      // What is being clicked must not move away under the pointer.
      if (pressed || !focused || focused === body || box.contains(focused)) return;
      if (!overlap(focused, box)) return;
      const room = `${Math.ceil(box.getBoundingClientRect().height)}px`;
      root.style.scrollPaddingBottom = room;
      body.style.paddingBottom = room;
      focused.scrollIntoView({ block: 'nearest' });
    };
    const press = () => {
      pressed = true;
    };
    const release = () => {
      pressed = false;
      // After the click.
      setTimeout(makeRoom);
    };
    makeRoom();
    const ended = new AbortController();
    const { signal } = ended;
    document.addEventListener('focusin', makeRoom, { signal });
    document.addEventListener('pointerdown', press, { signal });
    for (const type of ['pointerup', 'pointercancel']) {
      document.addEventListener(type, release, { signal });
    }
    return () => {
      ended.abort();
      root.style.scrollPaddingBottom = '';
      body.style.paddingBottom = '';
    };
  }, [region, count]);
}

function overlap(one: Element, other: Element): boolean {
  const a = one.getBoundingClientRect();
  const b = other.getBoundingClientRect();
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

/** Shows a toast the server has left in a cookie before a redirect, once. */
function useFlash(add: ToastMethods['add'], navigation: string): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: every navigation may bring a new cookie.
  useEffect(() => {
    // Other hosts of the domain can set cookies, but none with this prefix.
    const secure = window.location.protocol === 'https:';
    const name = secure ? '__Host-flash' : 'flash';
    const kept = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
    if (!kept) return;
    document.cookie = `${name}=; Path=/; Max-Age=0; SameSite=Lax${secure ? '; Secure' : ''}`;
    const toast = flashIn(kept.slice(name.length + 1));
    if (toast) add(toast);
  }, [add, navigation]);
}

/** Words alone, whoever set the cookie: no links, pictures or actions. */
export function flashIn(value: string): FlashToast | undefined {
  try {
    const { title, description, color } = JSON.parse(decodeURIComponent(value));
    if (typeof title !== 'string') return undefined;
    return {
      title,
      ...(typeof description === 'string' && { description }),
      ...(isColor(color) && { color }),
    };
  } catch {
    return undefined;
  }
}

const colors: readonly unknown[] = ['success', 'error', 'warning', 'info'];
const isColor = (color: unknown): color is NonNullable<FlashToast['color']> =>
  colors.includes(color);
