import type { z } from 'zod';
import type { Slot } from '#domain/booking/slots.ts';
import type { Me } from '#modules/accounts/me.ts';
import type { DocumentEntry } from '#projections/documents.ts';
import type { FoundationCard, FoundationPage } from '#projections/foundations.ts';
import type { ParkedStream } from '#projections/health.ts';
import type { OpenTask } from '#projections/tasks.ts';
import type { TimelineEntry } from '#projections/timeline.ts';
import type { Accepted, CommandState } from './commands.ts';
import type { teamViewSchema } from './foundation-schemas.ts';
import type { tokens } from './routes/auth.ts';
import type { linkView } from './routes/upload-links.ts';

/** What the API answers its clients, taken from where it is made. */
export interface ErrorBody {
  errors: {
    message: string;
    extensions: { code: string; fields?: string[]; [key: string]: unknown };
  }[];
}

export type LinkView = z.output<typeof linkView>;
export type Tokens = z.output<typeof tokens>;
export type {
  Accepted,
  CommandState,
  DocumentEntry,
  FoundationCard,
  FoundationPage,
  Me,
  OpenTask,
  ParkedStream,
  Slot,
  TimelineEntry,
};

/** What staff and lawyers are answered about a foundation. */
export type TeamFoundation = FoundationPage & z.output<typeof teamViewSchema>;
