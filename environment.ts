import { readFileSync } from 'node:fs';

export type Environment = Record<string, string | undefined>;

/**
 * Reads secrets from files, as Docker and Kubernetes provide them: `TOKEN_SECRET_FILE` names the file with
 * `TOKEN_SECRET`, and so for every variable.
 *
 * @param names of the variables to read
 * @returns the environment with the contents of the files
 * @throws Error that names the variable, and never the content
 */
export function withFiles(env: Environment, names: readonly string[]): Environment {
  const read: Environment = {};
  for (const name of names) {
    const file = env[`${name}_FILE`];
    if (!file) continue;
    if (env[name]) throw new Error(`${name}: is given twice, as a value and as a file`);
    read[name] = textOf(file, name);
  }
  return { ...env, ...read };
}

function textOf(file: string, name: string): string {
  try {
    // Editors and `echo` end a file with a line break.
    return readFileSync(file, 'utf8').replace(/\r?\n$/, '');
  } catch (error) {
    const { code } = error as { code?: string };
    throw new Error(`${name}_FILE: cannot be read (${code})`, { cause: error });
  }
}
