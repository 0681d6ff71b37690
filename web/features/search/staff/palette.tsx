import Dialog from '@mui/material/Dialog';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { OptionList } from './option-list.tsx';
import { PaletteField } from './palette-field.tsx';
import { PaletteFoot } from './palette-foot.tsx';
import type { Desk } from './use-options.ts';
import { usePalette } from './use-palette.ts';

interface Props {
  desk: Desk;
  onClose: () => void;
}

/** One field from which everything at the desk is found and begun, by keys alone. */
export default function Palette({ desk, onClose }: Props) {
  const { t } = useTranslation(['staffSearch']);
  const id = useId();
  const palette = usePalette(desk, onClose);
  const { offer, active, choose } = palette;
  return (
    <Dialog
      open
      fullWidth
      maxWidth="sm"
      onClose={onClose}
      sx={{ '& .MuiDialog-container': { alignItems: 'flex-start' } }}
      slotProps={{ paper: { 'aria-label': t('staffSearch:title'), sx: paper } }}
    >
      <PaletteField id={id} palette={palette} />
      <OptionList id={id} offer={offer} active={active} isStale={offer.pending} onChoose={choose} />
      <PaletteFoot offer={offer} canAct={active?.foundationId !== undefined} />
    </Dialog>
  );
}

const paper = {
  borderRadius: '20px',
  m: { xs: 1.5, sm: 4 },
  mt: { xs: 1.5, sm: 9 },
  maxHeight: { xs: 'calc(100dvh - 24px)', sm: 'calc(100dvh - 144px)' },
  width: { xs: 'calc(100% - 24px)', sm: '100%' },
} as const;
