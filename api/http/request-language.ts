import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Locale } from '#domain/site/paths.ts';

/** German unless the client prefers English. */
export const languageOf = ({ raw }: FastifyRequest): Locale =>
  new Negotiator(raw).language(['de', 'en']) === 'en' ? 'en' : 'de';

/** Texts change rarely, and a change may take a minute to appear. */
export function allowCaching(reply: FastifyReply): void {
  reply.header('cache-control', 'public, max-age=60').header('vary', 'accept-language');
}

/** The language for the caller's texts, which the answer declares. */
export function answerIn(request: FastifyRequest, reply: FastifyReply): Locale {
  const language = languageOf(request);
  allowCaching(reply);
  reply.header('content-language', language);
  return language;
}
