import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Withdrawal } from '#domain/inquiries/inquiry.ts';
import { useI18n } from '../../../kit/texts/use-i18n.ts';

interface DeclarationListProps {
  declared: Withdrawal;
  /** As people say it, once it is received. */
  receivedAt?: string;
}

/** The declaration as it is sent and confirmed. */
export function DeclarationList({ declared, receivedAt }: DeclarationListProps) {
  const { texts } = useI18n('withdrawal');
  const { labels, received, declaration } = texts.withdrawal;
  const facts = [
    [labels.name, declared.name],
    [labels.contract, declared.contract],
    [labels.email, declared.email],
    [labels.message, declared.message],
    [received, receivedAt],
  ] as const;
  return (
    <>
      <Typography sx={{ fontWeight: 600, mb: 2 }}>{declaration}</Typography>
      <Box
        component="dl"
        sx={{
          m: 0,
          display: 'grid',
          gridTemplateColumns: { sm: 'minmax(140px, auto) minmax(0, 1fr)' },
          columnGap: 3,
          '& dt': { color: 'text.secondary' },
          '& dd': { m: 0, mb: 1.5, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
        }}
      >
        {facts.map(
          ([label, value]) =>
            value !== undefined && (
              <Box key={label} sx={{ display: 'contents' }}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </Box>
            ),
        )}
      </Box>
    </>
  );
}
