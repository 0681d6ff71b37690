import { layout, type RouteConfig, route } from '@react-router/dev/routes';
import { type Layout, type Locale, layouts, locales, pageNames, pageOf } from './paths.ts';

const patterns: Record<Locale, string> = { de: '*', en: 'en/*' };

/** Every page stands in its layout and below a boundary, so that an error keeps the layout. */
function pagesIn(name: Layout, locale: Locale) {
  const routes = pageNames
    .filter((page) => pageOf(page).layout === name)
    .map((page) => route(pageOf(page)[locale], pageOf(page).file, { id: `${locale}/${page}` }));
  if (name === 'public') {
    routes.push(route(patterns[locale], 'pages/not-found.tsx', { id: `${locale}/not-found` }));
  }
  return layout(`layouts/${name}.tsx`, { id: `${locale}:${name}` }, [
    layout('layouts/boundary.tsx', { id: `${locale}:${name}:boundary` }, routes),
  ]);
}

export default [
  ...locales.map((locale) =>
    layout(
      `locales/${locale}.tsx`,
      { id: locale },
      layouts.map((name) => pagesIn(name, locale)),
    ),
  ),
  route('admin/*', 'pages/admin.tsx', { id: 'admin' }),
] satisfies RouteConfig;
