import type { Locale } from '#domain/site/paths.ts';
import { answerOf } from '../backend.ts';
import type { Transport } from '../transport.ts';

/** What the API says to everybody. @throws Error when it refuses, or does not answer */
export type PublicApi = <T>(path: string, language?: Locale) => Promise<T>;

export function createPublicApi(transport: Transport): PublicApi {
  return async <T>(path: string, language: Locale = 'de') => {
    const headers = { accept: 'application/json', 'accept-language': language };
    const request = { method: 'GET', path, headers, remoteAddress: '127.0.0.1' } as const;
    const answer = answerOf<T>(await transport(request));
    if (!answer.ok) throw new Error(`The API refused GET ${path}: ${answer.status}.`);
    return answer.data;
  };
}
