import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { PieceCard } from '#api/contract.gen.d.ts';
import { contentList } from '#domain/desk/lists/content.ts';
import { clockDigits } from '#domain/site/formats.ts';
import { locales } from '#domain/site/paths.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { useIdentity, useMay } from '../../../desk/session/session.ts';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { staffPath } from '../../../staff-pages.ts';
import { BeginDialog } from './begin-dialog.tsx';

export const clientLoader = listLoader(contentList, ({ search, ...filter }) => ({
  ...filter,
  q: search,
}));

/** Articles, pages, news, products and partners, those that somebody is writing first. */
export default function Content() {
  const { t } = useTranslation(['staffContent']);
  return (
    <ListPage
      list={contentList}
      cells={useCells()}
      nameOf={({ titles }) => titles.de ?? titles.en ?? t('staffContent:list.untitled')}
      to={({ id }) => staffPath('piece', id)}
      beside={<Begin />}
    />
  );
}

function Begin() {
  const { t } = useTranslation(['staffContent']);
  const may = useMay();
  const [beginning, setBeginning] = useState(false);
  if (!may('content.write')) return null;
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<Plus size={18} strokeWidth={1.75} aria-hidden />}
        onClick={() => setBeginning(true)}
        sx={{ ml: { sm: 'auto' } }}
      >
        {t('staffContent:list.begin')}
      </Button>
      {beginning && <BeginDialog onClose={() => setBeginning(false)} />}
    </>
  );
}

function useCells(): CellsOf<typeof contentList> {
  const { t } = useTranslation(['staffContent']);
  return {
    name: {
      width: 'minmax(0, 2.2fr)',
      card: 'lead',
      cell: (piece) => <Titles piece={piece} />,
    },
    kind: {
      width: '130px',
      cell: ({ kind }) => t(`staffContent:kinds.${kind}`),
    },
    state: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      cell: (piece) => <States piece={piece} />,
    },
    changed: {
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: (piece) => <LastChange piece={piece} />,
    },
  };
}

/** In both languages, as far as there are two. */
function Titles({ piece: { id, titles, languages } }: { piece: PieceCard }) {
  const { t } = useTranslation(['staffContent']);
  const missing = locales.filter((language) => !languages.includes(language));
  return (
    <>
      <Link component={RouterLink} to={staffPath('piece', id)} sx={title}>
        {breakable(titles.de ?? titles.en ?? t('staffContent:list.untitled'))}
      </Link>
      {titles.de !== titles.en && titles.de && titles.en && (
        <Box lang="en" sx={quiet}>
          {breakable(titles.en)}
        </Box>
      )}
      {missing.map((language) => (
        <Box key={language} sx={quiet}>
          {t('staffContent:list.noLanguage', {
            language: t(`staffContent:languages.${language}`),
          })}
        </Box>
      ))}
    </>
  );
}

const title = { fontWeight: 600, overflowWrap: 'anywhere', hyphens: 'auto' } as const;
const quiet = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;

/** What a piece has besides being on the site. */
export function States({ piece: { states } }: { piece: Pick<PieceCard, 'states'> }) {
  const { t } = useTranslation(['staffContent']);
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.75 }}>
      {states.length === 0 && <Chip size="small" label={t('staffContent:published')} />}
      {states.map((state) => (
        <Chip
          key={state}
          size="small"
          color={state === 'archived' ? 'default' : 'warning'}
          variant={state === 'draft' ? 'outlined' : 'filled'}
          label={t(`staffContent:states.${state}`)}
        />
      ))}
    </Box>
  );
}

function LastChange({ piece: { draft, changed } }: { piece: PieceCard }) {
  const { t } = useTranslation(['staffContent']);
  const { locale } = useLocale();
  const me = useIdentity()?.id;
  const words = t('staffContent:list');
  const by = (name: string | null) => name ?? words.someone;
  if (draft?.writing && draft.byId !== me) {
    return t('staffContent:list.writing', {
      name: by(draft.by),
      time: clockDigits(draft.since, locale),
    });
  }
  const on = (instant: string) => dayAndTime(instant, locale);
  if (draft) {
    return t('staffContent:list.draftBy', { name: by(draft.by), instant: on(draft.at) });
  }
  if (!changed) return words.imported;
  return t('staffContent:list.changedBy', { name: by(changed.by), instant: on(changed.at) });
}
