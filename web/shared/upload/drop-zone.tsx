import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';

export interface DropZoneWords {
  drop: string;
  or: string;
  choose: string;
  chooseOther: string;
}

interface DropZoneProps {
  words: DropZoneWords;
  /** Shown until a file is chosen; without it the zone is compact and takes a replacement. */
  drawing: ReactNode;
  onFile: (file: File | undefined) => void;
}

/** Takes one PDF by dragging or choosing. */
export function DropZone({ words, drawing, onFile }: DropZoneProps) {
  const small = drawing === undefined;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  const drag = (hovering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(hovering);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFile(event.dataTransfer.files[0]);
  };
  return (
    <Box
      onDragOver={drag(true)}
      onDragLeave={drag(false)}
      onDrop={drop}
      sx={{
        border: '2px dashed',
        borderColor: over ? 'brand.accent' : 'brand.fieldBorder',
        borderRadius: '20px',
        bgcolor: over ? 'brand.highlight' : 'background.paper',
        textAlign: 'center',
        px: 2,
        py: small ? 2.5 : { xs: 4, sm: 6 },
        transition: 'background-color 150ms ease-out',
        '@media print': { display: 'none' },
      }}
    >
      {drawing}
      {!small && <Typography sx={{ fontWeight: 600, mt: 2.5 }}>{words.drop}</Typography>}
      <Typography variant="body2" color="textSecondary" id={id} sx={{ mb: small ? 1 : 2.5 }}>
        {(small ? `${words.drop} ${words.or}` : words.or).replace(
          '{{size}}',
          String(MAX_UPLOAD_MB),
        )}
      </Typography>
      <input
        ref={input}
        type="file"
        accept="application/pdf,.pdf"
        aria-label={words.choose}
        aria-describedby={id}
        tabIndex={-1}
        style={visuallyHidden}
        onChange={(event) => {
          onFile(event.target.files?.[0]);
          // Lets the same file be chosen again after it was fixed.
          event.target.value = '';
        }}
      />
      <Button
        variant={small ? 'outlined' : 'contained'}
        startIcon={small ? undefined : <Upload size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {small ? words.chooseOther : words.choose}
      </Button>
    </Box>
  );
}
