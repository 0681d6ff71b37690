import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import type { TemplateCard } from '#api/contract.gen.d.ts';
import { fixSpacesIn } from '#domain/site/fixed-spaces.ts';
import { longDate } from '#domain/site/formats.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import {
  type TemplateCategory,
  templateCategories,
  templateCategoryCodes,
} from '#domain/templates/categories.ts';
import { dataOf, services } from '../../kit/session/context.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { breakable } from '../../kit/ui/breakable.ts';
import { EmptyState } from '../../kit/ui/empty-state.tsx';
import { Scales } from '../../kit/ui/illustrations.tsx';
import { ChipNav } from '../../kit/ui/member/chip-nav.tsx';
import { MemberHead } from '../../kit/ui/member/member-head.tsx';
import { Fold } from '../../kit/ui/page/fold.tsx';

/** More companies than anybody chooses among here. */
const COMPANIES_MAX = 20;

/** Fills no blanks. */
const NONE = 'none';

/** `?foundation=` names the formation that fills the blanks; unasked it is the company, where there is one entered. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { call } = services(context);
  const query = { limit: COMPANIES_MAX, sort: '-startedAt' } as const;
  const [answer, found] = await Promise.all([
    call('GET /templates', { query: { limit: 200 } }),
    call('GET /foundations', { query }),
  ]);
  const companies = (found.ok ? found.data : []).flatMap(({ id, companyName, status }) =>
    companyName !== null && status !== 'cancelled'
      ? { id, companyName, isEntered: status === 'completed' }
      : [],
  );
  const [entered, ...others] = companies.filter(({ isEntered }) => isEntered);
  const only = others.length === 0 ? entered?.id : undefined;
  const asked = url.searchParams.get('foundation') ?? only;
  return {
    templates: fixSpacesIn(dataOf(answer)),
    companies,
    chosen: companies.find(({ id }) => id === asked) ?? null,
  };
}

export default function Templates() {
  const { templates, companies, chosen } = useLoaderData<typeof loader>();
  const { t } = useTranslation(['templates']);
  const { to } = useLocale();
  return (
    <>
      <MemberHead title={t('templates:title')} lead={t('templates:lead')} />
      {templates.length > 0 ? (
        <Notice />
      ) : (
        <Box sx={{ mt: 4 }}>
          <EmptyState title={t('templates:empty.title')} text={t('templates:empty.text')}>
            <Button variant="outlined" href={to('dashboard')}>
              {t('templates:empty.action')}
            </Button>
          </EmptyState>
        </Box>
      )}
      {templates.length > 0 && companies.length > 0 && (
        <Companies companies={companies} chosen={chosen} />
      )}
      {templateCategoryCodes.map((category) => (
        <Category
          key={category}
          category={category}
          company={chosen}
          templates={templates.filter((one) => one.category === category)}
        />
      ))}
    </>
  );
}

/** What everybody should know before using one. */
function Notice() {
  const { t } = useTranslation(['templates']);
  const { to } = useLocale();
  return (
    <Card
      component="section"
      aria-labelledby="notice"
      sx={{
        mt: 4,
        p: { xs: 2.5, sm: 3 },
        display: 'flex',
        flexDirection: { xs: 'column', sm: 'row' },
        gap: 2.5,
      }}
    >
      <Scales style={{ flexShrink: 0 }} />
      <div>
        <Typography id="notice" variant="h5" component="h2" color="primary">
          {t('templates:notice.title')}
        </Typography>
        <Typography sx={{ mt: 0.75, maxWidth: '68ch', textWrap: 'pretty' }}>
          {t('templates:notice.text')}
        </Typography>
        <Typography color="textSecondary" sx={{ mt: 1, maxWidth: '68ch', textWrap: 'pretty' }}>
          {t('templates:binding')}
        </Typography>
        <Link
          href={`${to('products')}?category=legal`}
          sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44, mt: 0.5 }}
        >
          {t('templates:notice.link')}
        </Link>
      </div>
    </Card>
  );
}

interface Company {
  id: string;
  companyName: string;
}

interface CompaniesProps {
  companies: readonly Company[];
  chosen: Company | null;
}

