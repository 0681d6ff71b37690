import type { Locale } from '#domain/site/paths.ts';
import { type CallArguments, type CallName, createCall, type DataOf } from '../../kit/api/call.ts';
import type { Transport } from '../transport.ts';

/** What the API says to everybody. @throws Error when it refuses, or does not answer */
export type PublicApi = <Name extends CallName>(
  name: Name,
  ...options: CallArguments<Name>
) => Promise<DataOf<Name>>;

export function createPublicApi(transport: Transport, language: Locale): PublicApi {
  const call = createCall(({ name: _name, headers, ...request }) =>
    transport({
      ...request,
      headers: { ...headers, 'accept-language': language },
      remoteAddress: '127.0.0.1',
    }),
  );
  return async (name, ...options) => {
    const answer = await call(name, ...options);
    if (!answer.ok) throw new Error(`The API refused ${name}: ${answer.status}.`);
    return answer.data;
  };
}
