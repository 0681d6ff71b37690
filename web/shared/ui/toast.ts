import type { ReactNode } from 'react';

export type ToastColor = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  onClick?: () => void;
  href?: string;
}

export interface Toast {
  /** A timestamp in ms, as a string; the same id replaces a toast that is shown. */
  id: string;
  title: string;
  description?: string;
  /** Shown instead of the icon of the colour. */
  icon?: ReactNode;
  avatar?: { name: string; src?: string };
  color?: ToastColor;
  /** Milliseconds until it closes by itself, 5,000 if not given; 0 stays until closed. */
  timeout?: number;
  /** Each of them also closes the toast. */
  actions?: readonly ToastAction[];
  /** False hides the button; the toast then closes by time or action. */
  closeButton?: boolean;
  /** Called once the toast has been closed, by whom or whatever. */
  callback?: () => void;
  /** Called when the toast itself is clicked. */
  onClick?: () => void;
}

export const defaultTimeout = 5_000;
