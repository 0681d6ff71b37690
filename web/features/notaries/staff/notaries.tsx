import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { notaryList } from '#domain/desk/lists/notaries.ts';
import { shownEmail } from '#domain/shown-email.ts';
import { phoneLink } from '#domain/site/formats.ts';
import type { CellsOf } from '../../../desk/list/columns.ts';
import { ListPage } from '../../../desk/list/list-page.tsx';
import { listLoader } from '../../../desk/list/read-list.ts';
import { numericDay } from '../../../desk/ui/formats.ts';
import { Quiet } from '../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';

export const clientLoader = listLoader(notaryList);

/** The notaries whom founders have named. */
export default function Notaries() {
  const { t } = useTranslation(['staffNotaries']);
  return (
    <ListPage
      list={notaryList}
      above={
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2.5, maxWidth: '68ch' }}>
          {t('staffNotaries:why')}
        </Typography>
      }
      cells={useCells()}
      nameOf={({ name }) => name}
      to={({ id }) => staffPath('notary', id)}
    />
  );
}

function useCells(): CellsOf<typeof notaryList> {
  const { locale } = useLocale();
  return {
    name: {
      width: 'minmax(0, 1.6fr)',
      card: 'line',
      cell: ({ id, name, email }) => (
        <>
          <Link component={RouterLink} to={staffPath('notary', id)} sx={{ fontWeight: 600 }}>
            {name}
          </Link>
          {email && <Quiet>{shownEmail(email)}</Quiet>}
        </>
      ),
    },
    city: { width: 'minmax(0, 1fr)', card: 'line', cell: ({ city }) => city },
    phone: {
      width: '170px',
      card: 'line',
      cell: ({ phone }) => phone && <Link href={phoneLink(phone)}>{phone}</Link>,
    },
    foundations: {
      width: '110px',
      isAmount: true,
      card: 'line',
      named: true,
      cell: ({ foundations }) => foundations,
    },
    named: {
      width: '140px',
      card: 'line',
      named: true,
      cell: ({ namedAt }) => <time dateTime={namedAt}>{numericDay(namedAt, locale)}</time>,
    },
  };
}
