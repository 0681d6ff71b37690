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
import { bookConsultation } from './book-consultation.tsx';
import { cancelConsultation } from './cancel-consultation.tsx';
import { cancelFoundation } from './cancel-foundation.tsx';
import { confirmNotaryAppointment } from './confirm-notary-appointment.tsx';
import { correctCoreData } from './correct-core-data.tsx';
import { declineConsultation } from './decline-consultation.tsx';
import { moveConsultation } from './move-consultation.tsx';
import { nameNotary } from './name-notary.tsx';
import { openBankAccount } from './open-bank-account.tsx';
import { orderPackage } from './order-package.tsx';
import { receiveBankConfirmation } from './receive-bank-confirmation.tsx';
import { rejectNotaryAppointment } from './reject-notary-appointment.tsx';
import { requestDocumentChanges } from './request-document-changes.tsx';
import { requestEarlyStart } from './request-early-start.tsx';
import { submitCoreData } from './submit-core-data.tsx';
import { withdrawNotaryAppointment } from './withdraw-notary-appointment.tsx';
import { withdrawOrder } from './withdraw-order.tsx';

/** How the page offers each founder's command, in display order. */
export const commandForms: Record<FormCommand, CommandForm> & Record<UploadCommand, UploadForm> = {
  'submit-core-data': submitCoreData,
  'correct-core-data': correctCoreData,
  'name-notary': nameNotary,
  'order-package': orderPackage,
  'request-early-start': requestEarlyStart,
  'withdraw-order': withdrawOrder,
  'book-consultation': bookConsultation,
  'decline-consultation': declineConsultation,
  'move-consultation': moveConsultation,
  'cancel-consultation': cancelConsultation,
  'accept-documents': acceptDocuments,
  'request-document-changes': requestDocumentChanges,
  'confirm-notary-appointment': confirmNotaryAppointment,
  'reject-notary-appointment': rejectNotaryAppointment,
  'withdraw-notary-appointment': withdrawNotaryAppointment,
  'open-bank-account': openBankAccount,
  'receive-bank-confirmation': receiveBankConfirmation,
  'send-back-file': sendBackFile,
  'resolve-obstacle': resolveObstacle,
  'report-obstacle': reportObstacle,
  'cancel-foundation': cancelFoundation,
};

export const isFormCommand = (name: unknown): name is FormCommand =>
  jsonCommands.some((one) => one === name) && Object.hasOwn(commandForms, String(name));

/** The forms to show in a place, limited to commands allowed in this status. */
export const formsAt = (
  place: Place,
  { status, obstacles }: Pick<Foundation, 'status' | 'obstacles'>,
) =>
  (Object.keys(commandForms) as (FormCommand | UploadCommand)[])
    .filter((command) => isOpen(commands[command], status, obstacles))
    // What an obstacle asks for stands beside it.
    .filter((command) => place !== 'details' || !opens(obstacles, command))
    .map((command): { command: string } & Shown => ({ command, ...commandForms[command] }))
    .filter(({ places }) => places.includes(place));

type Shown = UploadForm & Pick<CommandForm, 'divided'>;
