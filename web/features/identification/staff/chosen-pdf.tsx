import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useId, useRef } from 'react';
import { takeFile } from '../../../kit/upload/upload.ts';

interface Props {
  label: string;
  choose: string;
  file: File | undefined;
  problem: string | undefined;
  onFile: (file: File | undefined) => void;
}

/** A PDF of a form, or photos of which it is made. */
export function ChosenPdf({ label, choose, file, problem, onFile }: Props) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const take = async ([first, ...others]: readonly File[]) => {
    if (!first) return;
    const taken = await takeFile([first, ...others]);
    onFile('file' in taken ? taken.file : undefined);
  };
  return (
    <div>
      <Typography id={id} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {`${label} *`}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5 }}>
        <input
          ref={input}
          type="file"
          accept="application/pdf,.pdf,image/jpeg,image/png"
          multiple
          aria-labelledby={id}
          aria-invalid={problem !== undefined}
          style={visuallyHidden}
          onChange={({ target }) => {
            void take([...(target.files ?? [])]);
            target.value = '';
          }}
        />
        <Button variant="outlined" onClick={() => input.current?.click()}>
          {choose}
        </Button>
        {file && <Typography sx={{ overflowWrap: 'anywhere' }}>{file.name}</Typography>}
      </Box>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </div>
  );
}
