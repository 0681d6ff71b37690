import Box from '@mui/material/Box';
import Divider from '@mui/material/Divider';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { money } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { Card, SideHeading } from './parts.tsx';
import type { Room } from './use-room.ts';

/** The people and the company at a glance; the data sheet has the rest. */
export function Founding({ room }: { room: Room }) {
  const { t } = useTranslation(['rooms']);
  const { locale } = useLocale();
  const words = t('rooms:founding');
  const { people, company } = room;
  return (
    <Card label={words.title}>
      <SideHeading>{words.title}</SideHeading>
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 1.25 }}>
        {people.map(({ name, isShareholder, isDirector }) => (
          <li key={name}>
            <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{name}</Typography>
            <Typography variant="body2" color="textSecondary">
              {[isShareholder && words.shareholder, isDirector && words.director]
                .filter(Boolean)
                .join(', ')}
            </Typography>
          </li>
        ))}
      </Box>
      {people.length === 0 && <Typography color="textSecondary">{words.nobody}</Typography>}
      <Divider sx={{ my: 2 }} />
      <Box
        component="dl"
        sx={{
          m: 0,
          '& dd': { m: 0, mb: 1.5, overflowWrap: 'anywhere' },
          '& dd:last-of-type': { mb: 0 },
        }}
      >
        <Term>{words.capital}</Term>
        <dd>{money(company.shareCapitalCents, locale)}</dd>
        <Term>{words.seat}</Term>
        <dd>{company.city}</dd>
        <Term>{words.purpose}</Term>
        <dd>{company.purpose}</dd>
      </Box>
    </Card>
  );
}

const Term = ({ children }: { children: string }) => (
  <Typography component="dt" variant="body2" color="textSecondary">
    {children}
  </Typography>
);
