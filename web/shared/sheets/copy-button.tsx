import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { visuallyHidden } from '@mui/utils';
import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';

const SHOWN_MS = 4_000;

interface CopyButtonProps {
  text: string;
  /** What it copies. */
  title: string;
  /** A button with words for a whole block; one field has an icon. */
  wide?: true;
}

/** Copies a text; where browsers refuse, it says what to do. */
export function CopyButton({ text, title, wide }: CopyButtonProps) {
  const { t } = useTranslation(['sharedSheets']);
  const hydrated = useHydrated();
  const [outcome, setOutcome] = useState<'copied' | 'failed'>();
  useEffect(() => {
    if (outcome === undefined) return undefined;
    const timer = setTimeout(() => setOutcome(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  if (!hydrated) return null;
  const copy = () =>
    navigator.clipboard.writeText(withUsualSpaces(text)).then(
      () => setOutcome('copied'),
      () => setOutcome('failed'),
    );
  const label = t('sharedSheets:copyOf', { title });
  const Icon = outcome === 'copied' ? Check : Copy;
  const icon = <Icon size={18} strokeWidth={1.75} aria-hidden="true" />;
  return (
    <>
      {wide ? (
        <Button onClick={() => void copy()} startIcon={icon} aria-label={label}>
          {t('sharedSheets:copy')}
        </Button>
      ) : (
        <IconButton onClick={() => void copy()} aria-label={label} title={label} sx={target}>
          {icon}
        </IconButton>
      )}
      <span role="status" style={outcome === 'failed' ? undefined : visuallyHidden}>
        {outcome === 'copied' && t('sharedSheets:copied', { title })}
        {outcome === 'failed' && t('sharedSheets:copyFailed')}
      </span>
    </>
  );
}

/** Forms and programs take a fixed space for another letter. */
const withUsualSpaces = (text: string) => text.replaceAll(/[\u00a0\u202f]/g, ' ');

const target = { width: 44, height: 44 } as const;
