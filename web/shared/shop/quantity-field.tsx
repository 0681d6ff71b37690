import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { MAX_QUANTITY } from '#domain/orders/order.ts';
import { Select } from '../forms/select.tsx';

const quantities = Array.from({ length: MAX_QUANTITY }, (_, index) => String(index + 1));

/** How many of a product. */
export function QuantityField({ value, label }: { value: number; label: string }) {
  const field = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (field.current) field.current.value = String(value);
  }, [value]);
  return (
    <Box sx={{ width: 84 }}>
      <Select
        field={field}
        name="quantity"
        label={label}
        value={String(value)}
        options={quantities.map((quantity) => ({ value: quantity, label: quantity }))}
      />
    </Box>
  );
}
