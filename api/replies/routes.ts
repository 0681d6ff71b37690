import type { FastifyPluginAsync } from 'fastify';
import { readReplies } from '#modules/replies/files.ts';
import { serve } from '../http/calls.ts';
import { personOf } from '../http/plugins/guards.ts';
import { replyCalls } from './schemas.ts';

/**
 * Texts that the team begins its answers with; read once, since they come with the product. The law firm finds its own,
 * everybody else those of our team.
 */
export const replyRoutes = (): FastifyPluginAsync => async (app) => {
  const replies = readReplies();
  serve(app, replyCalls, {
    'GET /admin/replies': async (request) => {
      const isOfFirm = personOf(request).role === 'lawyer';
      const data = replies.flatMap(({ places, ...reply }) => {
        const own = places.filter((place) => (place === 'law-firm') === isOfFirm);
        return own.length > 0 ? [{ ...reply, places: own }] : [];
      });
      return { data };
    },
  });
};
