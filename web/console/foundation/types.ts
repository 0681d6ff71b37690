import type {
  DocumentEntry,
  TimelineEntry as Entry,
  FoundationCard,
  OpenTask,
  ParkedStream,
  TeamFoundation,
} from '#api/contract.ts';

/** Who may log in here. Members are turned away. */
export const consoleRoles = ['staff', 'lawyer', 'admin'] as const;
export type ConsoleRole = (typeof consoleRoles)[number];

export type { Accepted } from '#api/contract.ts';
export type { FoundationCard };
export type Foundation = TeamFoundation;
export type FoundationFile = DocumentEntry;

/** Rows of lists carry an id, which react-admin asks for: see `data-provider.ts`. */
export type Task = OpenTask & { id: string };
export type TimelineEntry = Entry & { id: number };
export type ParkedEvent = ParkedStream & { id: string };
