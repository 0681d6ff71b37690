import { createHmac } from 'node:crypto';
import { join } from 'node:path';
import { root } from '../runtime/settings.ts';
import type { Part } from '../runtime/supervise.ts';

export interface IdentityOptions {
  port: number;
  publicUrl: string;
  /** The client's secret derives from it. */
  linkSecret: string;
}

const CLIENT_ID = 'siebenschritt-demo';
const secretOf = ({ linkSecret }: IdentityOptions) =>
  createHmac('sha256', linkSecret).update('identity provider of the demo').digest('hex');

/** The demo's provider of identification, as `IDENTIFICATION_PROVIDERS` names one. */
export const identityProvider = (options: IdentityOptions) => ({
  name: 'muster-ident',
  label: 'Muster-Ident',
  issuer: `http://localhost:${options.port}`,
  clientId: CLIENT_ID,
  clientSecret: secretOf(options),
});

/** A real OpenID provider with a page on which one chooses whom to be. */
export const identityPart = (options: IdentityOptions): Part => ({
  name: 'identity provider',
  command: async () => ({
    file: process.execPath,
    args: [join(root, 'demo/identity-provider/main.ts')],
    cwd: root,
    env: {
      ...process.env,
      IDENTITY_PORT: String(options.port),
      IDENTITY_CLIENT_ID: CLIENT_ID,
      IDENTITY_CLIENT_SECRET: secretOf(options),
      PUBLIC_URL: options.publicUrl,
    },
  }),
  healthy: async (said) => /^ready\b/m.test(said),
  startLimitMs: 30_000,
  stopSignal: 'SIGTERM',
  stopLimitMs: 3_000,
});
