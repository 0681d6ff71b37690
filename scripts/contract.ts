import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { contract } from './contract/contract.ts';
import { root } from './runtime/settings.ts';

/** `npm run contract`, after a schema of a route has changed. */
writeFileSync(join(root, 'api/contract.gen.d.ts'), contract());
