import { layout, type RouteConfig, type RouteConfigEntry, route } from '@react-router/dev/routes';
import { appointmentFile } from '#domain/appointments/calendar-ids.ts';
import { type Locale, locales, pageNames, paths } from '#domain/site/paths.ts';
import { textsOfFiles } from './build-steps/texts-of-files.ts';
import { type Layout, layoutOf, layouts } from './page-layouts.ts';
import { pages } from './pages.ts';
import { type StaffPage, staffLogin, staffPages } from './staff-pages.ts';

/** What no page has, within the layout around it. */
const missing: Partial<Record<Layout, Record<Locale, string>>> = {
  public: { de: '*', en: 'en/*' },
  app: { de: '/app/*', en: '/en/app/*' },
};

/** These layouts wrap their pages in a `main`. */
const boundaries: Partial<Record<Layout, string>> = {
  app: 'app/boundary',
  clean: 'boundary-in-main',
  room: 'boundary-in-main',
};

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
  const boundary = `layouts/${boundaries[name] ?? 'boundary'}.tsx`;
  const shared = foldersOf(file, boundary);
  const routes = pageNames
    .filter((page) => layoutOf[page] === name)
    .map((page) => ({
      file: pages[page].file,
      route: route(paths[page][locale], pages[page].file, { id: `${locale}/${page}` }),
    }));
  const pattern = missing[name]?.[locale];
  if (pattern) {
    const notFound = 'layouts/not-found.tsx';
    const id = `${locale}/${name}/not-found`;
    routes.push({ file: notFound, route: route(pattern, notFound, { id }) });
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

/** What stays around pages is a route around theirs, and is kept from one to the next. */
const staffRoutes = [
  ...Map.groupBy(Object.entries<StaffPage>(staffPages), ([, { around }]) => around),
].flatMap(([around, members]) => {
  const inside = members.map(([name, { path, file }]) =>
    route(path, file, { id: `staff:${name}` }),
  );
  return around ? [layout(around, { id: `staff:around:${around}` }, inside)] : inside;
});

/** The pages of the team: one language for all of them, whatever the address. */
const staff = layout('desk/layout.tsx', { id: 'staff' }, [
  route(staffLogin, 'desk/session/login.tsx'),
  layout('desk/frame/desk.tsx', { id: 'desk' }, [
    layout('desk/frame/boundary.tsx', { id: 'desk:boundary' }, [
      ...staffRoutes,
      route('admin/*', 'desk/frame/missing.tsx'),
    ]),
  ]),
]);

/** Files of appointments for calendars: no page is around them. */
const calendarFiles = locales.flatMap((locale) => [
  route(appointmentFile(paths.foundation[locale]), 'features/foundations/appointment-file.ts', {
    id: `${locale}/foundation/appointment`,
  }),
  route(
    appointmentFile(paths.meeting[locale]),
    'features/appointments/member/appointment-file.ts',
    {
      id: `${locale}/meeting/appointment`,
    },
  ),
]);

/** The router ranks what is missing in the member area no higher than a page of a category. */
const byRank = layouts.toSorted((a, b) => Number(b === 'app') - Number(a === 'app'));

export default [
  // First, because the router ranks them no higher than a page of a category.
  staff,
  ...calendarFiles,
  ...locales.map((locale) =>
    layout(
      `kit/texts/${locale}.tsx`,
      { id: locale },
      byRank.map((name) => pagesIn(name, locale)),
    ),
  ),
] satisfies RouteConfig;
