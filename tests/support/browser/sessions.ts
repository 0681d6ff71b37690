import { PASSWORD } from '#ops/driver/system.ts';
import { newMember } from './people.ts';
import { addressOf, type Visitor, type VisitorOptions, visitor } from './visitor.ts';

/**
 * Logs in the way the form does without scripts, which takes no page. The page stays as it is.
 *
 * @throws Error when the login is refused
 */
export async function logIn(who: Visitor, email: string, password = PASSWORD): Promise<void> {
  const form = { email, password };
  const answer = await who.context.request.post(addressOf(who, 'login'), { form, maxRedirects: 0 });
  if (answer.status() !== 302) throw new Error(`${email} cannot log in: ${answer.status()}`);
}

export interface MemberOptions extends VisitorOptions {
  /** Names their picture after a failure. */
  name?: string;
}

/** Somebody with an account, logged in, in a browser of their own. */
export async function loggedIn(
  email: string,
  { name = 'member', ...options }: MemberOptions = {},
): Promise<Visitor> {
  const who = await visitor(name, options);
  await logIn(who, email);
  return who;
}

/** Somebody with a new account, logged in, in a browser of their own. */
export async function member(options: MemberOptions = {}) {
  const email = await newMember(options.locale);
  return { who: await loggedIn(email, options), email };
}

/** As if the session had been ended elsewhere. */
export const endSession = ({ context }: Visitor) => context.clearCookies({ name: /^http-/ });
