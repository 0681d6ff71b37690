import { freeConsultation, freeSlotOf, takeSlot } from '#modules/bookings/bookings.ts';
import { markUploadLinkUsed, revokeUploadLinks } from '#modules/upload-links/upload-links.ts';
import type { CommandMessage, Outcome, StepName } from '../processes/messages.ts';
import { type Around, carryOut } from './carry-out.ts';
import type { Dependencies } from './dependencies.ts';

export type Step = (message: CommandMessage) => Promise<Outcome>;

/** One activity per command, named after it: this list is what staff see in the Temporal UI. */
export function createSteps(deps: Dependencies): Record<StepName, Step> {
  const step = (around?: Around) => (message: CommandMessage) => carryOut(deps, message, around);
  const accepting = (accepted: Around['accepted']) => step({ accepted });
  const markLinkUsed: Around['accepted'] = async ({ foundationId }, { linkId }) => {
    if (typeof linkId !== 'string') return;
    await markUploadLinkUsed(deps.db, { id: linkId, foundationId }, deps.now());
  };
  return {
    startFoundation: step(),
    submitCoreData: step(),
    correctCoreData: step(),
    nameNotary: step(),
    bookConsultation: step({
      takeSlot: (message, payload) => takeSlot(deps, message, payload),
      refused: (message) => freeSlotOf(deps, message),
    }),
    declineConsultation: step(),
    cancelConsultation: accepting((message) => freeConsultation(deps, message)),
    completeConsultation: step(),
    addDocument: step(),
    submitDocumentsForReview: step(),
    requestDocumentChanges: step(),
    approveDocuments: step(),
    proposeNotaryAppointment: step(),
    rejectNotaryAppointment: step(),
    confirmNotaryAppointment: step(),
    receiveFoundationCertificate: accepting(markLinkUsed),
    openBankAccount: step(),
    receiveBankConfirmation: step(),
    receiveRegisterExtract: accepting(markLinkUsed),
    cancelFoundation: accepting(async (message) => {
      await freeConsultation(deps, message);
      await revokeUploadLinks(deps.db, message.foundationId, deps.now());
    }),
  };
}
