import type { TeamRole } from '#domain/desk/rights.ts';
import { AskNotary } from '../case/ask-notary.tsx';
import { AssignOwner } from '../case/assign-owner.tsx';
import { CancelFoundation } from '../case/cancel-foundation.tsx';
import { CorrectNotary } from '../case/correct-notary.tsx';
import { presentDrafts } from '../case/drafts.ts';
import { filesToSendBack } from '../case/files-to-send-back.ts';
import { MoveConsultation } from '../case/move-consultation.tsx';
import { ReportObstacle } from '../case/report-obstacle.tsx';
import { ResolveObstacle } from '../case/resolve-obstacle.tsx';
import { SendBackFile } from '../case/send-back-file.tsx';
import { SubmitForReview } from '../case/submit-for-review.tsx';
import { WithdrawDocument } from '../case/withdraw-document.tsx';
import { unchangedSinceRequest } from '../change-request.ts';
import type { Foundation } from '../types.ts';
import { AddDocument } from './add-document.tsx';
import { ApproveDocuments } from './approve-documents.tsx';
import type { CommandButton } from './command-button.ts';
import { confirmDialog } from './confirm-dialog.tsx';
import { isAllowed, isTurnOf, needsOrder, reportable } from './is-allowed.ts';
import { ProposeNotaryAppointment } from './propose-notary-appointment.tsx';
import { reasonDialog } from './reason-dialog.tsx';
import { RenewUploadLink } from './renew-upload-link.tsx';

const completeTalk = confirmDialog('complete-consultation');
const cancelTalk = confirmDialog('cancel-consultation', { destructive: true });

/** In display order; destructive ones last. */
export const commandButtons: readonly CommandButton[] = [
  { command: 'add-document', tone: 'plain', Dialog: AddDocument },
  { command: 'submit-documents-for-review', tone: 'primary', Dialog: SubmitForReview },
  { command: 'approve-documents', tone: 'primary', Dialog: ApproveDocuments },
  {
    command: 'request-document-changes',
    tone: 'plain',
    Dialog: reasonDialog('request-document-changes'),
  },
  { command: 'withdraw-document', tone: 'plain', Dialog: WithdrawDocument },
  { command: 'propose-notary-appointment', tone: 'primary', Dialog: ProposeNotaryAppointment },
  { command: 'ask-notary', tone: 'plain', Dialog: AskNotary },
  {
    command: 'withdraw-notary-appointment',
    tone: 'plain',
    Dialog: reasonDialog('withdraw-notary-appointment', { destructive: true }),
  },
  { command: 'correct-notary', tone: 'plain', Dialog: CorrectNotary },
  { command: 'complete-consultation', tone: 'primary', Dialog: completeTalk },
  { command: 'move-consultation', tone: 'plain', Dialog: MoveConsultation },
  { command: 'cancel-consultation', tone: 'plain', Dialog: cancelTalk },
  { command: 'renew-upload-link', tone: 'plain', Dialog: RenewUploadLink },
  { command: 'send-back-file', tone: 'plain', Dialog: SendBackFile },
  { command: 'report-obstacle', tone: 'plain', Dialog: ReportObstacle },
  { command: 'resolve-obstacle', tone: 'plain', Dialog: ResolveObstacle },
  { command: 'assign-owner', tone: 'plain', Dialog: AssignOwner },
  { command: 'cancel-foundation', tone: 'destructive', Dialog: CancelFoundation },
];

/** What some commands need beside the right status. */
const offered: Partial<
  Record<CommandButton['command'], (foundation: Foundation, role: TeamRole) => boolean>
> = {
  'submit-documents-for-review': (foundation) => presentDrafts(foundation).length > 0,
  'withdraw-document': (foundation) => presentDrafts(foundation).length > 0,
  'ask-notary': ({ waitingOn }) => waitingOn !== 'notary',
  'correct-notary': ({ notary }) => notary !== null,
  'move-consultation': ({ consultation }) =>
    consultation !== null &&
    !consultation.declined &&
    Date.parse(consultation.startsAt) > Date.now(),
  'send-back-file': (foundation) => filesToSendBack(foundation).length > 0,
  'report-obstacle': (foundation, role) => reportable(foundation, role).length > 0,
  'resolve-obstacle': ({ obstacles }) => obstacles.length > 0,
};

/** What this role may do now. */
export function buttonsFor(foundation: Foundation, role: TeamRole): readonly CommandButton[] {
  const unchanged = unchangedSinceRequest(foundation);
  return commandButtons
    .filter(({ command }) => {
      if (foundation.lacksOrder && needsOrder(command)) return false;
      if (!isAllowed(command, foundation, role)) return false;
      return offered[command]?.(foundation, role) ?? true;
    })
    .map((button) => {
      // After a request for changes, a new version comes first.
      const waits = unchanged && button.command === 'submit-documents-for-review';
      return waits ? { ...button, tone: 'plain' } : button;
    });
}

/** What comes next, if it is up to this role; nothing is pressed upon whoever waits for others. */
export function nextButton(foundation: Foundation, role: TeamRole): CommandButton | undefined {
  const buttons = buttonsFor(foundation, role).filter(({ tone }) => tone !== 'destructive');
  // What got in the way comes first, whatever the step would be without it.
  if (foundation.obstacles.length > 0) {
    const resolve = buttons.find(({ command }) => command === 'resolve-obstacle');
    return isTurnOf(role, foundation) ? resolve : undefined;
  }
  return (
    buttons.find(({ tone }) => tone === 'primary') ??
    (isTurnOf(role, foundation) ? buttons[0] : undefined)
  );
}
