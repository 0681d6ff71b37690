import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { execa } from 'execa';
import { parse } from 'yaml';
import { withProgress } from '#scripts/runtime/progress.ts';
import { cacheFolder } from '#scripts/servers/cache.ts';
import { goInstall, goSources } from '#scripts/servers/go.ts';
import type { Count } from '#scripts/testing/steps.ts';

const KUBERNETES = '1.30';
const tools = {
  kustomize: 'sigs.k8s.io/kustomize/kustomize/v5@v5.7.1',
  'kubectl-validate': 'sigs.k8s.io/kubectl-validate@v0.0.4',
};
const KEDA = 'github.com/kedacore/keda/v2@v2.21.0';
const COMPOSE = 'github.com/compose-spec/compose-go/v2@v2.16.2';

const bin = cacheFolder('manifests');

/**
 * Checks deploy/kubernetes, as kustomize builds it, by the schemas of Kubernetes and KEDA, and docker-compose.yml
 * by the schema of compose. Tools and schemas are Go modules, and stay in a cache.
 */
export async function manifests(): Promise<Count[]> {
  const folder = mkdtempSync(join(tmpdir(), 'siebenschritt-manifests-'));
  try {
    await checkCompose();
    return [{ passed: (await checkKubernetes(folder)) + 1, failures: [] }];
  } catch (error) {
    const { stdout = '', stderr = '', message = '' } = error as Record<string, string>;
    return [{ passed: 0, failures: [stdout + stderr || message] }];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function checkCompose(): Promise<void> {
  const path = join(await goSources(COMPOSE), 'schema/compose-spec.json');
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const validate = ajv.compile(JSON.parse(readFileSync(path, 'utf8')));
  if (!validate(parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true }))) {
    throw new Error(`docker-compose.yml: ${ajv.errorsText(validate.errors)}`);
  }
}

/** @returns the number of objects */
async function checkKubernetes(folder: string): Promise<number> {
  for (const module of Object.values(tools)) {
    const built = goInstall([module], bin);
    const failure = await withProgress(console.log, `getting ${module}`, built);
    if (failure !== undefined) throw new Error(failure);
  }
  const schemas = join(await goSources(KEDA), 'config/crd/bases');
  const made = await execa(join(bin, 'kustomize'), ['build', 'deploy/kubernetes']);
  writeFileSync(join(folder, 'all.yaml'), made.stdout);
  const how = ['--version', KUBERNETES, '--local-crds', schemas];
  const { stdout } = await execa(join(bin, 'kubectl-validate'), [folder, ...how]);
  console.log(stdout.trim());
  return made.stdout.split(/^---$/m).length;
}
