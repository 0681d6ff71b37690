import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { variableNames } from '#config';
import { mainFiles, nodeFlags } from '#scripts/runtime/application.ts';
import { MAIL_TASK_QUEUE, TASK_QUEUE } from '#workflows/processes/messages.ts';
import { read, root } from '../sources.ts';

const FOLDER = 'deploy/kubernetes';
const files = globSync('*.yaml', { cwd: `${root}/${FOLDER}` }).toSorted();
const settings = read(`${FOLDER}/settings.yaml`);
const kustomization = parse(read(`${FOLDER}/kustomization.yaml`));
// oxlint-disable-next-line typescript/no-explicit-any -- of many kinds; the validator knows them
const all: any[] = files.flatMap((file) =>
  parseAllDocuments(read(`${FOLDER}/${file}`)).map((document) => {
    expect(document.errors, file).toEqual([]);
    return document.toJS();
  }),
);
const named = (kind: string, name: string) =>
  all.find((one) => one.kind === kind && one.metadata.name === name);

test('kustomize takes every file, and no other', () => {
  const resources = [...kustomization.resources, 'kustomization.yaml'].toSorted();
  expect(resources).toEqual(files);
});

test('the parts get every variable, as a value or as a file of the secret, and no stranger', () => {
  const { data } = named('ConfigMap', 'siebenschritt');
  const given = Object.keys(data).map((name) =>
    variableNames.includes(name) ? name : name.replace(/_FILE$/, ''),
  );
  expect(given.toSorted()).toEqual([...variableNames].toSorted());
});

test('what operators are told to put into the secret of all parts is what these read, and no more', () => {
  const needed = Object.values<string>(named('ConfigMap', 'siebenschritt').data).flatMap(
    (value) => value.match(/^\/run\/secrets\/app\/(.+)$/)?.[1] ?? [],
  );
  const [, told = ''] = settings.match(/'--from-file=%s ' \\\n([^)]*)\)/) ?? [];
  expect(told.replaceAll(/[#\\]/g, '').trim().split(/\s+/).toSorted()).toEqual(needed.toSorted());
  expect(settings).not.toMatch(/--from-file=secrets\/?\s/);
});

test('each part runs its main file, with probes, limits and no rights', () => {
  for (const part of ['api', 'worker', 'projections'] as const) {
    const [file] = mainFiles[part];
    const { template } = named('Deployment', part).spec;
    const [container] = template.spec.containers;
    expect(container.command).toEqual(['node', ...nodeFlags[part], file]);
    expect(container).toMatchObject({
      startupProbe: expect.anything(),
      livenessProbe: expect.anything(),
      readinessProbe: expect.anything(),
      resources: { limits: { memory: expect.any(String) } },
      securityContext: { readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } },
    });
    expect(template.spec.securityContext.runAsNonRoot).toBe(true);
    expect(named('PodDisruptionBudget', part).spec.selector.matchLabels).toEqual({ app: part });
  }
});

test('workers follow the queues that there are', () => {
  const { triggers } = named('ScaledObject', 'worker').spec;
  const queues = triggers.map(({ metadata }: { metadata: { taskQueue: string } }) => metadata);
  expect(queues.map(({ taskQueue }: { taskQueue: string }) => taskQueue)).toEqual([
    TASK_QUEUE,
    MAIL_TASK_QUEUE,
  ]);
});
