interface Contact {
  publicUrl: string;
  email: string;
  now: Date;
}

/** RFC 9116: less than a year, so that nobody trusts what was forgotten. */
const VALID_MONTHS = 6;

/** `/.well-known/security.txt`: whom somebody tells who has found a weakness. */
export function securityContact({ publicUrl, email, now }: Contact): string {
  const expires = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + VALID_MONTHS));
  return [
    `Contact: mailto:${email}`,
    `Expires: ${expires.toISOString()}`,
    'Preferred-Languages: de, en',
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    '',
  ].join('\n');
}
