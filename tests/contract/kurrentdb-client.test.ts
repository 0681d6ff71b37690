import type { ResolvedEvent } from '@kurrent/kurrentdb-client';
import { afterEach, describe, expect, test } from 'vitest';
import { eventOf } from '#event-store/kurrentdb/client.ts';
import { kurrentEventStore } from '#event-store/kurrentdb/store.ts';
import { STREAM_PREFIX } from '#event-store/port.ts';
import { streamNames } from '#event-store/stream-names.ts';
import { newStream, someEvents } from '#tests/support/event-stores.ts';
import { kurrentStandIn, type StandIn } from '#tests/support/kurrent-stand-in.ts';

/** What can be shown of the KurrentDB adapter without a server: with what the client hands out. */
describe('An event as the client of KurrentDB hands it out', () => {
  const [ours] = someEvents(1);
  const names = streamNames('contract-');
  const whole = {
    ...ours,
    streamId: 'contract-1',
    revision: 4n,
    isJson: true,
    created: new Date(0),
    position: { commit: 70n, prepare: 70n },
  };
  const read = (event: object | undefined, commitPosition?: bigint) =>
    eventOf({ event, commitPosition } as ResolvedEvent, names);

  test('is read when it is ours and whole', () => {
    const stream = `${STREAM_PREFIX}1`;
    expect(read(whole)).toEqual({ ...ours, stream, revision: 4, position: '70' });
  });

  test.each([
    ['has no metadata', { metadata: undefined }, 'it has no metadata'],
    ['has metadata of bytes', { metadata: new Uint8Array([1]) }, 'it has no metadata'],
    ['has metadata of others', { metadata: { a: 1 } }, /no valid actor, occurredAt/],
    ['is binary', { isJson: false, data: new Uint8Array([1]) }, 'its data is binary'],
    ['says JSON and is none', { data: '{"half": ' }, 'its data is not a JSON object'],
    ['is a list', { data: [1, 2] }, 'its data is not a JSON object'],
    [
      'was written in a transaction',
      { position: { commit: 70n, prepare: 60n } },
      /transaction of an older protocol/,
    ],
  ])('is handed on as unreadable when it %s', (_, change, unreadable) => {
    expect(read({ ...whole, ...change })).toEqual({
      stream: `${STREAM_PREFIX}1`,
      revision: 4,
      position: '70',
      unreadable: typeof unreadable === 'string' ? unreadable : expect.stringMatching(unreadable),
    });
  });

  test('has the position of the subscription where it has none of its own', () => {
    expect(read({ ...whole, position: undefined }, 71n)).toMatchObject({ position: '71' });
  });

  test('is left out when a link leads to a deleted one', () => {
    expect(read(undefined)).toBeNull();
  });
});

describe('An append of several events to KurrentDB', () => {
  let server: StandIn | undefined;
  afterEach(() => server?.end());

  // AppendResp.success: current_revision 1, position {commit 300, prepare 300}.
  const position = Buffer.from([0x08, 0xac, 0x02, 0x10, 0xac, 0x02]);
  const success = Buffer.concat([Buffer.from([0x08, 0x01, 0x1a, position.length]), position]);
  const appended = Buffer.concat([Buffer.from([0x0a, success.length]), success]);

  test('takes the position from the answer and reads nothing', async () => {
    server = await kurrentStandIn(false, (path) =>
      path.endsWith('/Append') ? appended : { code: 14, message: 'not now' },
    );
    const store = kurrentEventStore(`kurrentdb://127.0.0.1:${server.port}?tls=false`);
    // The warming read of a new client.
    await store.head().catch(() => undefined);
    const before = server.calls.length;
    const result = await store.append(newStream(), someEvents(2), 'no-stream');
    expect(result).toEqual({ revision: 1, position: '300' });
    const calls = server.calls.slice(before);
    expect(calls.filter((path) => path.endsWith('/Append'))).toHaveLength(1);
    expect(calls.filter((path) => path.endsWith('/Read'))).toEqual([]);
    await store.close();
  });
});
