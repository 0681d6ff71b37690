import type { InvitationView } from '#api/contract.gen.d.ts';
import { browserCall } from '../../kit/api/browser-call.ts';

export type InvitationState =
  | { phase: 'loading' | 'invalid' | 'offline' | 'declined' }
  | { phase: 'open'; invitation: InvitationView };

/** Kept in this tab while somebody logs in, until the invitation is answered. */
const PLACE = 'invitation';

/** Mails carry the token in the fragment, which never reaches a server or a log. */
function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

export const forgetInvitation = () => sessionStorage.removeItem(PLACE);

const running = new Map<string, Promise<InvitationState>>();

/** Opens the invitation in the address, or the one kept by this tab. Parallel calls share one request. */
export async function openInvitation(): Promise<InvitationState> {
  const fresh = takeToken();
  if (fresh) sessionStorage.setItem(PLACE, fresh);
  const token = sessionStorage.getItem(PLACE);
  if (!token) return { phase: 'invalid' };
  const known = running.get(token);
  if (known) return known;
  const exchanged = exchange(token).finally(() => running.delete(token));
  running.set(token, exchanged);
  return exchanged;
}

async function exchange(token: string): Promise<InvitationState> {
  const answer = await browserCall('POST /invitations/exchange', { body: { token } });
  if (answer.ok) return { phase: 'open', invitation: answer.data };
  const { status } = answer;
  if (status === 0 || status === 429 || status >= 500) return { phase: 'offline' };
  forgetInvitation();
  return { phase: 'invalid' };
}
