import Box from '@mui/material/Box';
import { trapName } from './read-form.ts';

/** Off the screen and out of the tab order: only programs fill it in. */
export const Trap = ({ id, label }: { id: string; label: string }) => (
  <Box aria-hidden="true" sx={{ position: 'absolute', left: -9999, width: 1, overflow: 'hidden' }}>
    <label>
      {label}
      <input type="text" name={trapName} id={id} tabIndex={-1} autoComplete="off" />
    </label>
  </Box>
);
