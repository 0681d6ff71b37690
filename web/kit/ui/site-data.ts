import { useRouteLoaderData } from 'react-router';
import type { Operator } from '#domain/site/operator.ts';

/** What the root loader returns: the same for every page and visitor. */
export interface SiteData {
  publicUrl: string;
  operator: Operator;
  /** Address of the tag manager's script, where one is configured. */
  tagManager?: string | undefined;
  /** Whether invoices can be paid by card. */
  cardPayments: boolean;
  /** What people can log in with besides a password, by name. */
  loginProviders: readonly string[];
}

export const useSiteData = () => useRouteLoaderData<SiteData>('root');

/** The company that runs the product, and the law firm it works with. */
export function useOperator(): Operator {
  const site = useSiteData();
  if (!site) throw new Error('The root loader has not run.');
  return site.operator;
}
