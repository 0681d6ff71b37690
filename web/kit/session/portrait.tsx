import Box from '@mui/material/Box';
import { useState } from 'react';

interface PortraitProps {
  src: string | undefined;
  /** In place of a picture. */
  initials: string;
  /** Says whose picture it is; nothing where a name is beside it. */
  alt?: string;
  sizePx?: number;
}

/** A round picture of a person, or their initials. */
export function Portrait({ src, initials, alt = '', sizePx = 40 }: PortraitProps) {
  const [missing, setMissing] = useState<string>();
  return (
    <Box component="span" sx={[circle, { width: sizePx, height: sizePx, fontSize: sizePx * 0.4 }]}>
      {src && src !== missing ? (
        <img src={src} alt={alt} onError={() => setMissing(src)} />
      ) : (
        initials
      )}
    </Box>
  );
}

const circle = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  borderRadius: '50%',
  overflow: 'hidden',
  fontWeight: 600,
  lineHeight: 1,
  bgcolor: 'primary.main',
  color: 'primary.contrastText',
  '& img': { display: 'block', width: 1, height: 1, objectFit: 'cover' },
} as const;
