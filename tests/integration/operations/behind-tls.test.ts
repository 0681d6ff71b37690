import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFoundationClient } from '#workflows/client.ts';
import { connectionOptions } from '#workflows/connection.ts';
import { authorityIn } from '../../support/servers/certificates.ts';
import { doorTo } from '../../support/servers/temporal-door.ts';
import { accept, openCase, type Stage, startWorkerOn, stopWorkerOf } from '../../support/stage.ts';
import { withStage } from '../../support/with-stage.ts';

const { stage, people } = await withStage();

let folder: string;
let authority: ReturnType<typeof authorityIn>;
let plain: Stage['temporal'];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tls-'));
  authority = authorityIn(folder);
  plain = stage.temporal;
});
afterAll(() => {
  stage.temporal = plain;
  rmSync(folder, { recursive: true, force: true });
});

const API_KEY = 'a key of the tests';
const ways = {
  'a certificate': () => ({
    door: { clientCa: authority.ca },
    access: {
      TEMPORAL_TLS_CLIENT_CERT_DATA: authority.client.cert.toString(),
      TEMPORAL_TLS_CLIENT_KEY_DATA: authority.client.key.toString(),
    },
  }),
  'an API key': () => ({ door: { apiKey: API_KEY }, access: { TEMPORAL_API_KEY: API_KEY } }),
};

describe.each(Object.entries(ways))('Temporal behind TLS that asks for %s', (_, way) => {
  test('is worked with by client and worker, and refuses whoever comes without', async () => {
    const { door: asked, access } = way();
    const door = await doorTo(plain.temporalAddress, { ...authority.server, ...asked });
    const trusted = { TEMPORAL_TLS_SERVER_CA_CERT_DATA: authority.ca.toString() };
    const clientWith = (temporalAccess: Record<string, string>) =>
      createFoundationClient({
        ...plain,
        temporalAddress: door.address,
        temporalAccess,
        durations: undefined,
        publicUrl: 'https://siebenschritt.example',
      });
    for (const less of [{}, trusted, access]) {
      const client = clientWith(less);
      await expect(client.check()).rejects.toThrow();
      await client.close();
    }
    expect(door.seen.passed).toBe(0);

    await stopWorkerOf(stage);
    const before = stage.client;
    const temporalAccess = { ...trusted, ...access };
    const temporal = { ...plain, temporalAddress: door.address, temporalAccess };
    stage.temporal = temporal;
    stage.client = clientWith(temporalAccess);
    await startWorkerOn(stage);
    await accept(openCase(stage, people), 'start-foundation', 'founder');
    expect(door.seen.passed).toBeGreaterThan(0);
    await stopWorkerOf(stage);
    await stage.client.close();
    stage.client = before;
    await door.end();
  }, 90_000);
});

test('an address alone connects as ever, whatever files somebody has in their home folder', () => {
  mkdirSync(join(folder, '.config', 'temporalio'), { recursive: true });
  writeFileSync(
    join(folder, '.config', 'temporalio', 'temporal.toml'),
    '[profile.default]\naddress = "elsewhere:7233"\napi_key = "theirs"\n',
  );
  vi.stubEnv('HOME', folder);
  vi.stubEnv('XDG_CONFIG_HOME', join(folder, '.config'));
  vi.stubEnv('TEMPORAL_API_KEY', 'of a shell');
  const temporalAddress = '127.0.0.1:7233';
  expect(connectionOptions({ temporalAddress, temporalNamespace: 'default' })).toEqual({
    address: temporalAddress,
  });
  vi.unstubAllEnvs();
});
