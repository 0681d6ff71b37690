import { currentTrail, follow } from '#logging/trail.ts';
import type { Attributes, FinishedSpan, OpenSpan, SpanKind, Tracing } from './spans.ts';

let tracing: Tracing | undefined;

/**
 * Starts tracing; without an endpoint, nothing of OpenTelemetry is loaded.
 *
 * @returns a function that sends the rest and ends it
 */
export async function startTracing(
  part: string,
  endpoint: string | undefined,
): Promise<() => Promise<void>> {
  if (endpoint === undefined) return async () => undefined;
  const { openTelemetry } = await import('./open-telemetry.ts');
  const opened = openTelemetry(part, endpoint);
  tracing = opened;
  return async () => {
    tracing = undefined;
    await opened.close();
  };
}

/** Begins a span below its parent; undefined where nothing is traced. */
export const beginSpan = (
  name: string,
  kind: SpanKind,
  attributes: Attributes,
): OpenSpan | undefined => tracing?.begin(name, kind, attributes, currentTrail().traceparent);

export const addSpan = (span: FinishedSpan): void => tracing?.add(span);

export async function traced<T>(
  name: string,
  kind: SpanKind,
  attributes: Attributes,
  work: () => Promise<T>,
): Promise<T> {
  const span = beginSpan(name, kind, attributes);
  if (!span) return work();
  try {
    const result = await follow({ traceparent: span.traceparent }, work);
    span.end();
    return result;
  } catch (error) {
    span.end(true);
    throw error;
  }
}
