import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { PiecePreview, WholePiece } from '#api/contract.gen.d.ts';
import { fieldsOf, type Typed } from '#domain/content/fields.ts';
import { fixSpaces } from '#domain/site/fixed-spaces.ts';
import { type Locale, locales } from '#domain/site/paths.ts';
import { call } from '../../../../desk/call.ts';
import { keepsLines } from '../../../../kit/ui/breakable.ts';
import { Prose } from '../../../../shared/content/prose.tsx';
import { problemsOf, problemText } from './problems.ts';

type Previews = Record<Locale, PiecePreview>;

interface Props {
  piece: Pick<WholePiece, 'id' | 'kind'>;
  typed: Typed;
  /** The one that phones show. */
  language: Locale;
}

/** Both languages as the site would show them, rendered by the site itself. */
export function Preview({ piece, typed, language }: Props) {
  const { t } = useTranslation(['staffContent']);
  const [shown, setShown] = useState<Previews | 'failed'>();
  const { id } = piece;
  useEffect(() => {
    let left = false;
    void readBoth(id, typed).then((previews) => {
      if (!left) setShown(previews);
    });
    return () => {
      left = true;
    };
  }, [id, typed]);
  if (shown === 'failed') {
    return <Alert severity="warning">{t('staffContent:editor.noPreview')}</Alert>;
  }
  return (
    <Box sx={{ display: 'grid', gap: 3 }}>
      {shown && <Faults faults={shown.de.faults} />}
      <Box sx={columns}>
        {locales.map((locale) => (
          <Card
            key={locale}
            lang={locale}
            sx={{ ...column(locale === language), p: { xs: 2.5, md: 3 } }}
          >
            {shown ? (
              <Shown piece={piece} preview={shown[locale]} locale={locale} />
            ) : (
              <Skeleton variant="rounded" height={320} />
            )}
          </Card>
        ))}
      </Box>
    </Box>
  );
}

async function readBoth(id: string, typed: Typed): Promise<Previews | 'failed'> {
  const readIn = (language: Locale) =>
    call('POST /admin/content/preview', { body: { id, language, typed } });
  const [de, en] = await Promise.all([readIn('de'), readIn('en')]);
  return de.ok && en.ok ? { de: de.data, en: en.data } : 'failed';
}

/** Side by side where there is room. */
export const columns = {
  display: 'grid',
  gap: 3,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
} as const;

/** On phones one language at a time, by the tabs above. */
export const column = (isChosen: boolean) =>
  ({ display: { xs: isChosen ? 'block' : 'none', md: 'block' }, minWidth: 0 }) as const;

function Faults({ faults }: Pick<PiecePreview, 'faults'>) {
  const { t } = useTranslation(['staffContent']);
  const names: Readonly<Record<string, string>> = t('staffContent:fields');
  if (faults.length === 0) {
    return <Alert severity="success">{t('staffContent:editor.noFaults')}</Alert>;
  }
  return (
    <Alert severity="warning">
      <AlertTitle>{t('staffContent:editor.faults', { count: faults.length })}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5, overflowWrap: 'anywhere' }}>
        {faults.map((fault) => {
          const [language, ...name] = fault.path.split('.');
          const shared = name.length === 0;
          const field = shared ? names[fault.path] : names[name.join('.')];
          const where = shared ? [] : [t(`staffContent:languages.${language as Locale}`)];
          return (
            <li key={`${fault.path} ${fault.code}`}>
              {[...where, field].join(' · ')}:{' '}
              {problemText(problemsOf([fault])[fault.path] ?? '', t)}
            </li>
          );
        })}
      </Box>
    </Alert>
  );
}

interface ShownProps {
  piece: Props['piece'];
  preview: PiecePreview;
  locale: Locale;
}

function Shown({ piece: { kind }, preview: { html, filled }, locale }: ShownProps) {
  const { t } = useTranslation(['staffContent']);
  const names: Readonly<Record<string, string>> = t('staffContent:fields');
  const text = (name: string) => fixSpaces(filled[`${locale}.${name}`] ?? '');
  const [title, intro] =
    kind === 'partner' ? (['headline', 'summary'] as const) : (['title', 'description'] as const);
  const isTold = new Set<string>([title, intro, 'slug', 'markdown']);
  const rest = fieldsOf(kind).filter(
    ({ language, name }) => language === locale && !isTold.has(name) && text(name) !== '',
  );
  return (
    <>
      <Typography variant="h3" component="h2" color="primary" sx={{ overflowWrap: 'anywhere' }}>
        {text(title) || t('staffContent:list.untitled')}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {text(intro)}
      </Typography>
      {html !== '' && <Prose html={html} />}
      {rest.map(({ path, name }) => (
        <Box key={path} sx={{ mt: 3 }}>
          <Typography variant="h6" component="h3">
            {names[name]}
          </Typography>
          <Typography sx={keepsLines}>{text(name)}</Typography>
        </Box>
      ))}
    </>
  );
}
