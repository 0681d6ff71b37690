import FormHelperText from '@mui/material/FormHelperText';
import { useFormAround } from '../../../../kit/forms/field.ts';

/** What is wrong with all of them together, under the fields it is about. */
export function Together({ name }: { name: string }) {
  const { problems, problemText } = useFormAround();
  const code = problems[name];
  if (code === undefined) return null;
  return (
    <FormHelperText error role="alert">
      {problemText(code, name)}
    </FormHelperText>
  );
}
