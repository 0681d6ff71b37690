import { Readable } from 'node:stream';
import type { Person } from '#modules/accounts/login/session-owner.ts';
import { unavailable } from '../http/errors.ts';

export const streamLimits = {
  /** An open tab has one; the oldest makes way for a ninth. */
  perPerson: 8,
  perProcess: 2_000,
  /** Then the browser connects again. */
  lifetimeMs: 5 * 60_000,
  /** Proxies end connections that are silent for a minute. */
  heartbeatMs: 20_000,
  /** What may wait for somebody who does not read; a message has some 40 bytes. */
  unreadBytes: 1_024,
};

/** How soon a browser connects again: everybody does when a process has gone. */
const RECONNECT_MS = { least: 2_000, spread: 2_000 };
/** For one that made way, so that nine tabs do not push each other out all the time. */
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
    /** @throws ApiError 503 when there are too many, or this process is about to go */
    open(listener: Listener): Readable {
      makeWay(listener);
      if (ended || streams.size >= limits.perProcess) throw unavailable(RETRY_AFTER_S);
      const body = new Readable({ read: () => undefined });
      const stream: Stream = { listener, body };
      streams.add(stream);
      const heartbeat = setInterval(() => {
        if (streams.has(stream)) say(stream, HEARTBEAT);
        // It has ended, and nobody has read that.
        else body.destroy();
      }, limits.heartbeatMs);
      // Not all at once, where all were opened at once.
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
    /** Whether somebody like this listens. */
    has: (isOne: (listener: Listener) => boolean): boolean =>
      [...streams].some(({ listener }) => isOne(listener)),
    listeners: (): Listener[] => [...streams].map(({ listener }) => listener),
    /** They may not read any more, or not the same. */
    end(isOver: (listener: Listener) => boolean): void {
      for (const stream of streams) if (isOver(stream.listener)) end(stream);
    },
    /** Tells those that there is something new to read; not what, nor whose. */
    tell(concerns: (listener: Listener) => boolean): void {
      for (const stream of streams) if (concerns(stream.listener)) say(stream, CHANGED);
    },
    /** For good: a process that is about to go waits for nobody. */
    endAll(): void {
      ended = true;
      for (const stream of streams) end(stream);
    },
  };
}
