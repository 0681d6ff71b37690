import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { API } from 'typescript/unstable/sync';
import { BRAND, documentation, Printer } from './contract/printer.ts';
import { root } from './runtime/settings.ts';

/**
 * `npm run contract` writes the types of `api/contract.ts` out, for the web, which then needs none of
 * the schemas behind them. With `--check` it says whether the file is as it would be written.
 */
const FROM = join(root, 'api/contract.ts');
const TO = join(root, 'api/contract.gen.d.ts');
const HEAD = [
  '// Written by `npm run contract` from the schemas of the routes: see contract.ts.',
  `import type { ${BRAND} } from '#domain/foreign-text.ts';`,
].join('\n');

function contract(): string {
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

const text = contract();
if (!process.argv.includes('--check')) writeFileSync(TO, text);
else if (readFileSync(TO, 'utf8') !== text) {
  console.error('api/contract.gen.d.ts does not say what the routes do: npm run contract');
  process.exitCode = 1;
}
