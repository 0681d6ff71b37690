import Link from '@mui/material/Link';
import { ExternalLink } from 'lucide-react';

/** Opens the Temporal UI beside the desk. */
export function TemporalLink({ url, children }: { url: string; children: string }) {
  return (
    <Link href={url} target="_blank" rel="noreferrer" sx={link}>
      {children}
      <ExternalLink size={16} strokeWidth={1.75} aria-hidden />
    </Link>
  );
}

const link = { display: 'inline-flex', alignItems: 'center', gap: 0.75, fontSize: '0.9375rem' };
