import type { FastifyPluginAsync } from 'fastify';
import { readReplies } from '#modules/replies/files.ts';
import { serve } from '../http/calls.ts';
import { replyCalls } from './schemas.ts';

/** Texts that the team begins its answers with; read once, since they come with the product. */
export const replyRoutes = (): FastifyPluginAsync => async (app) => {
  const replies = readReplies();
  serve(app, replyCalls, {
    'GET /admin/replies': async () => ({ data: replies }),
  });
};
