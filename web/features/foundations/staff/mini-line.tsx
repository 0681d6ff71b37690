import Box from '@mui/material/Box';
import { Line } from '../../../kit/ui/line.tsx';

interface Props {
  current: number;
  ended?: boolean;
}

/** The line, level with the first line of text: in a row of a desk as narrow as it can be read. */
export function MiniLine({ current, ended = false }: Props) {
  return (
    <Box sx={{ zoom: { xs: 1.25, md: 0.82 }, pt: { xs: '2px', md: '5px' }, ml: '-8px' }}>
      <Line mini current={current} ended={ended} />
    </Box>
  );
}
