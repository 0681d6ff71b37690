import type { Role } from '#domain/foundations/command.ts';
import { commands, jsonCommands } from '#domain/foundations/foundation.ts';
import { opens } from '#domain/foundations/obstacles.ts';
import { isOpen } from '#domain/foundations/step.ts';
import type { Foundation } from '../../../shared/foundations/model.ts';
import type {
  CommandForm,
  FormCommand,
  Place,
  UploadCommand,
  UploadForm,
} from '../commands/command.ts';
import { acceptDocuments } from '../documents/accept-documents.tsx';
import { reportObstacle } from '../obstacles/report-obstacle.tsx';
import { resolveObstacle } from '../obstacles/resolve-obstacle.tsx';
import { sendBackFile } from '../obstacles/send-back-file.tsx';
import { endAccess } from '../people/end-access.tsx';
import { inviteParticipant } from '../people/invite-participant.tsx';
import { leaveFoundation } from '../people/leave-foundation.tsx';
import { releaseFirm } from '../people/release-firm.tsx';
import { releaseNotary } from '../people/release-notary.tsx';
import { removeParticipant } from '../people/remove-participant.tsx';
import { revokeRelease } from '../people/revoke-release.tsx';
import { stateDetails } from '../people/state-details.tsx';
import { stateParticipants } from '../people/state-participants.tsx';
import { openBankAccount } from './bank/open-bank-account.tsx';
import { receiveBankConfirmation } from './bank/receive-bank-confirmation.tsx';
import { cancelFoundation } from './cancel-foundation.tsx';
import { bookConsultation } from './consultation/book-consultation.tsx';
import { cancelConsultation } from './consultation/cancel-consultation.tsx';
import { declineConsultation } from './consultation/decline-consultation.tsx';
import { moveConsultation } from './consultation/move-consultation.tsx';
import { correctCoreData } from './details/correct-core-data.tsx';
import { submitCoreData } from './details/submit-core-data.tsx';
import { chooseNotaryDate } from './notary/choose-notary-date.tsx';
import { confirmNotaryAppointment } from './notary/confirm-notary-appointment.tsx';
import { nameNotary } from './notary/name-notary.tsx';
import { objectToDate } from './notary/object-to-date.tsx';
import { rejectNotaryAppointment } from './notary/reject-notary-appointment.tsx';
import { withdrawNotaryAppointment } from './notary/withdraw-notary-appointment.tsx';
import { orderPackage } from './order/order-package.tsx';
import { requestEarlyStart } from './order/request-early-start.tsx';
import { stepBack } from './order/step-back.tsx';
import { withdrawOrder } from './order/withdraw-order.tsx';
import { requestDocumentChanges } from './review/request-document-changes.tsx';

/** How the page offers each founder's command, in display order. */
export const commandForms: Record<FormCommand, CommandForm> & Record<UploadCommand, UploadForm> = {
  'submit-core-data': submitCoreData,
  'correct-core-data': correctCoreData,
  'state-participants': stateParticipants,
  'state-details': stateDetails,
  'invite-participant': inviteParticipant,
  'remove-participant': removeParticipant,
  'release-firm': releaseFirm,
  'release-notary': releaseNotary,
  'revoke-release': revokeRelease,
  'name-notary': nameNotary,
  'order-package': orderPackage,
  'request-early-start': requestEarlyStart,
  'withdraw-order': withdrawOrder,
  'step-back': stepBack,
  'book-consultation': bookConsultation,
  'decline-consultation': declineConsultation,
  'move-consultation': moveConsultation,
  'cancel-consultation': cancelConsultation,
  'accept-documents': acceptDocuments,
  'request-document-changes': requestDocumentChanges,
  'choose-notary-date': chooseNotaryDate,
  'object-to-date': objectToDate,
  'confirm-notary-appointment': confirmNotaryAppointment,
  'reject-notary-appointment': rejectNotaryAppointment,
  'withdraw-notary-appointment': withdrawNotaryAppointment,
  'open-bank-account': openBankAccount,
  'receive-bank-confirmation': receiveBankConfirmation,
  'send-back-file': sendBackFile,
  'resolve-obstacle': resolveObstacle,
  'report-obstacle': reportObstacle,
  'leave-foundation': leaveFoundation,
  'end-access': endAccess,
  'cancel-foundation': cancelFoundation,
};

export const isFormCommand = (name: unknown): name is FormCommand =>
  jsonCommands.some((one) => one === name) && Object.hasOwn(commandForms, String(name));

const roleOf = { lead: 'founder', 'co-founder': 'co-founder' } as const;

/** Where data are shown, beside the station. */
const asides: readonly Place[] = ['details', 'people'];

/** The forms to show in a place, limited to commands that the reader may issue in this status. */
export const formsAt = (
  place: Place,
  { status, obstacles, viewer }: Pick<Foundation, 'status' | 'obstacles' | 'viewer'>,
) =>
  (Object.keys(commandForms) as (FormCommand | UploadCommand)[])
    .filter((command) => {
      const who: readonly Role[] = commands[command].who;
      return who.includes(roleOf[viewer?.role ?? 'lead']);
    })
    .filter((command) => isOpen(commands[command], status, obstacles))
    // What an obstacle asks for stands beside it.
    .filter((command) => !asides.includes(place) || !opens(obstacles, command))
    .map((command): { command: string } & Shown => ({ command, ...commandForms[command] }))
    .filter(({ places }) => places.includes(place));

type Shown = UploadForm & Pick<CommandForm, 'divided'>;
