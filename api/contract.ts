import type { z } from 'zod';
import type { Slot } from '#domain/slots.ts';
import type { DocumentEntry } from '#projections/documents.ts';
import type { FoundationCard, FoundationPage } from '#projections/foundations.ts';
import type { ParkedStream } from '#projections/health.ts';
import type { OpenTask } from '#projections/tasks.ts';
import type { TimelineEntry } from '#projections/timeline.ts';
import type { meBody } from './auth/account.ts';
import type { Me } from './auth/me.ts';
import type { registration } from './auth/registration.ts';
import type { Accepted, CommandState, Receipt } from './commands.ts';
import type { loginBody, refreshBody, resetBody, resetRequestBody, tokens } from './routes/auth.ts';
import type { TeamView } from './routes/foundations.ts';
import type { LinkView } from './routes/upload-links.ts';
import type { acceptInviteBody, inviteBody, registerBody, resendBody } from './routes/users.ts';

/** Types of the API for its clients, derived from the schemas that the routes check with. */
export interface Data<T> {
  data: T;
}

export interface ErrorBody {
  errors: {
    message: string;
    extensions: { code: string; fields?: string[]; [key: string]: unknown };
  }[];
}

export type LoginBody = z.input<typeof loginBody>;
export type RefreshBody = z.input<typeof refreshBody>;
export type Tokens = z.output<typeof tokens>;
export type ResetRequestBody = z.input<typeof resetRequestBody>;
export type ResetBody = z.input<typeof resetBody>;
export type RegistrationBody = z.input<typeof registration>;
export type RegisterBody = z.input<typeof registerBody>;
export type ResendBody = z.input<typeof resendBody>;
export type InviteBody = z.input<typeof inviteBody>;
export type AcceptInviteBody = z.input<typeof acceptInviteBody>;
export type MeBody = z.input<typeof meBody>;
export type { Me };

/** A page of a list. */
export interface List<T> extends Data<T[]> {
  meta: { total: number };
}

export type {
  Accepted,
  CommandState,
  DocumentEntry,
  FoundationCard,
  FoundationPage,
  LinkView,
  OpenTask,
  ParkedStream,
  Receipt,
  Slot,
  TimelineEntry,
};

/** What staff and lawyers are answered about a foundation. */
export type TeamFoundation = FoundationPage & TeamView;
