import type { FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';
import type { Locale } from '#domain/site/paths.ts';

/** German unless the client prefers English. */
export const languageOf = ({ raw }: FastifyRequest): Locale =>
  new Negotiator(raw).language(['de', 'en']) === 'en' ? 'en' : 'de';
