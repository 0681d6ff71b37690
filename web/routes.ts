import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type Locale, locales, pageNames, paths } from '#domain/site/paths.ts';
import { type Layout, layouts, pages } from './pages.ts';

const patterns: Record<Locale, string> = { de: '*', en: 'en/*' };

/** Every page stands in its layout and below a boundary, so that an error keeps the layout. */
function pagesIn(name: Layout, locale: Locale) {
  const routes = pageNames
    .filter((page) => pages[page].layout === name)
    .map((page) => route(paths[page][locale], pages[page].file, { id: `${locale}/${page}` }));
  if (name === 'public') {
    routes.push(route(patterns[locale], 'layouts/not-found.tsx', { id: `${locale}/not-found` }));
  }
  return layout(`layouts/${name}.tsx`, { id: `${locale}:${name}` }, [
    layout('layouts/boundary.tsx', { id: `${locale}:${name}:boundary` }, routes),
  ]);
}

export default [
  ...locales.map((locale) =>
    layout(
      `shared/i18n/${locale}.tsx`,
      { id: locale },
      layouts.map((name) => pagesIn(name, locale)),
    ),
  ),
  route('admin/*', 'console/admin.tsx', { id: 'admin' }),
] satisfies RouteConfig;
