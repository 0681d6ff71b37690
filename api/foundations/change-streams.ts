import { Readable } from 'node:stream';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { unavailable } from '../http/errors.ts';

export const streamLimits = {
  /** Streams of one person, one for each open tab; a ninth ends the oldest. */
  perPerson: 8,
  perProcess: 2_000,
  /** Lifetime of a stream, after which the browser reconnects. */
  lifetimeMs: 5 * 60_000,
  /** Proxies end connections that are silent for a minute. */
  heartbeatMs: 20_000,
  /** Unread bytes of a slow reader; a message has about 40. */
  unreadBytes: 1_024,
};

/** Time until a browser reconnects, spread because all do so when a process ends. */
const RECONNECT_MS = { least: 2_000, spread: 2_000 };
/** Time for a stream that made room, so that nine tabs do not replace each other all the time. */
const MADE_WAY_MS = 60_000;
const RETRY_AFTER_S = 30;

type Listener = Pick<Person, 'id' | 'role' | 'sessionId'>;

interface Stream {
  listener: Listener;
  body: Readable;
}

const CHANGED = 'event: changed\ndata: foundations\n\n';
const HEARTBEAT = ': still here\n\n';
const reconnectAfter = (ms: number) => `retry: ${Math.floor(ms)}\n\n`;

/** The open event streams of this process. */
export function createChangeStreams(limits = streamLimits) {
  const streams = new Set<Stream>();
  let ended = false;

  const say = ({ body }: Stream, text: string) => {
    if (body.readableLength + text.length > limits.unreadBytes) body.destroy();
    else body.push(text);
  };
  const end = (stream: Stream) => {
    streams.delete(stream);
    stream.body.push(null);
  };
  const makeWay = ({ id }: Listener) => {
    const own = [...streams].filter(({ listener }) => listener.id === id);
    const oldest = own.length < limits.perPerson ? undefined : own[0];
    if (!oldest) return;
    say(oldest, reconnectAfter(MADE_WAY_MS));
    end(oldest);
  };

  return {
    /** @throws ApiError 503 when there are too many streams, or the process is about to end */
    open(listener: Listener): Readable {
      makeWay(listener);
      if (ended || streams.size >= limits.perProcess) throw unavailable(RETRY_AFTER_S);
      const body = new Readable({ read: () => undefined });
      const stream: Stream = { listener, body };
      streams.add(stream);
      const heartbeat = setInterval(() => {
        if (streams.has(stream)) say(stream, HEARTBEAT);
        // The stream has ended without anybody reading its end.
        else body.destroy();
      }, limits.heartbeatMs);
      // The lifetimes differ, since many streams may begin at the same time.
      const lifetimeMs = limits.lifetimeMs * (0.8 + 0.2 * Math.random());
      const lifetime = setTimeout(() => end(stream), lifetimeMs);
      body.once('close', () => {
        streams.delete(stream);
        clearInterval(heartbeat);
        clearTimeout(lifetime);
      });
      say(stream, reconnectAfter(RECONNECT_MS.least + RECONNECT_MS.spread * Math.random()));
      return body;
    },
    /** Whether a matching listener has an open stream. */
    has: (isOne: (listener: Listener) => boolean): boolean =>
      [...streams].some(({ listener }) => isOne(listener)),
    listeners: (): Listener[] => [...streams].map(({ listener }) => listener),
    /** Ends the streams of listeners who may no longer read, or may read something else now. */
    end(isOver: (listener: Listener) => boolean): void {
      for (const stream of streams) if (isOver(stream.listener)) end(stream);
    },
    /** Tells listeners that there is something new, but not what or whose. */
    tell(concerns: (listener: Listener) => boolean): void {
      for (const stream of streams) if (concerns(stream.listener)) say(stream, CHANGED);
    },
    /** Ends all streams for good, when the process is about to end. */
    endAll(): void {
      ended = true;
      for (const stream of streams) end(stream);
    },
  };
}
