import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import type { Partner } from '#api/contract.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';
import { MarkedList } from '../../../kit/ui/page/lists.tsx';

/** What members get, and the code for it, which one tap selects. */
export function OfferCard({ partner: { offer, code } }: { partner: Partner }) {
  const { texts } = useI18n('partner');
  return (
    <Card component="aside" aria-label={texts.partner.offer} sx={{ p: { xs: 3, sm: 3.5 } }}>
      <Typography variant="overline" component="p" color="textSecondary">
        {texts.partner.offer}
      </Typography>
      <Typography variant="h3" component="p" sx={{ mt: 1, mb: 2.5, color: 'brand.heading' }}>
        {offer.title}
      </Typography>
      <MarkedList items={offer.conditions} included />
      <Box sx={{ mt: 3, p: 2.5, borderRadius: '12px', bgcolor: 'brand.highlight' }}>
        {code ? (
          <>
            <Typography variant="body2" color="textSecondary">
              {texts.partner.code}
            </Typography>
            <Box
              component="code"
              sx={{
                display: 'block',
                my: 0.5,
                fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
                fontSize: { xs: '1.25rem', sm: '1.375rem' },
                fontWeight: 600,
                letterSpacing: '0.02em',
                overflowWrap: 'anywhere',
                userSelect: 'all',
              }}
            >
              {code}
            </Box>
            <Typography variant="body2" color="textSecondary">
              {texts.partner.codeHint}
            </Typography>
          </>
        ) : (
          <Typography>{texts.partner.noCode}</Typography>
        )}
      </Box>
    </Card>
  );
}
