import Box from '@mui/material/Box';
import { Line } from '../../shared/ui/line.tsx';

/** The line as a column of a table: a little larger than on cards, level with the first words. */
export function SmallLine({ current }: { current: number }) {
  return (
    <Box sx={{ zoom: 1.25, pt: '2px', ml: '-8px' }}>
      <Line mini current={current} />
    </Box>
  );
}
