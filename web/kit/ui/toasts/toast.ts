import type { ReactNode } from 'react';

export type ToastColor = 'success' | 'error' | 'warning' | 'info';

export interface ToastAction {
  label: string;
  onClick?: () => void;
  href?: string;
}

export interface Toast {
  /** A timestamp in ms, as a string. A new toast replaces one with the same id. */
  id: string;
  title: string;
  description?: string;
  /** Replaces the icon of the colour. */
  icon?: ReactNode;
  avatar?: { name: string; src?: string };
  color?: ToastColor;
  /** Milliseconds until it closes by itself, by default 5,000; 0 means never. */
  timeout?: number;
  /** Every action also closes the toast. */
  actions?: readonly ToastAction[];
  /** False hides the close button; the toast then closes by timeout or action. */
  closeButton?: boolean;
  /** Called after the toast has closed, for whatever reason. */
  callback?: () => void;
  /** Called when the toast itself is clicked. */
  onClick?: () => void;
}

export const defaultTimeout = 5_000;
