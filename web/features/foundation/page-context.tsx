import { createContext, useContext } from 'react';
import type { Status } from '#domain/foundation/statuses.ts';
import type { Foundation, Slot } from '../../shared/foundation/model.ts';

export interface FoundationPage {
  foundation: Foundation;
  /** Free times, read only while a talk is to be booked. */
  slots: readonly Slot[];
  /** The instant of the reading, so that server and browser say "since yesterday" alike. */
  now: string;
  /** A uuid made for this reading; forms keep theirs until their command is decided. */
  formKey: string;
  /** Reads this out together with the status it led to, once the page shows that. */
  announceWith: (message: string, status: Status | undefined) => void;
  /** Reads the foundation again; the session is refreshed on the way. */
  refresh: () => Promise<void>;
}

const PageContext = createContext<FoundationPage | null>(null);
export const FoundationPageProvider = PageContext.Provider;

/** The foundation a step belongs to. @throws Error outside of the foundation page. */
export function useFoundationPage(): FoundationPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('This belongs on the page of a foundation.');
  return page;
}
