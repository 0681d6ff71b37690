import { z } from 'zod';
import { withStorage } from '../../../kit/forms/draft-storage.ts';

const key = 'expected-email';
/** As long as the link for a new password counts. */
const KEPT_MS = 60 * 60 * 1_000;

const kept = z.object({ email: z.string(), at: z.number() });

/** A link was mailed to this address: whoever comes back with it need not type it again. */
export const expectEmail = (email: string): void =>
  void withStorage((storage) => storage.setItem(key, JSON.stringify({ email, at: Date.now() })));

/** The address, once; '' where no link was mailed from this browser. */
export function takeExpectedEmail(): string {
  return (
    withStorage((storage) => {
      const found = kept.safeParse(JSON.parse(storage.getItem(key) ?? 'null'));
      storage.removeItem(key);
      const isRecent = found.success && Date.now() - found.data.at < KEPT_MS;
      return isRecent ? found.data.email : '';
    }) ?? ''
  );
}
