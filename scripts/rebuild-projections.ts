import { rebuildAloud } from './shared/rebuild.ts';
import { withConfig } from './shared/with-config.ts';

/** `npm run projections:rebuild`: new read models from the events, without downtime. */
await withConfig(rebuildAloud);
