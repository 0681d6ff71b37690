import type { FastifyPluginAsync } from 'fastify';
import { METRICS_TYPE } from '#telemetry/metrics.ts';
import { serve } from '../http/calls.ts';
import { metricsCalls } from './schemas.ts';
import { type MetricsParts, readMetrics } from './system-figures.ts';

/** The figures on the port of the probes, for people. */
export const metricsRoutes =
  (parts: MetricsParts): FastifyPluginAsync =>
  async (app) => {
    serve(app, metricsCalls, {
      'GET /metrics': async (_request, reply) =>
        reply.type(METRICS_TYPE).send(await readMetrics(parts)),
    });
  };
