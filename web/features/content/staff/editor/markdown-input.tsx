import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import { useEffect, useRef } from 'react';
import { useField } from '../../../../kit/forms/field.ts';
import { bareField } from '../../../../kit/forms/select.tsx';

interface Props {
  name: string;
  label: string;
  help: string;
  maxLength?: number | undefined;
}

/**
 * A text area, to write in at once. Once the editor with its highlighting is there it takes its place;
 * the area stays what the form sends.
 */
export function MarkdownInput(props: Props) {
  const { id, value, problem, help, wrong, attributes, label, count } = useField(props);
  const area = useRef<HTMLTextAreaElement>(null);
  const place = useRef<HTMLDivElement>(null);
  const describedBy = attributes['aria-describedby'];
  useEffect(() => {
    const [from, to] = [area.current, place.current];
    if (!from || !to) return;
    let remove: (() => void) | undefined;
    let left = false;
    import('./code-mirror.ts')
      .then(({ writeIn }) => {
        if (!left) remove = writeIn(to, from, `${id}-label`);
      })
      // Without it the text area goes on.
      .catch(() => undefined);
    return () => {
      left = true;
      remove?.();
    };
  }, [id]);
  useEffect(() => {
    const content = place.current?.querySelector('[role=textbox]');
    content?.setAttribute('aria-invalid', String(wrong));
    if (describedBy) content?.setAttribute('aria-describedby', describedBy);
    else content?.removeAttribute('aria-describedby');
  });
  return (
    <Box>
      <Box
        component="label"
        id={`${id}-label`}
        htmlFor={id}
        sx={{ fontSize: '0.875rem', color: wrong ? 'error.main' : 'text.secondary' }}
      >
        {label}
      </Box>
      <Box
        component="textarea"
        ref={area}
        {...attributes}
        defaultValue={value}
        rows={20}
        sx={{
          ...bareField,
          ...(wrong && { borderColor: 'error.main' }),
          p: 1.75,
          mt: 0.5,
          resize: 'vertical',
        }}
      />
      <Box ref={place} sx={{ ...frame, ...(wrong && { borderColor: 'error.main' }) }} />
      {problem && (
        <FormHelperText error id={`${id}-problem`}>
          {problem}
        </FormHelperText>
      )}
      {help && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
      {count && <FormHelperText id={`${id}-count`}>{count.text}</FormHelperText>}
    </Box>
  );
}

const frame = {
  '&:empty': { display: 'none' },
  mt: 0.5,
  border: 1,
  borderColor: 'brand.fieldBorder',
  borderRadius: '12px',
  overflow: 'hidden',
  bgcolor: 'background.paper',
  '&:focus-within': { outline: '2px solid', outlineColor: 'primary.main' },
} as const;
