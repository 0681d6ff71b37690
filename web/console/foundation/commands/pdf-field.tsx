import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { FileCheck2, FileUp } from 'lucide-react';
import { useTranslate } from 'ra-core';
import { type DragEvent, useRef, useState } from 'react';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import { fileSize } from '#domain/site/formats.ts';
import { useLocale } from '../../ui/use-locale.ts';

interface Props {
  file: File | null;
  disabled: boolean;
  missing: boolean;
  onChoose: (file: File) => void;
}

/** Takes one PDF by dragging or choosing. */
export function PdfField({ file, disabled, missing, onChoose }: Props) {
  const translate = useTranslate();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);

  const take = (files: FileList | null) => {
    const chosen = files?.[0];
    if (chosen) onChoose(chosen);
    if (input.current) input.current.value = '';
  };
  const onDrag = (event: DragEvent) => {
    event.preventDefault();
    setOver(event.type === 'dragover' && !disabled);
    if (event.type === 'drop' && !disabled) take(event.dataTransfer.files);
  };
  const Icon = file ? FileCheck2 : FileUp;

  return (
    <Box
      onDragOver={onDrag}
      onDragLeave={onDrag}
      onDrop={onDrag}
      sx={{
        ...zone,
        borderColor: missing ? 'error.main' : over ? 'primary.main' : 'brand.fieldBorder',
        bgcolor: over ? 'brand.highlight' : 'transparent',
      }}
    >
      <Icon size={28} strokeWidth={1.5} aria-hidden />
      <Box sx={{ flexGrow: 1, minWidth: 180 }}>
        <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {file ? file.name : translate('commands.add-document.drop')}
        </Typography>
        <Typography variant="body2" color={missing ? 'error' : 'textSecondary'}>
          {file
            ? fileSize(file.size, locale)
            : translate('commands.add-document.dropHint', { max: MAX_UPLOAD_MB })}
        </Typography>
      </Box>
      <Button variant="outlined" disabled={disabled} onClick={() => input.current?.click()}>
        {translate(`commands.add-document.${file ? 'change' : 'choose'}`)}
      </Button>
      <input
        ref={input}
        hidden
        type="file"
        accept="application/pdf,.pdf"
        aria-label={translate('commands.add-document.choose')}
        onChange={(event) => take(event.target.files)}
      />
    </Box>
  );
}

const zone = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 2,
  p: 2.5,
  border: '1.5px dashed',
  borderRadius: '12px',
} as const;
