import { useCallback, useEffect, useState } from 'react';
import { browserCall } from '../../kit/api/browser-call.ts';
import type { DataOf } from '../../kit/api/call.ts';
import { LED_HERE, placeOfRoom } from '../../shared/rooms/door.ts';

export type Room = DataOf<'GET /rooms/:id'>;

export type RoomState =
  /** `door`: this browser may ask for a code. */
  | { phase: 'loading' | 'invalid' | 'offline' | 'door' | 'closed' | 'declined' }
  /** `now`: when it was read. */
  | { phase: 'open'; room: Room; now: string };

export interface RoomProps {
  id: string;
  room: Room;
  now: string;
  refresh: () => Promise<void>;
  leave: (phase: 'closed' | 'declined') => void;
}

/** Mails carry the token in the fragment, which never reaches a server or a log. */
function takeToken(id: string): string | null {
  const token = new URLSearchParams(location.hash.slice(1)).get('t');
  if (!token) return sessionStorage.getItem(placeOfRoom(id));
  sessionStorage.setItem(placeOfRoom(id), token);
  history.replaceState(history.state, '', location.pathname + location.search);
  return token;
}

export const isAway = (status: number) => status === 0 || status === 429 || status >= 500;

const opened = (room: Room): RoomState => ({
  phase: 'open',
  room,
  now: new Date().toISOString(),
});

async function enter(id: string): Promise<RoomState> {
  const token = takeToken(id);
  const params = { id };
  const read = await browserCall('GET /rooms/:id', { params });
  if (read.ok) return opened(read.data);
  if (isAway(read.status)) return { phase: 'offline' };
  if (!token) return { phase: 'invalid' };
  if (token === LED_HERE) return { phase: 'door' };
  const answer = await browserCall('POST /rooms/:id/exchange', { params, body: { token } });
  if (answer.ok) return { phase: 'door' };
  return { phase: isAway(answer.status) ? 'offline' : 'invalid' };
}

/** The room that a mailed link leads to, from its door on. */
export function useRoom(id: string) {
  const [state, setState] = useState<RoomState>({ phase: 'loading' });
  useEffect(() => {
    let gone = false;
    void enter(id).then((found) => {
      if (!gone) setState(found);
    });
    return () => {
      gone = true;
    };
  }, [id]);
  /** From the door: what has led here does so no longer. */
  const turnAway = useCallback(() => {
    sessionStorage.removeItem(placeOfRoom(id));
    setState({ phase: 'invalid' });
  }, [id]);
  const again = useCallback(() => {
    setState({ phase: 'loading' });
    void enter(id).then(setState);
  }, [id]);
  /** What is there stays while nothing newer can be read. */
  const refresh = useCallback(async () => {
    const read = await browserCall('GET /rooms/:id', { params: { id } });
    if (read.ok) setState(opened(read.data));
    else if (!isAway(read.status)) setState({ phase: 'invalid' });
  }, [id]);
  const leave = useCallback((phase: 'closed' | 'declined') => setState({ phase }), []);
  return { state, again, turnAway, refresh, leave };
}
