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
