import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { Copy, Download, Printer } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../kit/texts/use-texts.ts';

interface Props {
  codes: readonly string[];
  onKept: () => void;
}

/** The codes, shown once, with every way to keep them. */
export function RecoveryCodes({ codes, onKept }: Props) {
  const { t } = useTexts('twoFactor');
  const words = t('twoFactor');
  const [copied, setCopied] = useState(false);
  const text = `${codes.join('\n')}\n`;
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Typography variant="h4" component="h3">
        {words.codesTitle}
      </Typography>
      <Typography color="textSecondary">{words.codesLead}</Typography>
      <Box component="ul" className="recovery-codes" sx={list}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button startIcon={<Copy size={18} />} onClick={() => void copy()} aria-live="polite">
          {copied ? words.copied : words.copy}
        </Button>
        <Button
          startIcon={<Download size={18} />}
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download={words.fileName}
        >
          {words.download}
        </Button>
        <Button startIcon={<Printer size={18} />} onClick={() => window.print()}>
          {words.print}
        </Button>
      </Stack>
      <Button variant="contained" onClick={onKept}>
        {words.kept}
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
