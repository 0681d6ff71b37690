import { currentTrail, follow } from '#logging/trail.ts';

export type SpanKind = 'server' | 'client' | 'internal';

/** Never anything about a person: ids, names of routes, kinds. */
export type Attributes = Record<string, string | number>;

export interface OpenSpan {
  /** In the form of W3C, for what belongs to it. */
  traceparent: string;
  end(failed?: boolean): void;
}

/** What happened elsewhere, such as in the sandbox of a workflow, under an id that it chose itself. */
export interface FinishedSpan {
  name: string;
  /** 16 hex digits. */
  spanId: string;
  parent: string;
  startedMs: number;
  endedMs: number;
  attributes: Attributes;
}

export interface Tracing {
  begin(name: string, kind: SpanKind, attributes: Attributes, parent?: string): OpenSpan;
  add(span: FinishedSpan): void;
  close(): Promise<void>;
}

let tracing: Tracing | undefined;

/** Nothing of OpenTelemetry is loaded without an endpoint. @returns ends it, once all is sent */
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

/** Undefined where nothing is traced. The parent is what led here. */
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
