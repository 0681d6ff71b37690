import { createContext, use, useEffect } from 'react';

/** What the head of a room says beside the brand, once the room is open. */
export const RoomHead = createContext<(line: string | null) => void>(() => {});

export function useRoomHead(line: string | null): void {
  const say = use(RoomHead);
  useEffect(() => {
    say(line);
    return () => say(null);
  }, [say, line]);
}
