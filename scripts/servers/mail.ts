import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { flags } from '../runtime/processes.ts';
import { root } from '../runtime/settings.ts';
import type { Part } from '../runtime/supervise.ts';

export interface MailOptions {
  dataDir: string;
  smtpPort: number;
  webPort: number;
}

const MAILS_MAX = 2_000;

/** MailDev accepts every mail, delivers none, and shows them on a page and at `GET /api/email`. */
export function mailPart({ dataDir, smtpPort, webPort }: MailOptions): Part {
  const mails = join(dataDir, 'mails');
  mkdirSync(mails, { recursive: true, mode: 0o700 });
  chmodSync(mails, 0o700);
  const args = [
    join(root, 'node_modules/maildev/dist/bin/maildev.js'),
    ...flags({
      smtp: smtpPort,
      ip: '127.0.0.1',
      web: webPort,
      'web-ip': '127.0.0.1',
      'mail-directory': mails,
      'max-emails': MAILS_MAX,
      // Its certificate is self-signed, and our client refuses that.
      'hide-extensions': 'STARTTLS',
    }),
    '--silent',
  ];
  return {
    name: 'mail catcher',
    command: async () => ({ file: process.execPath, args, env: process.env, cwd: root }),
    healthy: async () => {
      const address = `http://127.0.0.1:${webPort}/api/healthz`;
      return fetch(address, { signal: AbortSignal.timeout(2_000) }).then(
        (answer) => answer.ok,
        () => false,
      );
    },
    startLimitMs: 30_000,
    stopSignal: 'SIGTERM',
    stopLimitMs: 3_000,
  };
}
