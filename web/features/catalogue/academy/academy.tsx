import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData, useNavigation } from 'react-router';
import { productCategoryNames } from '#domain/catalogue/names.ts';
import {
  type AcademyType,
  academyTypes,
  type ProductCategory,
  productCategories,
} from '#domain/catalogue/product.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { oneOf } from '../../../kit/list/list-address.ts';
import { dataOf, services } from '../../../kit/session/context.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { EmptyState } from '../../../kit/ui/empty-state.tsx';
import { ChipNav } from '../../../kit/ui/member/chip-nav.tsx';
import { MemberHead } from '../../../kit/ui/member/member-head.tsx';
import { CourseRow } from './course-row.tsx';

const PER_PAGE = 24;
const SHOWN_MAX = 192;

interface AcademyQuery {
  type: AcademyType | undefined;
  category: ProductCategory | undefined;
  limit: number;
}

/** What the address asks for; anything else is ignored. */
function queryIn({ searchParams: given }: URL): AcademyQuery {
  const asked = Number(given.get('show')) || PER_PAGE;
  return {
    type: oneOf(academyTypes, given.get('type') ?? undefined),
    category: oneOf(productCategories, given.get('category') ?? undefined),
    limit: Math.min(Math.max(Math.trunc(asked), PER_PAGE), SHOWN_MAX),
  };
}

/** The address of the list with some of its query changed; it starts over. */
function searchOf({ type, category }: AcademyQuery, change: Partial<AcademyQuery>): string {
  const wanted = { type, category, ...change };
  const query = new URLSearchParams();
  if (wanted.type) query.set('type', wanted.type);
  if (wanted.category) query.set('category', wanted.category);
  if (change.limit) query.set('show', String(change.limit));
  return query.size === 0 ? '' : `?${query}`;
}

/** With more of the list; undefined when there is none. */
const moreOf = (query: AcademyQuery, total: number) =>
  total > query.limit && query.limit < SHOWN_MAX
    ? searchOf(query, { limit: query.limit + PER_PAGE })
    : undefined;

export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const query = queryIn(url);
  const answer = await call('GET /academy', { query });
  const courses = fixSpacesIn(dataOf(answer));
  return { courses, total: (answer.ok && answer.meta.total) || courses.length, query };
}

export default function Academy() {
  const { courses, total, query } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['academy']);
  const { state } = useNavigation();
  const moreAt = moreOf(query, total);
  return (
    <>
      <MemberHead title={t('academy:title')} lead={t('academy:lead')} />
      <Filters query={query} />
      <Typography role="status" variant="body2" color="textSecondary" sx={{ mt: 2.5, mb: 2 }}>
        {t('academy:results', { count: total })}
      </Typography>
      <Box
        aria-busy={state === 'loading'}
        sx={{ opacity: state === 'loading' ? 0.6 : 1, transition: 'opacity 150ms ease-out' }}
      >
        {courses.length > 0 ? (
          <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
            {courses.map((course) => (
              <CourseRow key={course.id} course={course} />
            ))}
          </Card>
        ) : (
          <Nothing />
        )}
      </Box>
      {moreAt && (
        <Button variant="outlined" href={moreAt} sx={{ mt: 3 }}>
          {t('academy:more')}
        </Button>
      )}
    </>
  );
}

function Filters({ query }: { query: AcademyQuery }) {
  const { t } = useTranslation(['academy']);
  const { to, locale } = useLocale();
  const link = (name: string, change: Partial<AcademyQuery>, shown: boolean) => ({
    name,
    href: to('academy') + searchOf(query, change),
    shown,
  });
  return (
    <Box sx={{ mt: 3.5, display: 'grid', gap: 1, minWidth: 0 }}>
      <ChipNav
        label={t('academy:filter.types')}
        links={[
          link(t('academy:filter.allTypes'), { type: undefined }, !query.type),
          ...academyTypes.map((type) =>
            link(t('academy:filter')[type], { type }, query.type === type),
          ),
        ]}
      />
      <ChipNav
        label={t('academy:filter.categories')}
        links={[
          link(t('academy:filter.allCategories'), { category: undefined }, !query.category),
          ...productCategories.map((category) =>
            link(productCategoryNames[category][locale], { category }, query.category === category),
          ),
        ]}
      />
    </Box>
  );
}

function Nothing() {
  const { t } = useTranslation(['academy']);
  const { to } = useLocale();
  return (
    <EmptyState title={t('academy:empty.title')} text={t('academy:empty.text')}>
      <Button variant="contained" href={to('academy')}>
        {t('academy:empty.all')}
      </Button>
      <Button variant="outlined" href={to('contact')}>
        {t('academy:empty.ask')}
      </Button>
    </EmptyState>
  );
}
