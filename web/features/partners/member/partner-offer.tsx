import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { PartnerCard } from '#api/contract.gen.d.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { Fold } from '../../../kit/ui/page/fold.tsx';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';
import { CodeBox } from './code-box.tsx';

/** What a partner offers, on which conditions, and to whom it is of no use. */
export function PartnerOffer({ partner }: { partner: PartnerCard }) {
  const { t } = useTranslation(['memberPartners']);
  const { to } = useLocale();
  const { slug, name, headline, offer, limits, code } = partner;
  return (
    <Card
      component="article"
      sx={{ width: 1, p: { xs: 2.5, sm: 3 }, display: 'flex', flexDirection: 'column' }}
    >
      <Typography variant="h4" component="h3">
        {name}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 0.5 }}>
        {headline}
      </Typography>
      <Typography
        sx={{ mt: { xs: 1.25, sm: 2 }, fontWeight: 600, fontSize: '1.0625rem', textWrap: 'pretty' }}
      >
        {offer.title}
      </Typography>
      <Box sx={{ mt: { xs: 1.5, sm: 0.5 }, mb: { xs: 1.5, sm: 2.5 } }}>
        <Fold summary={t('memberPartners:conditions')}>
          <Box sx={{ mt: { xs: 1, sm: 0 }, fontSize: '0.9375rem', lineHeight: 1.5 }}>
            <MarkedList items={offer.conditions} included />
          </Box>
          <Typography variant="body2" sx={{ mt: 2, textWrap: 'pretty' }}>
            <Box component="span" sx={{ fontWeight: 600 }}>
              {t('memberPartners:limits')}:
            </Box>{' '}
            <Box component="span" sx={{ color: 'text.secondary' }}>
              {limits}
            </Box>
          </Typography>
        </Fold>
      </Box>
      <Box sx={{ mt: 'auto' }}>
        {code ? (
          <CodeBox code={code} name={name} />
        ) : (
          <Typography
            variant="body2"
            sx={{
              px: 2,
              py: { xs: 1.25, sm: 2 },
              borderRadius: '12px',
              bgcolor: 'brand.highlight',
            }}
          >
            {t('memberPartners:noCode')}
          </Typography>
        )}
        <Link
          href={to('partner', { slug })}
          variant="body2"
          aria-label={t('memberPartners:detailsOf', { name })}
          sx={{
            display: 'inline-flex',
            alignItems: 'center',
            minHeight: 44,
            mt: { xs: 0.5, sm: 1 },
            mb: { xs: -1, sm: 0 },
          }}
        >
          {t('memberPartners:details')}
        </Link>
      </Box>
    </Card>
  );
}
