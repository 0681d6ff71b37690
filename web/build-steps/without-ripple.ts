import type { Plugin } from 'vite';

/** What MUI's buttons import, and what they get instead. */
const replaced = new Map([
  ['./TouchRipple.mjs', 'export default () => null;'],
  [
    '../useLazyRipple/index.mjs',
    `const still = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };
    export default () => still;`,
  ],
]);
const PREFIX = '\0without-ripple:';

/**
 * Leaves out the ripple of MUI's buttons, which the theme switches off: its code alone would be a
 * hundredth of the dashboard's script.
 */
export const withoutRipple = (): Plugin => ({
  name: 'without-ripple',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) =>
    replaced.has(id) && importer?.includes('/@mui/material/') ? PREFIX + id : null,
  load: (id) => (id.startsWith(PREFIX) ? replaced.get(id.slice(PREFIX.length)) : null),
});
