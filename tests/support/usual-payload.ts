import { aboutLead, coreData, listWith, payloads } from '#demo/foundations.ts';
import type { CommandName } from '#domain/foundations/names.ts';
import { type HistoryDeps, readHistory } from '#event-store/foundation-history.ts';

/** What is sent where a test says nothing else: about the people and drafts of this formation where it has to be. */
export async function usualPayload(
  deps: HistoryDeps,
  foundationId: string,
  name: CommandName,
): Promise<object> {
  const payload = payloads[name];
  const isAboutLead = name === 'state-participants' || 'participantId' in payload;
  if (name !== 'accept-documents' && !isAboutLead) return payload;
  const { state } = await readHistory(deps, foundationId);
  if (state.status === 'not-started') return payload;
  if (isAboutLead) {
    const { participantId } = state.people.lead;
    if (name !== 'state-participants') return aboutLead(payload, participantId);
    const { shareCapitalCents } = 'coreData' in state ? state.coreData : coreData;
    return listWith(participantId, [shareCapitalCents / 100]);
  }
  const documents = 'documents' in state ? state.documents : [];
  return { documents: documents.map(({ documentId, sha256 }) => ({ documentId, sha256 })) };
}
