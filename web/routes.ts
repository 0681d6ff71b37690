import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Locale, locales, type PageName, pageNames, paths } from '#domain/site/paths.ts';
import { type Layout, layouts, pages } from './pages.ts';
import { staffLogin, staffPages } from './staff-pages.ts';

const patterns: Record<Locale, string> = { de: '*', en: 'en/*' };

/** Folders of texts that all pages of a layout share. */
const sharedTexts: Partial<Record<Layout, string>> = { app: 'shared/foundations' };

/** Wraps pages in a route that loads their texts. */
const withTexts = (name: string, folder: string, locale: Locale, routes: RouteConfigEntry[]) =>
  layout(`${folder}/texts.${locale}.ts`, { id: `${locale}:${name}:${folder}` }, routes);

/** Folders of texts that some features share. */
const besideFeature: Readonly<Record<string, readonly string[]>> = {
  'features/catalogue/academy': ['shared/catalogue'],
  'features/content': ['shared/content'],
  'features/orders/cart': ['shared/catalogue'],
  'features/catalogue/market': ['shared/catalogue'],
  'features/content/news': ['shared/content'],
  'features/invoices': ['shared/catalogue'],
  'features/orders': ['shared/catalogue'],
  'features/catalogue/services': ['shared/catalogue'],
};

/** These layouts wrap their pages in a `main`. */
const layoutsWithMain: readonly Layout[] = ['app', 'clean'];

/** The folder below `web/` with the texts of a page: its own or the nearest around it. */
function textsOf(page: PageName): string {
  let folder = dirname(pages[page].file);
  while (!hasTexts(folder)) folder = dirname(folder);
  return folder;
}

function hasTexts(folder: string): boolean {
  if (folder === 'features') throw new Error('A page has no texts.');
  try {
    const file = join(import.meta.dirname, folder, 'texts.de.ts');
    return readFileSync(file, 'utf8').includes('export const handle');
  } catch {
    return false;
  }
}

/** Every page has its layout and, inside it, a boundary, so that errors keep the layout. */
function pagesIn(name: Layout, locale: Locale) {
  const names = pageNames.filter((page) => pages[page].layout === name);
  const byFeature = Map.groupBy(names, textsOf);
  const features = [...byFeature]
    .map(([feature, members]) => {
      const own = members.map((page) =>
        route(paths[page][locale], pages[page].file, { id: `${locale}/${page}` }),
      );
      const folders = [feature, ...(besideFeature[feature] ?? [])];
      return folders.reduce<RouteConfigEntry[]>(
        (inside, folder) => [withTexts(`${name}:${feature}`, folder, locale, inside)],
        own,
      );
    })
    .flat();
  const shared = sharedTexts[name];
  const routes = shared ? [withTexts(name, shared, locale, features)] : features;
  if (name === 'public') {
    routes.push(route(patterns[locale], 'layouts/not-found.tsx', { id: `${locale}/not-found` }));
  }
  const boundary = `layouts/${layoutsWithMain.includes(name) ? 'boundary-in-main' : 'boundary'}.tsx`;
  return layout(`layouts/${name}.tsx`, { id: `${locale}:${name}` }, [
    layout(boundary, { id: `${locale}:${name}:boundary` }, routes),
  ]);
}

/** The pages of the team: one language for all of them, whatever the address. */
const staff = layout('layouts/staff.tsx', { id: 'staff' }, [
  route(staffLogin, 'layouts/staff/login.tsx'),
  layout('layouts/staff/desk.tsx', { id: 'desk' }, [
    layout('layouts/staff/boundary.tsx', { id: 'desk:boundary' }, [
      ...Object.entries(staffPages).map(([name, { path, file }]) =>
        route(path, file, { id: `staff/${name}` }),
      ),
      route('admin/*', 'layouts/staff/missing.tsx'),
    ]),
  ]),
]);

export default [
  // First, because the router ranks them no higher than a page of a category.
  staff,
  ...locales.map((locale) =>
    layout(
      `kit/texts/${locale}.tsx`,
      { id: locale },
      layouts.map((name) => pagesIn(name, locale)),
    ),
  ),
] satisfies RouteConfig;
