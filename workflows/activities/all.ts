import type { MailDeps } from '#mails/define-mail.ts';
import type {
  FoundationMailOrder,
  InvoiceMailOrder,
  MeetingMailOrder,
} from '#mails/mail-orders.ts';
import { sendMail, sendOutboxMail } from '#mails/send-mail.ts';
import { endHold } from '#modules/appointments/meetings/changes.ts';
import { closeMeeting } from '#modules/appointments/meetings/close.ts';
import { noteFailure } from '#modules/commands/commands.ts';
import { closeInvoice } from '#modules/invoices/invoices.ts';
import type { FirstLink } from '#modules/upload-links/upload-links.ts';
import type { GivenUp } from '../processes/messages.ts';
import {
  begin,
  type ErasureDeps,
  eraseNow,
  finish,
  loadErasureProgress,
  rewriteErased,
} from './erasure/erasure.ts';
import { type ExportDeps, endExport, exportEnd, makeExport } from './erasure/make-export.ts';
import { type InvoiceDeps, loadInvoiceProgress, renderPdf } from './invoice.ts';
import { loadMeetingProgress } from './meeting.ts';
import { loadProgress } from './progress.ts';
import { withoutPersonalData } from './safe-errors.ts';
import { createSteps, type StepDeps } from './steps.ts';
import { issueLink } from './upload-link.ts';

export type Activities = ReturnType<typeof createActivities>;
export type ActivityDeps = StepDeps & MailDeps & InvoiceDeps & ErasureDeps & ExportDeps;

/** All activities. Arguments and results end up in Temporal's history: ids only, never names. */
export function createActivities(deps: ActivityDeps) {
  return withoutPersonalData({
    ...createSteps(deps),
    loadProgress: (foundationId: string) => loadProgress(deps, foundationId),
    noteGivenUp: ({ failure: kind, at, ...command }: GivenUp) =>
      noteFailure(deps.db, command, { kind, permanent: false, at: new Date(at) }),
    issueUploadLink: (link: FirstLink) => issueLink(deps, link),
    sendMail: (order: FoundationMailOrder) => sendMail(deps, order),
    loadMeeting: (meetingId: string) => loadMeetingProgress(deps.db, meetingId),
    endHold: (meetingId: string) => endHold(deps.db, meetingId, deps.now()),
    closeMeeting: (meetingId: string) => closeMeeting(deps.db, meetingId, deps.now()),
    sendMeetingMail: (order: MeetingMailOrder) => sendMail(deps, order),
    loadInvoice: (invoiceId: string) => loadInvoiceProgress(deps, invoiceId),
    renderInvoice: (invoiceId: string) => renderPdf(deps, invoiceId),
    closeInvoice: (invoiceId: string, version: number) =>
      closeInvoice(deps.db, invoiceId, { version, at: deps.now() }),
    sendInvoiceMail: (order: InvoiceMailOrder) => sendMail(deps, order),
    sendOutboxMail: (outboxId: string) => sendOutboxMail(deps, outboxId),
    loadErasure: (erasureId: string) => loadErasureProgress(deps.db, erasureId),
    beginErasure: (erasureId: string) => begin(deps, erasureId),
    eraseNow: (erasureId: string) => eraseNow(deps, erasureId),
    rewriteErased: (erasureId: string) => rewriteErased(deps, erasureId),
    finishErasure: (erasureId: string) => finish(deps, erasureId),
    makeExport: (exportId: string) => makeExport(deps, exportId),
    loadExportEnd: (exportId: string) => exportEnd(deps, exportId),
    endExport: (exportId: string) => endExport(deps, exportId),
  });
}
