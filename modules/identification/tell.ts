import { v5 as uuidv5 } from 'uuid';
import type { NewCommand } from '../commands/commands.ts';
import { fingerprintOf } from '../shared/fingerprint.ts';
import type { OpenedIdentification } from './identifications.ts';

/** The command's id derives from the identification, so that the formation is told once. */
const COMMAND_IDS = '7d1f0b0a-0d8e-5f6b-9a55-3c2f4e6b8a10';

const command = 'identify-participant';

/** The command that tells a formation that somebody is identified: who and how, and nothing of a document. */
export const identifyCommand = ({
  id,
  foundationId,
  participantId,
  method,
  content,
}: OpenedIdentification): NewCommand => ({
  foundationId,
  commandId: uuidv5(id, COMMAND_IDS),
  command,
  actor: content.decision?.actor ?? content.actor,
  payload: { participantId, method },
  fingerprint: fingerprintOf([command, { participantId, method }]),
});
