import { benchCommands } from './bench/commands.ts';
import { benchLighthouse } from './bench/lighthouse.ts';
import { benchLogin, benchMe } from './bench/login.ts';
import { printLoad, printMachine } from './bench/measure.ts';
import { benchAppends, benchRebuild } from './bench/store.ts';
import { startOwnSystem } from './driver/system.ts';

/** Measured on one system, in this order. */
const figures = {
  /** Appends beside plain INSERTs. */
  appends: benchAppends,
  /** How fast the read models are rebuilt. */
  rebuild: benchRebuild,
  /** `GET /users/me` beside the least that a server can do. */
  me: benchMe,
  login: benchLogin,
  /** Commands beside bare Temporal updates: how soon they show, and how many at once. */
  commands: benchCommands,
  /** Lighthouse over the public pages, with limits. */
  lighthouse: benchLighthouse,
};

/** These start their systems themselves and take long. */
const alone: Record<string, () => Promise<unknown>> = {
  /** How soon a start answers, and what each part holds and burns idle. */
  idle: () => import('./bench/idle.ts'),
  /** Every list and search of the desk over 100,000 formations; founders' pages. */
  lists: () => import('./bench/lists.ts'),
  /** The messages of a case, unread counts and Today, with 2 million messages. */
  messages: () => import('./bench/messages.ts'),
};

/** `npm run bench [-- <name>]`: the figures of `docs/benchmarks.md` that one system shows, or those of one name. */
const [name] = process.argv.slice(2);
const chosen = Object.entries(figures).filter(([figure]) => name === undefined || figure === name);
printMachine();
printLoad();
if (name !== undefined && Object.hasOwn(alone, name)) await alone[name]?.();
else if (chosen.length > 0) {
  const system = await startOwnSystem();
  try {
    for (const [, bench] of chosen) await bench(system);
  } finally {
    await system.stop();
  }
} else {
  console.error(`Which figures? ${Object.keys({ ...figures, ...alone }).join(', ')}`);
  process.exitCode = 1;
}
printLoad();
