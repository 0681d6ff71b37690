import { runUntilStopped } from './runtime/run.ts';

/** `npm start`: everything on this machine, until Ctrl-C. Data stays in `DATA_DIR`. */
await runUntilStopped('built');
