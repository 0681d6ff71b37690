import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#scripts/servers/ports.ts';

export interface MailCatcher {
  smtpUrl: string;
  webUrl: string;
  end(): Promise<void>;
}

/** The catcher of `SMTP_URL` and `MAIL_WEB_URL`, or one started for this file. */
export async function mailCatcher(): Promise<MailCatcher> {
  const { SMTP_URL: smtpUrl, MAIL_WEB_URL: webUrl } = process.env;
  if (smtpUrl && webUrl) return { smtpUrl, webUrl, end: async () => undefined };
  for (let tries = 0; ; tries += 1) {
    try {
      return await startCatcher(await freePort(), await freePort());
    } catch (error) {
      // Another process took one of the ports first.
      if (tries === 3) throw error;
    }
  }
}

export async function startCatcher(smtp: number, web: number): Promise<MailCatcher> {
  const folder = mkdtempSync(join(tmpdir(), 'mails-'));
  const args = ['--smtp', String(smtp), '--web', String(web), '--ip', '127.0.0.1'];
  const more = ['--web-ip', '127.0.0.1', '--mail-directory', folder, '--silent'];
  const secure = ['--hide-extensions', 'STARTTLS'];
  const program = 'node_modules/maildev/dist/bin/maildev.js';
  const child = spawn(process.execPath, [program, ...args, ...more, ...secure], {
    stdio: 'ignore',
  });
  const gone = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const webUrl = `http://127.0.0.1:${web}`;
  await healthy(webUrl, () => child.exitCode !== null);
  return {
    smtpUrl: `smtp://127.0.0.1:${smtp}`,
    webUrl,
    async end() {
      child.kill('SIGTERM');
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function healthy(webUrl: string, hasEnded: () => boolean): Promise<void> {
  for (let tries = 0; tries < 200 && !hasEnded(); tries += 1) {
    const answer = await fetch(`${webUrl}/api/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await sleep(100);
  }
  throw new Error('The mail catcher does not start.');
}
