import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { type Locale, locales, pageNames, paths } from '#domain/site/paths.ts';
import { textsOfFiles } from './build-steps/texts-of-files.ts';
import { type Layout, layouts, pages } from './pages.ts';
import { staffLogin, staffPages } from './staff-pages.ts';

const patterns: Record<Locale, string> = { de: '*', en: 'en/*' };

/** These layouts wrap their pages in a `main`. */
const layoutsWithMain: readonly Layout[] = ['app', 'clean'];

const foldersOf = textsOfFiles();

/** Wraps routes in one for each folder of texts that they need; `name` keeps their ids apart. */
const withTexts = (
  name: string,
  locale: Locale,
  folders: readonly string[],
  routes: RouteConfigEntry[],
): RouteConfigEntry[] =>
  folders.reduceRight<RouteConfigEntry[]>(
    (inside, folder) => [
      layout(`${folder}/texts.${locale}.ts`, { id: `${locale}:${name}:${folder}` }, inside),
    ],
    routes,
  );

/** Every page has its layout and, inside it, a boundary, so that errors keep the layout. */
function pagesIn(name: Layout, locale: Locale) {
  const file = `layouts/${name}.tsx`;
  const boundary = `layouts/${layoutsWithMain.includes(name) ? 'boundary-in-main' : 'boundary'}.tsx`;
  const shared = foldersOf(file, boundary);
  const routes = pageNames
    .filter((page) => pages[page].layout === name)
    .map((page) => ({
      file: pages[page].file,
      route: route(paths[page][locale], pages[page].file, { id: `${locale}/${page}` }),
    }));
  if (name === 'public') {
    const notFound = 'layouts/not-found.tsx';
    routes.push({
      file: notFound,
      route: route(patterns[locale], notFound, { id: `${locale}/not-found` }),
    });
  }
  const own = (of: string) => foldersOf(of).filter((folder) => !shared.includes(folder));
  // Pages that need the same texts share the routes that load them.
  const groups = Map.groupBy(routes, ({ file: page }) => own(page).join(' '));
  const inside = [...groups].flatMap(([folders, members], index) =>
    withTexts(
      `${name}:${index}`,
      locale,
      folders.split(' ').filter(Boolean),
      members.map((member) => member.route),
    ),
  );
  return layout(file, { id: `${locale}:${name}` }, [
    layout(boundary, { id: `${locale}:${name}:boundary` }, withTexts(name, locale, shared, inside)),
  ]);
}

/** The pages of the team: one language for all of them, whatever the address. */
const staff = layout('layouts/staff.tsx', { id: 'staff' }, [
  route(staffLogin, 'layouts/staff/login.tsx'),
  layout('layouts/staff/desk.tsx', { id: 'desk' }, [
    layout('layouts/staff/boundary.tsx', { id: 'desk:boundary' }, [
      ...Object.entries(staffPages).map(([name, { path, file }]) =>
        route(path, file, { id: `staff:${name}` }),
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
