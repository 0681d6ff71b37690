import type { FastifyPluginAsync } from 'fastify';
import type { EventStore } from '#event-store/port.ts';
import type { Uploads } from '#modules/files/uploads.ts';
import type { MessageDeps } from '#modules/messages/write-message.ts';
import type { RateLimits } from '#modules/rate-limits/rate-limits.ts';
import { historyReader } from '#projections/foundations/open-history.ts';
import type { FoundationClient } from '#workflows/client.ts';
import type { OpenEvents } from '../foundations/case/parts.ts';
import type { FoundationReads } from '../foundations/foundation-access.ts';
import { roomCommandRoutes } from './commands.ts';
import { roomDoorRoutes } from './door.ts';
import { roomFileRoutes } from './files.ts';
import { managedRoomRoutes } from './managed-rooms.ts';
import { roomMessageRoutes } from './messages.ts';
import { roomRoutes } from './routes.ts';

interface RoomParts extends FoundationReads {
  store: Pick<EventStore, 'head' | 'read'>;
  openEvents: OpenEvents;
  keys: MessageDeps['keys'];
  process: Pick<FoundationClient, 'decide' | 'receive'>;
  uploads: Uploads;
  limits: RateLimits;
  publicUrl: string;
  linkSecret: string;
}

/** The room of a notary, from its door on. */
export const roomPlugin =
  ({ openEvents, keys, linkSecret, ...parts }: RoomParts): FastifyPluginAsync =>
  async (app) => {
    const { db, store, checkpoint } = parts;
    const deps = { ...parts, historyOf: historyReader({ store, openEvents }) };
    await app.register(roomDoorRoutes({ ...deps, linkSecret }));
    await app.register(roomRoutes({ ...deps, sealing: { db, keys } }));
    await app.register(managedRoomRoutes(deps));
    await app.register(roomCommandRoutes(deps));
    await app.register(roomFileRoutes({ ...deps, reads: { db, store, checkpoint } }));
    await app.register(roomMessageRoutes({ ...deps, sealing: { db, keys } }));
  };
