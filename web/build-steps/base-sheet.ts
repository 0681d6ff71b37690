import { globSync, readFileSync } from 'node:fs';
import { createTheme } from '@mui/material/styles';
import type { Plugin } from 'vite';
import { colors } from '#domain/site/colors.ts';
import { headingFont } from '../fonts.ts';
import { variables } from '../theme-variables.ts';
import { fontFaces } from './font-faces.ts';
import { withSubsets } from './subset-fonts.ts';

/** What MUI has no place for. */
const ours = {
  ':root': {
    '--s-headingFont': headingFont,
    '--s-brand-footer': colors.footer,
    '--s-brand-footerAccent': colors.light.accent,
  },
};

/**
 * Puts the fonts and the variables of the theme into `base.css`, so that style sheets and the
 * components of MUI have their colours, fonts and sizes from one place. MUI has 400 of them, of which
 * a build keeps those that our sources name; pages with components of MUI bring all.
 */
export function baseSheet(): Plugin {
  return {
    name: 'base-sheet',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/base\.css$/ },
      async handler(code) {
        const isUsed = this.environment.mode === 'build' ? namedInSources() : () => true;
        const sheets = [ours, ...createTheme(variables).generateStyleSheets()];
        const printedVariables = sheets.map((rules) => printed(rules, isUsed)).join('\n');
        const fonts = await withSubsets(fontFaces);
        return code
          .replace('@font-faces;', () => fonts)
          .replace('@theme-variables;', () => printedVariables);
      },
    },
  };
}

/** `{ selector: { property: value } }` as CSS; rules may be in rules. */
function printed(
  rules: Readonly<Record<string, unknown>>,
  isUsed: (name: string) => boolean,
): string {
  return Object.entries(rules)
    .map(([name, value]) => {
      if (typeof value === 'object' && value !== null) {
        return `${name}{${printed(value as Record<string, unknown>, isUsed)}}`;
      }
      if (name === 'colorScheme') return `color-scheme:${value};`;
      return isUsed(name) ? `${name}:${value};` : '';
    })
    .join('');
}

function namedInSources(): (name: string) => boolean {
  const files = globSync('web/**/*.{css,ts,tsx}', { exclude: ['web/build/**'] });
  const texts = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const names = new Set(texts.match(/--s-[\w-]+/g));
  return (name) => names.has(name);
}
