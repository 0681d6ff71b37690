import { fileNumber } from '#domain/site/file-number.ts';
import { readHistory } from '#event-store/foundation-history.ts';
import { notaryKey } from '#event-store/personal-data.ts';
import { findWritten } from '#modules/messages/read-messages.ts';
import { readTo } from '#modules/messages/readings.ts';
import { findCode } from '#modules/rooms/codes.ts';
import { type LiveRoom, liveRoom } from '#modules/rooms/live-room.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { withFragment } from '../addresses.ts';
import type { Frame, Loaded, MailDeps } from '../define-mail.ts';
import { companyOf } from '../foundations/load-foundation.ts';

export interface RoomFacts {
  roomId: string;
  company: string;
  reference: string;
  token: string;
  endsAt: string;
}

export interface CodeFacts extends RoomFacts {
  codeId: string;
  askedAt: Date;
  isUsed: boolean;
  linkSecret: string;
}

export interface NewsFacts extends RoomFacts {
  isRead: boolean;
}

type OfRoom<Facts> = Promise<Loaded<Facts, 'notary'> | null>;

/** @returns null for a room that has been closed meanwhile: nobody is sent to it */
export async function loadRoom(deps: MailDeps, { roomId }: { roomId: string }): OfRoom<RoomFacts> {
  const live = await liveIn(deps, roomId);
  if (!live) return null;
  const { foundationId } = live;
  return {
    ...toTheNotary(deps, live),
    // The link in it opens nothing in a copy.
    filed: { subject: 'case', foundationId, persons: founderOf(live) },
  };
}

/** @returns null for a room that has been closed meanwhile */
export async function loadCode(deps: MailDeps, { codeId }: { codeId: string }): OfRoom<CodeFacts> {
  const code = await findCode(deps.db, codeId);
  const live = code && (await liveIn(deps, code.roomId));
  if (!code || !live) return null;
  const { facts, ...others } = toTheNotary(deps, live);
  const { askedAt, isUsed } = code;
  const { linkSecret } = deps;
  return { ...others, facts: { ...facts, codeId, askedAt, isUsed, linkSecret } };
}

/** @returns null for a room that has been closed, or a message that has been removed meanwhile */
export async function loadNews(
  deps: MailDeps,
  { messageId, roomId }: { messageId: string; roomId: string },
): OfRoom<NewsFacts> {
  const written = await findWritten(deps.db, messageId);
  const live = written && (await liveIn(deps, roomId));
  if (!written || !live || live.foundationId !== written.foundationId) return null;
  const { facts, ...others } = toTheNotary(deps, live);
  const isRead = (await readTo(deps.db, written, 'notary')) >= written.number;
  return { ...others, facts: { ...facts, isRead } };
}

const liveIn = (deps: MailDeps, roomId: string) =>
  liveRoom({ db: deps.db, historyOf: (id) => readHistory(deps, id) }, roomId, deps.now());

function toTheNotary({ linkSecret }: MailDeps, live: LiveRoom): Loaded<RoomFacts, 'notary'> {
  const { id, foundationId, history, room } = live;
  const { name, email } = room.notary;
  return {
    facts: {
      roomId: id,
      company: companyOf(history.events) ?? '',
      reference: `Aktenzeichen ${fileNumber(foundationId)}`,
      token: tokenOf(linkSecret, id),
      endsAt: room.endsAt,
    },
    readers: {
      notary: () => ({ person: notaryKey(foundationId), name, email, language: 'de' }),
    },
    // The desk shows the room itself.
    filed: null,
  };
}

const founderOf = ({ history: { state } }: LiveRoom): string[] =>
  state.status === 'not-started' ? [] : [state.founderId];

/** Letters to a notary are in German, with a summary in English below. */
export const roomFrame = ({ sender }: Frame) => ({
  greeting: 'Sehr geehrte Damen und Herren,',
  reason:
    'Sie erhalten diese E-Mail, weil die Gründerin oder der Gründer uns Ihr Notariat und diese ' +
    `Adresse genannt und Sie uns gegenüber von der Verschwiegenheit entbunden hat. Antworten gehen an ${sender}.`,
});

export const roomAddress = ({ address, roomId, token }: RoomFacts & Frame) =>
  withFragment(address('notary-room', roomId), token);
