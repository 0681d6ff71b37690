import type { LinkView } from '#api/contract.gen.d.ts';
import type { UploadPurpose } from '#domain/foundations/upload-purposes.ts';
import { browserCall } from '../../kit/api/browser-call.ts';
import type { Refusal } from '../../kit/api/call.ts';

/** Describes an upload link. It grants nothing: the right to upload is in a cookie. */
export interface UploadLink extends LinkView {
  /** The file has arrived; a reload still shows the thanks. */
  done?: boolean;
}

export type LinkState =
  /** Replaced: by the link of a later mail; revoked: by the team. */
  | { phase: 'loading' | 'invalid' | 'replaced' | 'revoked' | 'offline' }
  /** Its file has arrived already; the date may be unknown. */
  | { phase: 'used'; usedAt: string | null }
  | { phase: 'valid'; link: UploadLink };

/** Kept per tab: the token until the file has arrived, then the link. */
type Kept = { token: string } | { link: UploadLink };

/** The key in session storage. */
export const placeOf = (purpose: UploadPurpose, foundationId: string) =>
  `upload-link ${purpose} ${foundationId}`;

/** Opens the link in the address, or the one kept by this tab. */
export async function openLink(place: string, purpose: UploadPurpose): Promise<LinkState> {
  const fresh = takeToken();
  if (fresh) keep(place, { token: fresh });
  const kept = keptAt(place);
  if (!kept) return { phase: 'invalid' };
  if ('link' in kept) return { phase: 'valid', link: kept.link };
  const state = await exchange(kept.token, purpose);
  if (isSpent(state)) forgetLink(place);
  return state;
}

const isSpent = ({ phase }: LinkState) =>
  phase === 'invalid' || phase === 'replaced' || phase === 'revoked';

/** The cookie expires long before the link does: exchanges the token for a new one. */
export async function renewLink(place: string, purpose: UploadPurpose): Promise<LinkState> {
  const kept = keptAt(place);
  return kept && 'token' in kept ? exchange(kept.token, purpose) : { phase: 'invalid' };
}

/** The thanks need neither the founder's name nor the appointment. */
export const finishLink = (place: string, link: UploadLink) =>
  keep(place, { link: { ...link, founderName: null, appointment: null, done: true } });

export const forgetLink = (place: string) => sessionStorage.removeItem(place);

/** Mails carry the token in the fragment, which never reaches a server or a log. */
function takeToken(): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  if (token) history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

const running = new Map<string, Promise<LinkState>>();

/** Parallel calls share one request. */
function exchange(token: string, purpose: UploadPurpose): Promise<LinkState> {
  const known = running.get(token);
  if (known) return known;
  const exchanged = ask(token, purpose).finally(() => running.delete(token));
  running.set(token, exchanged);
  return exchanged;
}

async function ask(token: string, purpose: UploadPurpose): Promise<LinkState> {
  const answer = await browserCall('POST /upload-links/exchange', { body: { token } });
  if (answer.ok) {
    const link = answer.data;
    return link.purpose === purpose ? { phase: 'valid', link } : { phase: 'invalid' };
  }
  const { status } = answer;
  if (status === 0 || status === 429 || status >= 500) return { phase: 'offline' };
  return status === 410 ? spentLink(answer, purpose) : { phase: 'invalid' };
}

/** Tells for which document it was; a link for the other page is none for this one. */
function spentLink({ code, extensions }: Refusal, purpose: UploadPurpose): LinkState {
  if (extensions.purpose !== purpose) return { phase: 'invalid' };
  if (code === 'LINK_REPLACED') return { phase: 'replaced' };
  if (code === 'LINK_REVOKED') return { phase: 'revoked' };
  if (code !== 'LINK_USED') return { phase: 'invalid' };
  const { usedAt } = extensions;
  return { phase: 'used', usedAt: typeof usedAt === 'string' ? usedAt : null };
}

function keep(place: string, kept: Kept): void {
  sessionStorage.setItem(place, JSON.stringify(kept));
}

function keptAt(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
