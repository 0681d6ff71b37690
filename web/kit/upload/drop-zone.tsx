import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { MAX_UPLOAD_MB } from '#domain/files/limits.ts';
import { fillIn } from '../texts/fill-in.ts';
import type { Same } from '../texts/same.ts';
import type { uploadTexts } from './texts.de.ts';

interface DropZoneProps {
  words: Pick<Same<typeof uploadTexts>, 'drop' | 'or' | 'touch' | 'choose' | 'chooseOther'>;
  drawing: ReactNode;
  /** A file is chosen; the zone takes another one in its place. */
  chosen: boolean;
  /** Choosing another file is the next thing to do. */
  first: boolean;
  /** Photos are taken as well. */
  photos?: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** On iPhones, photos come as JPEG where no other format of them is named. */
const accepted = { pdf: 'application/pdf,.pdf', photos: 'image/jpeg,image/png' } as const;

/** Takes one PDF by dragging or choosing, or photos of its pages. */
export function DropZone(props: DropZoneProps) {
  const { words, drawing, chosen, first, photos = false, onFiles } = props;
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const [over, setOver] = useState(false);
  useDropsElsewhere();
  const drag = (hovering: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(hovering);
  };
  const drop = (event: DragEvent) => {
    drag(false)(event);
    onFiles([...event.dataTransfer.files]);
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
        py: { xs: 3, sm: 5 },
        transition: 'background-color 150ms ease-out',
        '@media print': { display: 'none' },
      }}
    >
      {drawing}
      <Typography sx={{ fontWeight: 600, mt: 2.5, ...onlyWithMouse }}>{words.drop}</Typography>
      <Typography variant="body2" color="textSecondary" id={id} sx={{ mb: 2.5 }}>
        <Box component="span" sx={onlyWithMouse}>
          {withSize(words.or)}
        </Box>
        <Box component="span" sx={onlyByTouch}>
          {withSize(words.touch)}
        </Box>
      </Typography>
      <input
        ref={input}
        type="file"
        accept={photos ? `${accepted.pdf},${accepted.photos}` : accepted.pdf}
        multiple={photos}
        aria-label={words.choose}
        aria-describedby={id}
        tabIndex={-1}
        style={visuallyHidden}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          // Lets the same file be chosen again after it was fixed.
          event.target.value = '';
        }}
      />
      <Button
        variant={chosen && !first ? 'outlined' : 'contained'}
        startIcon={chosen ? undefined : <Upload size={20} aria-hidden="true" />}
        onClick={() => input.current?.click()}
      >
        {chosen || first ? words.chooseOther : words.choose}
      </Button>
    </Box>
  );
}

const withSize = (text: string) => fillIn(text, { size: MAX_UPLOAD_MB });

const touch = '@media (max-width: 599.95px), (hover: none) and (pointer: coarse)';
const onlyWithMouse = { [touch]: { display: 'none' } };
const onlyByTouch = { display: 'none', [touch]: { display: 'inline' } };

/** A file dropped beside the zone would otherwise be opened by the browser, in place of the page. */
function useDropsElsewhere(): void {
  useEffect(() => {
    const ignore = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', ignore);
    window.addEventListener('drop', ignore);
    return () => {
      window.removeEventListener('dragover', ignore);
      window.removeEventListener('drop', ignore);
    };
  }, []);
}
