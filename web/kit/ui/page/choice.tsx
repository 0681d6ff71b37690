import Box from '@mui/material/Box';

interface ChoiceProps {
  name: string;
  legend: string;
  options: readonly { value: string; label: string }[];
  chosen?: string | undefined;
  /** Explains the choice, below the options. */
  help?: string;
}

const option = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 1, sm: 1.25 },
  minHeight: 44,
  px: { xs: 1.25, sm: 1.75 },
  py: 0.75,
  border: 1,
  borderColor: 'brand.fieldBorder',
  borderRadius: '12px',
  bgcolor: 'background.paper',
  cursor: 'pointer',
  lineHeight: 1.35,
  transition: 'border-color 150ms ease-out, background-color 150ms ease-out',
  '& input': {
    appearance: 'none',
    boxSizing: 'border-box',
    width: 20,
    height: 20,
    m: 0,
    flexShrink: 0,
    borderRadius: '50%',
    border: '2px solid var(--s-palette-brand-fieldBorder)',
    background: 'var(--s-palette-background-paper)',
  },
  '& input:checked': { border: '6px solid var(--s-palette-primary-main)' },
  '@media (forced-colors: active)': { '& input': { appearance: 'auto' } },
  '&:hover': { borderColor: 'text.primary' },
  '&:has(:checked)': { borderColor: 'primary.main', bgcolor: 'brand.highlight' },
  '&:has(:focus-visible)': {
    outline: '3px solid var(--s-palette-primary-main)',
    outlineOffset: 2,
  },
  '& input:focus-visible': { outline: 'none' },
} as const;

/** One of a few, as native radio buttons. */
export function Choice({ name, legend, options, chosen, help }: ChoiceProps) {
  const helpId = `${name}-help`;
  return (
    <Box
      component="fieldset"
      aria-describedby={help ? helpId : undefined}
      sx={{ border: 0, m: 0, p: 0, minWidth: 0 }}
    >
      <Box component="legend" sx={{ p: 0, mb: 0.75, fontSize: '0.9375rem', fontWeight: 500 }}>
        {legend}
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {options.map(({ value, label }) => (
          <Box component="label" key={value} sx={{ ...option, flex: '1 1 auto' }}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            {label}
          </Box>
        ))}
      </Box>
      {help && (
        <Box id={helpId} sx={{ mt: 0.75, fontSize: '0.875rem', color: 'text.secondary' }}>
          {help}
        </Box>
      )}
    </Box>
  );
}
