import { runUntilStopped } from './runtime/run.ts';
import { watchParts } from './runtime/watch.ts';

/**
 * `npm run dev`: what `npm start` runs, with the site from its sources. Changes below `web/` show
 * in open browsers; a change of other code restarts the parts that load it.
 */
const system = await runUntilStopped('sources');
if (system) {
  watchParts(async (part, file) => {
    const begun = performance.now();
    const isUp = await system.restart(part);
    const seconds = ((performance.now() - begun) / 1_000).toFixed(1);
    console.log(
      isUp ? `${part} restarted in ${seconds} s (${file})` : `${part} is not up (${file})`,
    );
  });
}
