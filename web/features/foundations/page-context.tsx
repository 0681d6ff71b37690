import { createContext, useContext, useEffect } from 'react';
import type { Status } from '#domain/foundations/statuses.ts';
import type { Slot } from '../../shared/foundations/model.ts';
import type { Reading } from './reading.ts';

/** The reading that is shown, and what its forms need beside it. */
export interface FoundationPage extends Readonly<Omit<Reading, 'offline' | 'ended'>> {
  /** Announces the message once the page shows the status it led to. */
  announceWith: (message: string, status: Status | undefined) => void;
  /** A dialog is open: the page behind it must not move on before it is answered. */
  held: boolean;
  hold: (held: boolean) => void;
  /** The session has ended: asks to log in again, above the page as it is. */
  askLogin: () => void;
  /** Reads the foundation again, which also refreshes the session. */
  refresh: () => Promise<void>;
}

const PageContext = createContext<FoundationPage | null>(null);
export const FoundationPageProvider = PageContext.Provider;

/** @throws Error outside the foundation page */
export function useFoundationPage(): FoundationPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('This belongs on the page of a foundation.');
  return page;
}

/** Free times that may be booked: without an early start, those after the withdrawal period. */
export function useOpenSlots(): readonly Slot[] {
  const { slots, foundation } = useFoundationPage();
  const { beginsAfter } = foundation;
  return beginsAfter === null ? slots : slots.filter(({ startsAt }) => startsAt > beginsAfter);
}

/** Belongs into a dialog: the page behind it stands still until it is answered. */
export function HeldPage() {
  const { hold } = useFoundationPage();
  useEffect(() => {
    hold(true);
    return () => hold(false);
  }, [hold]);
  return null;
}
