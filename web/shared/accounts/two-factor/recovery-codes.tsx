import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes, shown once, with every way to keep them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTranslation(['twoFactor']);
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h4" component="h3">
        {t('twoFactor:codesTitle')}
      </Typography>
      <Typography color="textSecondary">{t('twoFactor:codesLead')}</Typography>
      <Box component="ul" className="recovery-codes" sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<Copy size={18} />} onClick={() => void copy()} aria-live="polite">
          {copied ? t('twoFactor:copied') : t('twoFactor:copy')}
        </Button>
        <Button
          startIcon={<Download size={18} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={t('twoFactor:fileName')}
        >
          {t('twoFactor:download')}
        </Button>
        <Button startIcon={<Printer size={18} />} onClick={() => window.print()}>
          {t('twoFactor:print')}
        </Button>
      </Stack>
      <Button variant="contained" onClick={onKept}>
        {t('twoFactor:kept')}
      </Button>
    </Stack>
  );
}

const list = {
  m: 0,
  p: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
  columnGap: 4,
  rowGap: 0.5,
  fontFamily: 'monospace',
  fontSize: '1.0625rem',
} as const;
