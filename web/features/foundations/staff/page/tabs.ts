import type { StaffPageName } from '../../../../staff-pages.ts';

/** The pages of one formation that its tabs lead to, in display order; each has an address. */
export const tabs = [
  'foundation',
  'foundation-documents',
  'foundation-messages',
  'foundation-communication',
  'foundation-money',
  'foundation-identification',
  'foundation-sheets',
  'foundation-history',
  'foundation-technical',
] as const satisfies readonly StaffPageName[];
export type Tab = (typeof tabs)[number];
