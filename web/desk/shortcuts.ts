import { useEffect, useLayoutEffect, useRef } from 'react';
import { type KeyName, meaningOf } from './keys.ts';
import { usePreference } from './preference.ts';

/** What is done where one is, by what the key for it is called. */
export type Shortcuts = Partial<Record<KeyName, () => void>>;

/** Single-key shortcuts can be switched off (WCAG 2.1.4); the choice is kept in this browser. */
export function useShortcutsEnabled(): [enabled: boolean, change: (enabled: boolean) => void] {
  const [kept, keep] = usePreference('shortcuts');
  return [kept !== 'off', (enabled) => keep(enabled ? 'on' : 'off')];
}

/** Calls the handler of a pressed key, unless the user is typing or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const [enabled] = useShortcutsEnabled();
  const current = useRef(shortcuts);
  // At once: a key that follows quickly means what is shown now.
  useLayoutEffect(() => {
    current.current = shortcuts;
  });
  useEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
      if (isTyping(event.target) || document.querySelector(open)) return;
      if (event.key === 'Enter' && isPressedByEnter(event.target)) return;
      const name = meaningOf(event.key);
      const handler = name && current.current[name];
      if (!handler) return;
      event.preventDefault();
      handler();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
}

const open = '[role=dialog], [role=menu], [role=listbox]';

const isTyping = (target: EventTarget | null) =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type=checkbox])'));

/** What has the focus comes first: its own link or button. */
const isPressedByEnter = (target: EventTarget | null) =>
  target instanceof Element && target.closest('a[href], button, summary, [role=button]') !== null;
