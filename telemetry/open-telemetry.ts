import { randomBytes } from 'node:crypto';
import {
  type Context,
  SpanKind as Kind,
  ROOT_CONTEXT,
  type SpanContext,
  SpanStatusCode,
  TraceFlags,
  trace,
} from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { resourceFromAttributes } from '@opentelemetry/resources';
import { BasicTracerProvider, BatchSpanProcessor } from '@opentelemetry/sdk-trace-base';
import type { SpanKind, Tracing } from './spans.ts';

const kinds: Record<SpanKind, Kind> = {
  server: Kind.SERVER,
  client: Kind.CLIENT,
  internal: Kind.INTERNAL,
};

/** Sends spans to a collector, over HTTP as JSON; loaded by `startTracing` alone. */
export function openTelemetry(part: string, endpoint: string): Tracing {
  const ids = new Ids();
  const exporter = new OTLPTraceExporter({
    url: `${endpoint.replace(/(?<!\/)\/+$/, '')}/v1/traces`,
  });
  const provider = new BasicTracerProvider({
    resource: resourceFromAttributes({ 'service.name': `siebenschritt-${part}` }),
    spanProcessors: [new BatchSpanProcessor(exporter)],
    idGenerator: ids,
  });
  const tracer = provider.getTracer('siebenschritt');
  return {
    begin(name, kind, attributes, parent) {
      const span = tracer.startSpan(name, { kind: kinds[kind], attributes }, contextOf(parent));
      return {
        traceparent: textOf(span.spanContext()),
        end(failed = false) {
          // The message is left out, as it may quote what somebody has entered.
          if (failed) span.setStatus({ code: SpanStatusCode.ERROR });
          span.end();
        },
      };
    },
    add({ name, spanId, parent, startedMs, endedMs, attributes }) {
      ids.next = spanId;
      const options = { attributes, startTime: startedMs };
      tracer.startSpan(name, options, contextOf(parent)).end(endedMs);
      ids.next = undefined;
    },
    close: () => provider.shutdown(),
  };
}

/** Random ids, except for spans that have theirs already. */
class Ids {
  next: string | undefined;

  generateTraceId = () => randomBytes(16).toString('hex');
  generateSpanId = () => this.next ?? randomBytes(8).toString('hex');
}

const textOf = ({ traceId, spanId, traceFlags }: SpanContext) =>
  `00-${traceId}-${spanId}-${traceFlags.toString(16).padStart(2, '0')}`;

function contextOf(traceparent: string | undefined): Context {
  const [, traceId, spanId, flags = ''] =
    /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/.exec(traceparent ?? '') ?? [];
  if (!traceId || !spanId) return ROOT_CONTEXT;
  const traceFlags = Number.parseInt(flags, 16) & TraceFlags.SAMPLED;
  return trace.setSpanContext(ROOT_CONTEXT, { traceId, spanId, traceFlags, isRemote: true });
}
