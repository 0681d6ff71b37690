/** Keeps a mailed link open while its page is used; the token itself stays out of addresses. */
const name = '__Host-meeting';
const maxAge = 30 * 60;

export function linkToken(request: Request): string | undefined {
  const cookies = (request.headers.get('cookie') ?? '').split('; ');
  return (
    cookies.find((cookie) => cookie.startsWith(`${name}=`))?.slice(name.length + 1) || undefined
  );
}

export const keepLink = (token: string) => cookie(token, maxAge);
export const forgetLink = () => cookie('', 0);

const cookie = (value: string, seconds: number) =>
  `${name}=${value}; Path=/; Max-Age=${seconds}; HttpOnly; Secure; SameSite=Lax`;

/** From a whole link as people paste it, or the token alone; undefined when neither is there. */
export const tokenIn = (pasted: string): string | undefined =>
  /(?:^|#t=)([\w-]{43})$/.exec(pasted.trim())?.[1];
