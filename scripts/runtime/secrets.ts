import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { DEMO_SECRET_PREFIX } from '#config';

const secret = z.string().min(32);
const schema = z.object({
  TOKEN_SECRET: secret,
  LINK_SECRET: secret,
  PERSON_KEY_SECRET: secret,
  POSTGRES_PASSWORD: secret,
});

export type Secrets = z.infer<typeof schema>;

/**
 * The demo's secrets, generated once in `DATA_DIR/secrets.json`; with others, encrypted fields would be
 * unreadable and mailed links invalid.
 */
export function demoSecrets(dataDir: string): Secrets {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, 'secrets.json');
  const kept = readOrUndefined(file);
  if (kept !== undefined) return schema.parse(JSON.parse(kept));
  const made = () => DEMO_SECRET_PREFIX + randomBytes(32).toString('hex');
  const secrets: Secrets = {
    TOKEN_SECRET: made(),
    LINK_SECRET: made(),
    PERSON_KEY_SECRET: made(),
    POSTGRES_PASSWORD: randomBytes(24).toString('hex'),
  };
  writeFileSync(`${file}.new`, JSON.stringify(secrets, null, 2), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return secrets;
}

function readOrUndefined(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}
