import { v5 as uuidv5 } from 'uuid';
import {
  type ActivityName,
  activityOf,
  type CommandName,
  commandNames,
} from '#domain/foundations/names.ts';
import { PARTICIPANTS_MAX } from '#domain/foundations/people/people.ts';
import { takeSlot } from '#modules/appointments/consultation-bookings.ts';
import { noteFailure } from '#modules/commands/commands.ts';
import { checkedParticipants } from '#modules/identification/identifications.ts';
import { closeInvitations } from '#modules/participants/invitations.ts';
import { revokeUploadLinks } from '#modules/upload-links/upload-links.ts';
import type { CommandMessage, Outcome } from '../processes/messages.ts';
import { freeCancelledBooking, freeRefusedBooking } from './booking.ts';
import { type CommandDeps, carryOut, type SideEffects } from './carry-out.ts';
import { invitationEffects } from './invitation.ts';
import {
  endOrder,
  noteMoneyToSettle,
  orderPackage,
  type PackageDeps,
  requestEarlyStart,
} from './package-order.ts';
import { isPermanent, kindOf } from './permanent.ts';
import { deleteStrangersFile, type SentBackDeps } from './sent-back-files.ts';
import {
  type LinkDeps,
  reissueLink,
  revokeLinksOfEarlierStatus,
  useUpLink,
} from './upload-link.ts';

export type StepDeps = CommandDeps & LinkDeps & PackageDeps & SentBackDeps;
export type Step = (message: CommandMessage) => Promise<Outcome>;

/** One activity per command, named after it: these names are what staff see in the Temporal UI. */
export function createSteps(deps: StepDeps): Record<ActivityName, Step> {
  const effects = sideEffectsOf(deps);
  const step = (command: CommandName): [ActivityName, Step] => [
    activityOf(command),
    async (message) => {
      try {
        return await carryOut(deps, message, effects[command]);
      } catch (error) {
        if (isPermanent(error)) {
          const failure = { kind: kindOf(error), permanent: true, at: deps.now() };
          await noteFailure(deps.db, message, failure);
        }
        throw error;
      }
    },
  ];
  return Object.fromEntries(commandNames.map(step)) as Record<ActivityName, Step>;
}

const PARTICIPANT_IDS = 'c0d3a4f5-2f62-5b0f-9a7e-6d1b8e2c4f90';

/** As many as a list can have, and the same ones in every attempt. */
const newIdsOf = ({ commandId }: CommandMessage): string[] =>
  Array.from({ length: PARTICIPANTS_MAX }, (_, index) =>
    uuidv5(`${commandId}/${index}`, PARTICIPANT_IDS),
  );

/** Side effects of commands; a command that only appends events needs no entry. */
function sideEffectsOf(deps: StepDeps): Partial<Record<CommandName, SideEffects>> {
  const goBack: SideEffects['accepted'] = (message, _, history) =>
    revokeLinksOfEarlierStatus(deps, message, history);
  const checking: SideEffects['checking'] = ({ foundationId }) =>
    checkedParticipants(deps.db, foundationId);
  return {
    'add-document': { checking },
    'submit-documents-for-review': { checking },
    'propose-notary-appointment': { checking },
    'propose-notary-dates': { checking },
    'state-participants': { newIds: newIdsOf },
    'order-package': orderPackage(deps),
    'request-early-start': requestEarlyStart(deps),
    'withdraw-order': endOrder(deps),
    'decline-mandate': endOrder(deps),
    'step-back': endOrder(deps),
    'book-consultation': {
      takeSlot: (message, payload) => takeSlot(deps.db, message, payload, deps.now()),
      refused: (message) => freeRefusedBooking(deps, message),
    },
    'move-consultation': {
      takeSlot: (message, payload) => takeSlot(deps.db, message, payload, deps.now()),
      accepted: (message, _, history) => freeCancelledBooking(deps, message, history),
      refused: (message) => freeRefusedBooking(deps, message),
    },
    'cancel-consultation': {
      accepted: (message, _, history) => freeCancelledBooking(deps, message, history),
    },
    // Only a slot in the future is freed.
    'complete-consultation': {
      accepted: (message, _, history) => freeCancelledBooking(deps, message, history),
    },
    'receive-foundation-certificate': useUpLink(deps, 'foundation-certificate'),
    'receive-register-extract': useUpLink(deps, 'register-extract'),
    'reissue-upload-link': {
      async accepted({ foundationId }, { linkId }, history) {
        if (typeof linkId === 'string') await reissueLink(deps, { foundationId, linkId }, history);
      },
    },
    decline: { accepted: goBack },
    'did-not-take-place': { checking, accepted: goBack },
    'report-obstacle': { accepted: goBack },
    'send-back-file': {
      async accepted(message, _, history) {
        await revokeLinksOfEarlierStatus(deps, message, history);
        await deleteStrangersFile(deps, message, history);
      },
    },
    'withdraw-notary-appointment': { accepted: goBack },
    'correct-notary': {
      // The link that was mailed to a wrong address ends, and the right address gets its own.
      accepted: ({ foundationId, commandId: linkId }, _, history) =>
        reissueLink(deps, { foundationId, linkId }, history),
    },
    ...invitationEffects(deps),
    'cancel-foundation': {
      async accepted(message, payload, history) {
        await closeInvitations(deps.db, { foundationId: message.foundationId }, deps.now());
        await endOrder(deps).accepted?.(message, payload, history);
        await freeCancelledBooking(deps, message, history);
        await revokeUploadLinks(deps.db, message.foundationId, deps.now());
        await noteMoneyToSettle(deps, message, history);
      },
    },
  };
}
