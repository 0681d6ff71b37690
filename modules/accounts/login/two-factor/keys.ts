import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Seals second factors for storage: the database alone is not enough to log in. */
export interface TwoFactorKeys {
  /** Binds the secret to its owner, so that a row cannot be moved to another account. */
  seal(userId: string, secret: string): string;
  /** @throws Error for a secret that was sealed with another key or for another person */
  open(userId: string, sealed: string): string;
  hashRecoveryCode(userId: string, code: string): string;
}

/** @param secret PERSON_KEY_SECRET; with another one no second factor can be checked */
export function twoFactorKeys(secret: string): TwoFactorKeys {
  const derive = (info: string) => Buffer.from(hkdfSync('sha256', secret, '', info, 32));
  const sealing = derive('siebenschritt two-factor secrets 1');
  const hashing = derive('siebenschritt recovery codes 1');
  return {
    seal(userId, plain) {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv('aes-256-gcm', sealing, nonce).setAAD(Buffer.from(userId));
      const text = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, text, cipher.getAuthTag()]).toString('base64url');
    },
    open(userId, sealed) {
      const bytes = Buffer.from(sealed, 'base64url');
      const nonce = bytes.subarray(0, NONCE_BYTES);
      const options = { authTagLength: TAG_BYTES };
      const decipher = createDecipheriv('aes-256-gcm', sealing, nonce, options);
      decipher.setAAD(Buffer.from(userId)).setAuthTag(bytes.subarray(-TAG_BYTES));
      const text = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
      return Buffer.concat([text, decipher.final()]).toString('utf8');
    },
    hashRecoveryCode: (userId, code) =>
      createHmac('sha256', hashing).update(`${userId}/${code}`).digest('hex'),
  };
}
