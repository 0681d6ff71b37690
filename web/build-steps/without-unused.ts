import type { Plugin } from 'vite';

/** What MUI's buttons import, and what they get instead: the theme switches their ripple off. */
const replaced = new Map([
  ['./TouchRipple.mjs', 'export default () => null;'],
  [
    '../useLazyRipple/index.mjs',
    `const still = { ref: { current: null }, shouldMount: false, start() {}, stop() {}, pulsate() {} };
    export default () => still;`,
  ],
]);
const PREFIX = '\0without-unused:';

/** Classes of i18next for what no text here does: loading texts over HTTP, and formats in `{{values}}`. */
const classes: readonly (readonly [name: string, instead: string])[] = [
  [
    'Connector extends EventEmitter',
    'backend = null; state = {}; load(languages, namespaces, done) { done(); }',
  ],
  ['Formatter', "init() {} format() { throw new Error('Formats are not built in.'); }"],
];

/** Leaves out code of libraries that never runs here: two hundredths of the dashboard's script. */
export const withoutUnused = (): Plugin => ({
  name: 'without-unused',
  enforce: 'pre',
  apply: 'build',
  resolveId: (id, importer) =>
    replaced.has(id) && importer?.includes('/@mui/material/') ? PREFIX + id : null,
  load: (id) => (id.startsWith(PREFIX) ? replaced.get(id.slice(PREFIX.length)) : null),
  transform(code, id) {
    if (!id.endsWith('/i18next/dist/esm/i18next.js')) return null;
    return classes.reduce((rest, [name, instead]) => {
      const start = rest.indexOf(`\nclass ${name} {`);
      const end = rest.indexOf('\n}\n', start);
      if (start < 0) throw new Error(`i18next has no class ${name} any more.`);
      return `${rest.slice(0, start)}\nclass ${name} { ${instead} }\n${rest.slice(end + 3)}`;
    }, code);
  },
});
