import type { NextCommand } from '#domain/foundations/command.ts';
import { isCommandVia } from '#domain/foundations/foundation.ts';

/** Calls of commands whose address is not that of their name. */
const addresses: Partial<Record<NextCommand['command'], string>> = {
  'add-document': 'documents',
  'identify-participant': 'identifications',
};

/** Who identifies herself goes to a provider. */
const ownAddresses: typeof addresses = { 'identify-participant': 'identifications/start' };

/** `next` of an answer: commands that lead on after a refusal, each with the call that issues it. */
export const leadingOn = (foundationId: string, next: readonly NextCommand[] | undefined) =>
  next && { next: next.map((each) => withCall(foundationId, each)) };

/** Notaries have a page for theirs. */
function withCall(foundationId: string, { command, who, participantId, textVersion }: NextCommand) {
  const isOwn = who === 'founder' || who === 'co-founder';
  const path =
    (isOwn && ownAddresses[command]) ||
    addresses[command] ||
    (isCommandVia(command, 'file') ? command.replace(/^receive-/, '') : `commands/${command}`);
  const call =
    who === 'notary'
      ? { method: 'POST', path: '/upload-links/upload' }
      : { method: 'POST', path: `/foundations/${foundationId}/${path}` };
  return {
    command,
    who,
    ...(participantId !== undefined && { participantId }),
    ...call,
    ...(textVersion !== undefined && { body: { textVersion } }),
  };
}
