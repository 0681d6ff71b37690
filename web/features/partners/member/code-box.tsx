import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../../kit/ui/use-hydrated.ts';

const confirmedMs = 4_000;

/** A code to copy; without script, one tap selects it. */
export function CodeBox({ code, name }: { code: string; name: string }) {
  const { t } = useTranslation(['memberPartners']);
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome !== 'copied') return undefined;
    const timer = setTimeout(() => setOutcome(undefined), confirmedMs);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      setOutcome('copied');
    } catch {
      setOutcome('failed');
    }
  };
  const Icon = outcome === 'copied' ? Check : Copy;
  return (
    <Box
      sx={{
        px: { xs: 1.5, sm: 2 },
        py: { xs: 1.25, sm: 2 },
        borderRadius: '12px',
        bgcolor: 'brand.highlight',
      }}
    >
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: { xs: 1, sm: 2 },
          rowGap: 1,
        }}
      >
        <Box sx={{ minWidth: 0 }}>
          <Typography variant="body2" color="textSecondary">
            {t('memberPartners:code')}
          </Typography>
          <Code>{code}</Code>
        </Box>
        {hydrated && (
          <Button
            variant="outlined"
            onClick={copy}
            aria-label={t('memberPartners:copyOf', { code, name })}
            startIcon={<Icon size={18} strokeWidth={1.75} aria-hidden="true" />}
            sx={{
              bgcolor: 'background.paper',
              px: { xs: 1.5, sm: 2.5 },
              '& .MuiButton-startIcon': { display: { xs: 'none', sm: 'inherit' } },
            }}
          >
            {t('memberPartners:copy')}
          </Button>
        )}
      </Box>
      <Typography role="status" variant="body2" sx={outcome ? { mt: 1 } : undefined}>
        {outcome === 'copied' && t('memberPartners:copied', { code })}
        {outcome === 'failed' && t('memberPartners:copyFailed', { code })}
      </Typography>
    </Box>
  );
}

const Code = ({ children }: { children: string }) => (
  <Box
    component="code"
    sx={{
      fontFamily: 'ui-monospace, "Cascadia Mono", Menlo, Consolas, monospace',
      fontSize: { xs: '1rem', sm: '1.125rem' },
      fontWeight: 600,
      letterSpacing: '0.02em',
      overflowWrap: 'anywhere',
      userSelect: 'all',
    }}
  >
    {children}
  </Box>
);
