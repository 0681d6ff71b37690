import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { definitions, type FigureName, type FigureOf, type LabelsOf } from './definitions.ts';

/** Counters and measurements of this process since its start. */
const counted = new Registry();
/** Twice a second is often enough to notice a blocked thread, and wakes an idle process rarely. */
const EVENT_LOOP_EVERY_MS = 500;

type Instrument = Counter | Histogram;
const instruments = new Map<FigureName, Instrument>();
const figureNames = Object.keys(definitions) as FigureName[];

function instrument<I extends Instrument>(name: FigureName, make: () => I): I {
  const known = instruments.get(name) ?? make();
  instruments.set(name, known);
  // The function below registered it.
  return known as I;
}

const shapeOf = (name: FigureName, registry: Registry) => {
  const { help, labels } = definitions[name];
  return { name, help, labelNames: [...labels], registers: [registry] };
};

const counter = (name: FigureOf<'counter'>) =>
  instrument(name, () => new Counter(shapeOf(name, counted)));

// Counters exist from the start, since the first value that Prometheus sees is not an increase.
for (const name of figureNames) {
  const { kind, labels } = definitions[name];
  if (kind === 'counter' && labels.length === 0) counter(name as FigureOf<'counter'>);
}

export function count<N extends FigureOf<'counter'>>(name: N, labels: LabelsOf<N>, by = 1): void {
  counter(name).inc(labels, by);
}

export function observe<N extends FigureOf<'histogram'>>(
  name: N,
  labels: LabelsOf<N>,
  seconds: number,
): void {
  const buckets = [...definitions[name].buckets];
  const histogram = instrument(name, () => new Histogram({ ...shapeOf(name, counted), buckets }));
  histogram.observe(labels, seconds);
}

/** @returns a function that tells the seconds since this call */
export function stopwatch(): () => number {
  const begun = performance.now();
  return () => (performance.now() - begun) / 1_000;
}

/** Measures the duration of a work by its outcome. */
export async function timed<N extends FigureOf<'histogram'>, T>(
  name: N,
  work: () => Promise<T>,
  labels: (error?: unknown) => LabelsOf<N>,
): Promise<T> {
  const seconds = stopwatch();
  try {
    const result = await work();
    observe(name, labels(), seconds());
    return result;
  } catch (error) {
    observe(name, labels(error), seconds());
    throw error;
  }
}

/** Figures that are read on request. */
export class Readings {
  readonly #registry = new Registry();
  readonly #gauges = new Map<FigureName, Gauge>();

  set<N extends FigureOf<'gauge'>>(name: N, value: number, labels: LabelsOf<N>): void {
    const gauge = this.#gauges.get(name) ?? new Gauge(shapeOf(name, this.#registry));
    this.#gauges.set(name, gauge);
    gauge.set(labels, value);
  }

  /** Figures that cannot be read are missing: an old value would look like a present one. */
  forget(): void {
    for (const gauge of this.#gauges.values()) gauge.reset();
    this.#gauges.clear();
    this.#registry.clear();
  }

  text(): Promise<string> {
    return this.#registry.metrics();
  }
}

export const METRICS_TYPE = counted.contentType;

let watched = false;
const readers = new Set<(readings: Readings) => void>();

/**
 * Adds figures of this process, such as those of a pool.
 *
 * @returns a function that removes them
 */
export function addReader(read: (readings: Readings) => void): () => void {
  readers.add(read);
  return () => void readers.delete(read);
}

/**
 * All figures in the format of Prometheus. Memory, CPU and garbage collection are watched from the first call on.
 */
export async function processMetrics(): Promise<string> {
  if (!watched) {
    collectDefaultMetrics({ register: counted, eventLoopMonitoringPrecision: EVENT_LOOP_EVERY_MS });
  }
  watched = true;
  const readings = new Readings();
  for (const read of readers) read(readings);
  return `${await counted.metrics()}\n${await readings.text()}`;
}