/** For which formation the blanks are filled in, or for none. */
function Companies({ companies, chosen }: CompaniesProps) {
  const { t } = useTranslation(['templates']);
  const { to } = useLocale();
  const path = to('templates');
  const words = t('templates:fill');
  return (
    <Box component="section" aria-labelledby="fill" sx={{ mt: 4 }}>
      <Typography id="fill" variant="h5" component="h2" color="primary" sx={{ mb: 1.5 }}>
        {words.title}
      </Typography>
      <ChipNav
        label={words.title}
        links={[
          { href: `${path}?foundation=${NONE}`, name: words.none, shown: chosen === null },
          ...companies.map(({ id, companyName }) => ({
            href: `${path}?foundation=${id}`,
            name: companyName,
            shown: id === chosen?.id,
          })),
        ]}
      />
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ mt: 1, maxWidth: '68ch', textWrap: 'pretty' }}
      >
        {chosen ? words.filled : words.hint}
      </Typography>
    </Box>
  );
}

interface CategoryProps {
  category: TemplateCategory;
  company: Company | null;
  templates: readonly TemplateCard[];
}

function Category({ category, company, templates }: CategoryProps) {
  const { locale } = useLocale();
  if (templates.length === 0) return null;
  return (
    <Box component="section" aria-labelledby={category} sx={{ mt: 5 }}>
      <Typography id={category} variant="h4" component="h2" color="primary" sx={{ mb: 2 }}>
        {templateCategories[category][locale]}
      </Typography>
      <Card component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {templates.map((template) => (
          <TemplateRow key={template.id} template={template} company={company} />
        ))}
      </Card>
    </Box>
  );
}

interface RowProps {
  template: TemplateCard;
  company: Company | null;
}

/** A template with the form it needs and its files. */
function TemplateRow({ template, company }: RowProps) {
  const { t } = useTranslation(['templates']);
  const { locale } = useLocale();
  const { title, summary, form, updated } = template;
  return (
    <Box
      component="li"
      sx={{
        p: { xs: 2.5, sm: 3 },
        display: 'grid',
        gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) auto' },
        columnGap: 4,
        rowGap: { xs: 1.5, md: 2.5 },
        '& + &': { borderTop: 1, borderColor: 'divider' },
      }}
    >
      <div>
        <Typography variant="h5" component="h3" sx={{ hyphens: { xs: 'auto', sm: 'manual' } }}>
          {breakable(title)}
        </Typography>
        <Typography variant="body2" sx={{ mt: 0.75, maxWidth: '62ch', textWrap: 'pretty' }}>
          {summary}
        </Typography>
        <Box sx={{ mt: { xs: 1.5, sm: 0 } }}>
          <Fold summary={t('templates:details')}>
            <Typography
              variant="body2"
              color="textSecondary"
              sx={{ mt: 1, maxWidth: '62ch', textWrap: 'pretty' }}
            >
              <Box component="span" sx={{ fontWeight: 600, color: 'text.primary' }}>
                {t('templates:form')}:
              </Box>{' '}
              {form}
            </Typography>
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              <time dateTime={updated}>
                {t('templates:updated', { date: longDate(updated, locale) })}
              </time>
            </Typography>
          </Fold>
        </Box>
      </div>
      <Box
        sx={{
          display: 'flex',
          flexDirection: { xs: 'column', sm: 'row', md: 'column' },
          columnGap: 4,
          rowGap: { xs: 1, sm: 1.5 },
        }}
      >
        {locales.map((language) => (
          <Files key={language} {...{ template, company, language }} />
        ))}
      </Box>
    </Box>
  );
}

function Files({ template, company, language }: RowProps & { language: Locale }) {
  const { t } = useTranslation(['templates']);
  const { id, title, files } = template;
  const folder = company ? `/api/foundations/${company.id}/templates` : '/api/templates';
  return (
    <Box sx={{ display: { xs: 'flex', sm: 'block' }, alignItems: 'center', gap: 1 }}>
      <Typography
        variant="body2"
        color="textSecondary"
        sx={{ flex: 1, mb: { sm: 0.75 }, lineHeight: { xs: 1.3, sm: 1.6 } }}
      >
        {t('templates:languages')[language]}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1 }}>
        {files
          .filter((one) => one.language === language)
          .map(({ file, format }) => (
            <Button
              key={file}
              href={`${folder}/${id}/${file}`}
              download
              variant="outlined"
              aria-label={t('templates:download', {
                title,
                language: t('templates:languages')[language],
                format: t('templates:formats')[format],
              })}
              startIcon={<Download size={18} strokeWidth={1.75} aria-hidden="true" />}
              sx={{
                px: 1.75,
                '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
              }}
            >
              {t('templates:formats')[format]}
            </Button>
          ))}
      </Box>
    </Box>
  );
}
