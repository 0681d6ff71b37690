import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { pages } from '../pages.ts';
import { textsOfFiles } from './texts-of-files.ts';

const routes = join(import.meta.dirname, '../routes.ts');

const texts = () => {
  const foldersOf = textsOfFiles();
  return JSON.stringify(Object.values(pages).map(({ file }) => foldersOf(file)));
};

/** While developing, lets the routes be read again once a page uses other texts than before. */
export function routesWithTexts(): Plugin {
  let before = '';
  return {
    name: 'routes-with-texts',
    apply: 'serve',
    applyToEnvironment: ({ name }) => name === 'client',
    buildStart() {
      before = texts();
    },
    async hotUpdate({ file }) {
      if (!/\/web\/.*\.tsx?$/.test(file)) return;
      const now = texts();
      if (now === before) return;
      before = now;
      await utimes(routes, new Date(), new Date());
    },
  };
}
