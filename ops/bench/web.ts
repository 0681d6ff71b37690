import { pathTo } from '#domain/site/paths.ts';
import { startOwnSystem } from '../driver/system.ts';
import { printMachine } from './measure.ts';
import { benchPage } from './pages.ts';

/** `npm run bench -- web`: how fast cached pages are served, on a system of its own. */
const system = await startOwnSystem();
try {
  printMachine();
  for (const path of [pathTo('home', 'de'), pathTo('imprint', 'en')]) {
    const { rate, bytes } = await benchPage(system.site, path);
    const what = `${path} from the page cache, ${bytes} bytes`;
    console.log(`${what.padEnd(56)} ${rate.toFixed(0)}/s`);
  }
} finally {
  await system.stop();
}
