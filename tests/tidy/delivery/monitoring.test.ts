import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { definitions, type FigureName } from '#telemetry/definitions.ts';
import { processMetrics } from '#telemetry/metrics.ts';
import { read, sources } from '../sources.ts';

interface Rule {
  alert: string;
  expr: string;
  labels: { severity: string };
  annotations: { summary: string; runbook: string };
}
interface Panel {
  targets?: { expr: string }[];
}

const folder = 'deploy/monitoring';
const rules: Rule[] = parse(read(`${folder}/alerts.yml`)).groups[0].rules;
const panels: Panel[] = JSON.parse(read(`${folder}/dashboard.json`)).panels;
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...panels.flatMap(({ targets = [] }) => targets.map(({ expr }) => expr)),
];

const names = Object.keys(definitions) as FigureName[];
/** What Prometheus makes of a figure. */
const series = (name: FigureName) =>
  definitions[name].kind === 'histogram'
    ? [`${name}_bucket`, `${name}_count`, `${name}_sum`]
    : [name];
const ours = new Map(names.flatMap((name) => series(name).map((one) => [one, name] as const)));
const ofProcess = [...(await processMetrics()).matchAll(/^# TYPE (\S+)/gm)].map(([, name]) => name);
/** Prometheus adds it to whatever it scrapes. */
const foreign = new Set([...ofProcess, 'up']);

/** Functions, words and labels of the language gone, what is left are figures. */
const figuresIn = (expression: string): string[] =>
  expression
    .replace(/\{[^}]*\}|\[[^\]]*\]|"[^"]*"/g, ' ')
    .replace(/\b(by|without)\s*\([^)]*\)/g, ' ')
    .match(/\b[a-z_][a-z0-9_]*\b(?!\s*\()/g)
    ?.filter((word) => !['or', 'and', 'unless', 'by'].includes(word)) ?? [];

test('alerts and dashboard name figures that exist, with labels that they have', () => {
  expect(rules.length).toBeGreaterThan(15);
  expect(expressions.length).toBeGreaterThan(50);
  for (const expression of expressions) {
    const unknown = figuresIn(expression).filter((name) => !ours.has(name) && !foreign.has(name));
    expect(unknown, expression).toEqual([]);
    for (const [, name = '', matchers = ''] of expression.matchAll(/(\w+)\{([^}]*)\}/g)) {
      const figure = ours.get(name);
      if (!figure) continue;
      const labels: readonly string[] = definitions[figure].labels;
      for (const [, label = ''] of matchers.matchAll(/(\w+)\s*[=!]/g)) {
        expect(labels, `${name}{${label}}`).toContain(label);
      }
    }
  }
});

test('every figure is in an alert or on the dashboard, and some code brings it about', () => {
  const shown = new Set(expressions.flatMap(figuresIn).map((name) => ours.get(name)));
  expect(names.filter((name) => !shown.has(name))).toEqual([]);
  const product = sources()
    .filter(({ path }) => !/^(tests|telemetry)\//.test(path))
    .map(({ text }) => text)
    .join('\n');
  expect(names.filter((name) => !product.includes(`'${name}'`))).toEqual([]);
});

const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} -]/gu, '')
    .replaceAll(' ', '-');

test.each(rules)('the runbook of $alert is there', ({ annotations, labels }) => {
  expect(['page', 'ticket']).toContain(labels.severity);
  const [file = '', anchor] = annotations.runbook.split('#');
  expect(existsSync(file), file).toBe(true);
  const headings = [...read(file).matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) => heading);
  expect(headings.map(anchorOf)).toContain(anchor);
});

test('every alert is tested, that it fires and that it is quiet', () => {
  const { tests } = parse(read(`${folder}/alerts.test.yml`));
  const tested = (fires: boolean) =>
    tests.flatMap((one: { alert_rule_test: { alertname: string; exp_alerts?: object[] }[] }) =>
      one.alert_rule_test
        .filter(({ exp_alerts }) => (exp_alerts !== undefined) === fires)
        .map(({ alertname }) => alertname),
    );
  const alerts = rules.map(({ alert }) => alert).toSorted();
  expect(tested(true).toSorted()).toEqual(alerts);
  expect(tested(false).toSorted()).toEqual(alerts);
});

test('nothing of OpenTelemetry is loaded where nothing is traced', () => {
  const importing = sources()
    .filter(({ path }) => !path.startsWith('tests/'))
    .filter(({ text }) => /from '(@opentelemetry\/|[^']*open-telemetry\.ts)/.test(text))
    .map(({ path }) => path);
  expect(importing).toEqual(['telemetry/open-telemetry.ts']);
});
