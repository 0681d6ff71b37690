import { expect } from 'vitest';
import { codeOf } from '#modules/rooms/codes.ts';
import { tokenOf } from '#modules/shared/tokens.ts';
import { LINK_SECRET } from './api.ts';
import { bringTo, type Cast, command, type FoundationApi } from './foundation-api.ts';
import { rowsOf } from './rows.ts';

export type Cookies = Record<string, string>;

export const tokenOfRoom = (roomId: string) => tokenOf(LINK_SECRET, roomId);

/** Notaries in their browsers, and how there come to be rooms. */
export function notariesOf(api: FoundationApi) {
  const { db } = api.connection;
  type Answer = ReturnType<FoundationApi['call']>;

  const done = async (sent: Answer) => {
    const answer = await sent;
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    return answer;
  };
  const post = (
    roomId: string,
    rest: string,
    cookies: Cookies = {},
    body?: unknown,
    key?: string,
  ): Answer =>
    api.call('POST', `/rooms/${roomId}/${rest}`, {
      body,
      cookies,
      headers: key ? { 'idempotency-key': key } : {},
    });
  const look = (roomId: string, cookies: Cookies, rest = ''): Answer =>
    api.call('GET', `/rooms/${roomId}${rest}`, { cookies });
  const cookiesOf = ({ cookies }: Awaited<Answer>): Cookies =>
    Object.fromEntries(cookies.map(({ name, value }) => [name, value]));

  /** The newest room of a case. */
  const roomOf = async (id: string): Promise<string> => {
    const rows = await rowsOf(db, 'notary_rooms', { foundation_id: id }, 'id', 'made_at');
    return (
      rows.toSorted((one, other) => Number(one.made_at) - Number(other.made_at)).at(-1)?.id ?? ''
    );
  };

  /** A case whose founder has released the notary, and the room that came of it. */
  async function released(
    who: Cast,
    target: Parameters<typeof bringTo>[2] = 'notary-appointment-pending',
  ) {
    const id = await bringTo(api, who, target);
    await done(command(api, id, 'release-notary', who.founder));
    await api.caughtUp();
    return { id, roomId: await roomOf(id) };
  }

  /** A browser in which the mailed link was opened. */
  const atTheDoor = async (roomId: string): Promise<Cookies> =>
    cookiesOf(await done(post(roomId, 'exchange', {}, { token: tokenOfRoom(roomId) })));

  /** The code of the newest mail. */
  async function mailedCode(roomId: string): Promise<string> {
    const codes = await rowsOf(db, 'room_codes', { room_id: roomId }, 'id', 'asked_at');
    const [newest] = codes.toSorted((one, other) => Number(other.asked_at) - Number(one.asked_at));
    return codeOf(LINK_SECRET, newest?.id ?? '');
  }

  async function opened(roomId: string): Promise<Cookies> {
    const cookies = await atTheDoor(roomId);
    await done(post(roomId, 'code', cookies));
    const answer = await done(post(roomId, 'open', cookies, { code: await mailedCode(roomId) }));
    return { ...cookies, ...cookiesOf(answer) };
  }

  return { done, post, look, cookiesOf, roomOf, released, atTheDoor, mailedCode, opened };
}
