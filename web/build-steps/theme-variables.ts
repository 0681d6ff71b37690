import { globSync, readFileSync } from 'node:fs';
import { type Plugin, runnerImport } from 'vite';
import { colors } from '#domain/site/colors.ts';
import type { theme } from '../theme.ts';
import { subsetFonts } from './subset-fonts.ts';

const mark = '@theme-variables;';

type ThemeModule = { theme: typeof theme };

/**
 * Puts the variables of the theme into `base.css`, so that style sheets and the components of MUI
 * have their colours, fonts and sizes from one place. MUI has 400 of them, of which a build keeps
 * those that our sources name; pages with components of MUI bring all.
 */
export function themeVariables(): Plugin {
  return {
    name: 'theme-variables',
    enforce: 'pre',
    transform: {
      filter: { id: /\/web\/base\.css$/ },
      async handler(code) {
        const { module, dependencies } = await runnerImport<ThemeModule>('/web/theme.ts', {
          configFile: false,
          plugins: [subsetFonts()],
        });
        for (const file of dependencies) this.addWatchFile(file);
        const isUsed = this.environment.mode === 'build' ? namedInSources() : () => true;
        return code.replace(mark, () => variablesOf(module.theme, isUsed));
      },
    },
  };
}

/** Those of MUI, and what it has no place for. */
function variablesOf(
  { generateStyleSheets, typography }: typeof theme,
  isUsed: (name: string) => boolean,
): string {
  const ours = {
    '--s-headingFont': typography.h1.fontFamily,
    '--s-brand-footer': colors.footer,
    '--s-brand-footerAccent': colors.light.accent,
  };
  return [{ ':root': ours }, ...generateStyleSheets()]
    .map((rules) => printed(rules, isUsed))
    .join('\n');
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
