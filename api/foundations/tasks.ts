import type { FastifyPluginAsync } from 'fastify';
import { failedCommands } from '#modules/commands/failed-commands.ts';
import { openTasks } from '#projections/tasks.ts';
import { serve } from '../http/calls.ts';
import { type FoundationReads, waitForPosition } from './foundation-access.ts';
import { taskCalls } from './schemas.ts';

/** For the console: the work list, and the commands that could not be carried out. */
export const taskRoutes =
  ({ db, checkpoint }: Omit<FoundationReads, 'store'>): FastifyPluginAsync =>
  async (app) =>
    serve(app, taskCalls, {
      'GET /admin/tasks': async ({ query }, reply) => {
        await waitForPosition(checkpoint, query.after, reply);
        const { tasks, meta } = await openTasks(db, { ...query, now: new Date() });
        return { data: tasks, meta };
      },
      'GET /admin/failed-commands': async ({ query }) => {
        const { commands, meta } = await failedCommands(db, query);
        return { data: commands, meta };
      },
    });
