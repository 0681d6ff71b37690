import Box from '@mui/material/Box';
import { Line } from '../../../kit/ui/line.tsx';

interface Props {
  current: number;
  ended?: boolean;
}

/** The line as a table column: slightly larger than on cards, level with the first line of text. */
export function MiniLine({ current, ended = false }: Props) {
  return (
    <Box sx={{ zoom: 1.25, pt: '2px', ml: '-8px' }}>
      <Line mini current={current} ended={ended} />
    </Box>
  );
}
