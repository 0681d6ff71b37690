import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';

interface Service {
  image: string;
  command: readonly string[];
  environment: Record<string, string>;
  volumes: readonly string[];
}

const file = parse(readFileSync('docker-compose.yml', 'utf8'), { merge: true });

/** What docker-compose.yml says of a service. */
export function serviceOf(name: string): Service {
  const service: Service | undefined = file.services[name];
  if (!service) throw new Error(`docker-compose.yml has no service ${name}.`);
  return service;
}

/** Its variables as they stand there: what is asked of `.env` is empty. */
export const plainVariables = (name: string): Record<string, string> =>
  Object.fromEntries(
    Object.entries(serviceOf(name).environment).map(([variable, value]) => [
      variable,
      value.replace(/^\$\{.*\}$/, ''),
    ]),
  );

/** `1.32.0` of `temporalio/server:1.32.0`, `2.10.2` of `caddy:2.10.2-alpine`. */
export function versionOf(name: string): string {
  const [, version] = /:v?(\d+\.\d+\.\d+)/.exec(serviceOf(name).image) ?? [];
  if (!version) throw new Error(`${name} has no version.`);
  return version;
}

/** The file of this project that a service has at a path. */
export function mountedAt(name: string, path: string): string {
  const places = serviceOf(name).volumes.map((volume) => volume.split(':'));
  const [source] = places.find(([, target]) => target === path) ?? [];
  if (!source) throw new Error(`${name} has nothing at ${path}.`);
  return resolve(source);
}
