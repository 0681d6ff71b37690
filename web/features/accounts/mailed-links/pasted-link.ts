import type { Fields } from '../../../kit/forms/rules.ts';

/** Without script the token stays in the address, and people paste their link instead. */
export function withPastedToken(fields: Fields): Fields {
  const { link = '', ...others } = fields;
  if (others.token || link === '') return others;
  const [, token = ''] = /(?:^|[#?&](?:t|token)=)([\w-]{43})$/.exec(link.trim()) ?? [];
  return { ...others, token };
}
