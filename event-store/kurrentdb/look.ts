import { randomUUID } from 'node:crypto';
import {
  ErrorType,
  jsonEvent,
  type KurrentDBClient,
  WrongExpectedVersionError,
} from '@kurrent/kurrentdb-client';
import { STREAM_PREFIX } from '../port.ts';
import { streamNames } from '../stream-names.ts';
import { credentialsOf } from './address.ts';
import { clientOf } from './client.ts';

const LOOK_MS = 3_000;

/** Why a server cannot be used. */
export interface Obstacle {
  reason: string;
  /** Waiting does not help: somebody has to change a setting. */
  final: boolean;
}

/**
 * Finds out what is wrong with a server. Failed reads of the client say the same whatever the cause, but failed
 * appends name it, so this sends an append for a revision that no stream has, which cannot be stored.
 *
 * @returns null when the server answers
 */
export async function findObstacle(url: string, prefix: string): Promise<Obstacle | null> {
  let client: KurrentDBClient;
  try {
    client = clientOf(url);
  } catch (error) {
    return { reason: (error as Error).message, final: true };
  }
  const stream = streamNames(prefix).inStore('store-identity');
  const event = jsonEvent({ id: randomUUID(), type: 'Looked', data: {} });
  try {
    await client.appendToStream(stream, event, {
      streamState: BigInt(Number.MAX_SAFE_INTEGER),
      credentials: credentialsOf(url),
      deadline: LOOK_MS,
    });
    return null;
  } catch (error) {
    return error instanceof WrongExpectedVersionError ? null : obstacleIn(error);
  } finally {
    await client.dispose().catch(() => undefined);
  }
}

/** The codes of gRPC for an unknown and for a powerless user. */
const UNAUTHENTICATED = 16;
const PERMISSION_DENIED = 7;

function obstacleIn(error: unknown): Obstacle {
  const { type, code, message } = error as { type?: string; code?: number; message?: string };
  const text = (message ?? '').replace(/^.*Last error: (?:Error: )?/s, '');
  const reason = text.replace(/\.? Resolution note:.*$/s, '').trim() || String(type ?? 'no answer');
  if (isDenied(error) || code === UNAUTHENTICATED) {
    return { reason: 'it refuses this user or password', final: true };
  }
  if (/wrong version number|packet length too long/i.test(reason)) {
    return { reason: 'it does not speak TLS; add ?tls=false if that is meant', final: true };
  }
  if (/certificate|altnames|unable to (?:verify|get)/i.test(reason)) {
    return { reason: `its certificate is not trusted (${reason})`, final: true };
  }
  return { reason, final: false };
}

/**
 * Whether the user of the address may delete our streams, a right that no part needs. Nothing is deleted: the
 * request names a revision that no stream has.
 *
 * @returns undefined where the server does not say
 */
export async function mayDelete(url: string, prefix: string): Promise<boolean | undefined> {
  const client = clientOf(url);
  try {
    await client.deleteStream(streamNames(prefix).inStore(`${STREAM_PREFIX}none`), {
      expectedRevision: BigInt(Number.MAX_SAFE_INTEGER),
      credentials: credentialsOf(url),
      deadline: LOOK_MS,
    });
    return true;
  } catch (error) {
    if (error instanceof WrongExpectedVersionError) return true;
    return isDenied(error) ? false : undefined;
  } finally {
    await client.dispose().catch(() => undefined);
  }
}

function isDenied(error: unknown): boolean {
  const { type, code } = error as { type?: string; code?: number };
  return type === ErrorType.ACCESS_DENIED || code === PERMISSION_DENIED;
}

/** Warning to whoever operates production on such a server. */
export const MAY_DELETE =
  'The user of KURRENTDB_URL may delete streams of the event store, which no part does. ' +
  'scripts/store/prepare-kurrentdb.ts keeps it from that.';
