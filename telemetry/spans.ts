export type SpanKind = 'server' | 'client' | 'internal';

/** Ids, names of routes and kinds; never data about a person. */
export type Attributes = Record<string, string | number>;

export interface OpenSpan {
  /** In the W3C format, for spans below this one. */
  traceparent: string;
  end(failed?: boolean): void;
}

/** A span from elsewhere, such as the sandbox of a workflow, which chose its own id. */
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
