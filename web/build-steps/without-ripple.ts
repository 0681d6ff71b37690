import type { Plugin } from 'vite';

/**
 * Leaves out the ripple of MUI's buttons, which the theme switches off: its code alone would be a
 * hundredth of the dashboard's script.
 */
export function withoutRipple(): Plugin {
  const nothing = '\0no-ripple';
  return {
    name: 'without-ripple',
    enforce: 'pre',
    apply: 'build',
    resolveId: (id, importer) =>
      id === './TouchRipple.mjs' && importer?.includes('/@mui/material/') ? nothing : null,
    load: (id) => (id === nothing ? 'export default () => null;' : null),
  };
}
