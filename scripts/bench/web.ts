import { pathTo } from '#domain/site/paths.ts';
import { startOwnSystem } from '../driver/system.ts';
import { printMachine } from './measure.ts';
import { benchPage } from './pages.ts';

/** `npm run bench:web`: how fast cached pages are served, on a system of its own. */
const system = await startOwnSystem();
try {
  printMachine();
  for (const path of [pathTo('home', 'de'), pathTo('imprint', 'en')]) {
    const { cached, file, ratio, bytes } = await benchPage(system.site, path);
    print(`${path} from the page cache, ${bytes} bytes`, `${cached.toFixed(0)}/s`);
    print('the same compressed file through @fastify/static', `${file.toFixed(0)}/s`);
    print('page cache : file, median of the rounds', ratio.toFixed(2));
  }
} finally {
  await system.stop();
}

function print(what: string, figure: string): void {
  console.log(`${what.padEnd(56)} ${figure}`);
}
