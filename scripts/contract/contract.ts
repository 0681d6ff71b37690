import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { root } from '../runtime/settings.ts';
import { BRAND, documentation, Printer } from './printer.ts';

const FROM = join(root, 'api/contract.ts');
const HEAD = [
  '// Written by `npm run contract` from the schemas of the routes: see contract.ts.',
  `import type { ${BRAND} } from '#domain/foreign-text.ts';`,
].join('\n');

/**
 * Prints the types that `api/contract.ts` infers from the schemas of all routes, so that their users need none of
 * those schemas.
 */
export function contract(): string {
  const api = new API({ cwd: root });
  try {
    const configured = join(root, 'api/tsconfig.contract.json');
    const [project] = api.updateSnapshot({ openProjects: [configured] }).getProjects();
    const file = project?.program.getSourceFile(FROM);
    const checker = project?.checker;
    const module = file && checker?.getSymbolAtLocation(file);
    if (!checker || !module) throw new Error(`${FROM} cannot be read.`);
    const printer = new Printer(checker);
    const declared = checker.getExportsOfModule(module).map((symbol) => ({
      name: symbol.name,
      type: checker.getDeclaredTypeOfSymbol(symbol),
      comment: checker.getDocumentationCommentOfSymbol(symbol),
    }));
    for (const { name, type } of declared) printer.name(name, type);
    const declarations = declared.map(
      ({ name, type, comment }) => documentation(comment) + printer.declaration(name, type),
    );
    return `${[HEAD, ...declarations].join('\n\n')}\n`;
  } finally {
    api.close();
  }
}
