import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';

/** Above a page's title: to the list or step it belongs to. Its arrow stands above the title. */
export const BackLink = ({ href, children }: { href: string; children: string }) => (
  <Button
    href={href}
    startIcon={<ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" />}
    sx={{ ml: -1, mb: 1 }}
  >
    {children}
  </Button>
);
