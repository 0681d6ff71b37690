import Box from '@mui/material/Box';
import { ChevronDown } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MAX_QUANTITY } from '#domain/orders/order.ts';

const quantities = Array.from({ length: MAX_QUANTITY }, (_, index) => index + 1);

/** How many of a product. */
export function QuantityField({ value, label }: { value: number; label: string }) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = String(value);
  }, [value]);
  return (
    <Box sx={{ position: 'relative', width: 84 }}>
      <Box
        component="select"
        ref={field}
        name="quantity"
        defaultValue={value}
        aria-label={label}
        autoComplete="off"
        sx={{
          width: 1,
          minHeight: 44,
          pl: 1.75,
          pr: 4,
          font: 'inherit',
          color: 'text.primary',
          bgcolor: 'background.paper',
          border: 1,
          borderColor: 'brand.fieldBorder',
          borderRadius: '12px',
          appearance: 'none',
          cursor: 'pointer',
        }}
      >
        {quantities.map((quantity) => (
          <option key={quantity} value={quantity}>
            {quantity}
          </option>
        ))}
      </Box>
      <Box
        component="span"
        sx={{ position: 'absolute', right: 12, top: 13, lineHeight: 0, pointerEvents: 'none' }}
      >
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
      </Box>
    </Box>
  );
}
