import type { ClientActionFunctionArgs } from 'react-router';
import { expect, test } from 'vitest';
import { sendKept } from '#web/kit/session/kept-form.ts';

/** A form that is sent while something else than our server answers. */
async function sent(failure: unknown) {
  const body = new URLSearchParams({ key: 'k', street: 'Musterweg 1' });
  const request = new Request('https://siebenschritt.example/', { method: 'POST', body });
  const serverAction = () => Promise.reject(failure);
  const args = { request, serverAction } as unknown as ClientActionFunctionArgs;
  return (await sendKept(args)) as { data: object };
}

const proxy = (status: number) => ({ status, statusText: '', internal: false, data: '<html>' });

test.each([
  [new TypeError('Failed to fetch')],
  [proxy(502)],
  [proxy(503)],
  [proxy(504)],
  [new Error('Unable to decode turbo-stream response')],
])('%o keeps what was typed, and the key', async (failure) => {
  const { data } = await sent(failure);
  expect(data).toMatchObject({
    ok: false,
    code: 'NETWORK',
    retryKey: 'k',
    typed: { street: 'Musterweg 1' },
  });
});

test('an error of our own is one', async () => {
  const failure = proxy(500);
  await expect(sent(failure)).rejects.toBe(failure);
});
