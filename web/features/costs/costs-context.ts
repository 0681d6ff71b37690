import { createContext, useContext } from 'react';
import type { Costs } from '#api/contract.gen.d.ts';

export type CostLine = Costs['lines'][number];

interface CostsPage {
  /** Of the formation. */
  id: string;
  /** Of the participants, by their ids. */
  names: Readonly<Record<string, string>>;
  /** Whether the reader enters bills. */
  isLead: boolean;
  /** Whether our invoices can be paid online. */
  payOnline: boolean;
  now: string;
  /** A fresh uuid per reading of the page. */
  formKey: string;
  onLoggedOut: () => void;
}

const Context = createContext<CostsPage | null>(null);
export const CostsProvider = Context.Provider;

/** @throws Error outside the page of costs */
export function useCosts(): CostsPage {
  const page = useContext(Context);
  if (!page) throw new Error('This belongs on the page of costs.');
  return page;
}
