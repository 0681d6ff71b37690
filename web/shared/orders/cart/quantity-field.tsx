import Box from '@mui/material/Box';
import { useEffect, useRef } from 'react';
import { MAX_QUANTITY } from '#domain/orders/order.ts';
import { Select } from '../../../kit/forms/select.tsx';

const quantities = Array.from({ length: MAX_QUANTITY }, (_, index) => String(index + 1));

interface QuantityFieldProps {
  value: number;
  label: string;
  /** The latest answer that refused another quantity: that one does not stay chosen. */
  refusal?: object | undefined;
}

/** How many of a product. */
export function QuantityField({ value, label, refusal }: QuantityFieldProps) {
  const field = useRef<HTMLSelectElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every refusal brings the value back.
  useEffect(() => {
    if (field.current) field.current.value = String(value);
  }, [value, refusal]);
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
