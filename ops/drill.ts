import { Problem } from '#scripts/runtime/progress.ts';
import { runSuite, suites } from './drills/suites.ts';

/** `npm run drill -- <name> [arguments]`: what is tried by hand because it takes long or needs more than Node. */
const programs: Record<string, () => Promise<unknown>> = {
  alerts: () => import('./drills/alerts.ts'),
  calendar: () => import('./drills/calendar.ts'),
  chaos: () => import('./drills/chaos.ts'),
  manifests: () => import('./drills/manifests.ts'),
  store: () => import('./drills/store.ts'),
};

const [name = '', only] = process.argv.slice(2);
// Each program reads its own arguments.
process.argv.splice(2, 1);
const isSuite = (wanted: string): wanted is keyof typeof suites => Object.hasOwn(suites, wanted);
try {
  if (isSuite(name)) await runSuite(name, only);
  else if (Object.hasOwn(programs, name)) await programs[name]?.();
  else {
    const names = [...Object.keys(programs), ...Object.keys(suites)].sort();
    throw new Problem(`Which drill? ${names.join(', ')}`);
  }
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
