import Button from '@mui/material/Button';
import { ArrowLeft } from 'lucide-react';
import { Link } from 'react-router';
import { lastListAt } from '../../kit/list/list-address.ts';
import { staffPath } from '../../staff-pages.ts';

/** Above one row's page: to the list that it belongs to, as it was left. */
export const BackToList = ({
  list,
  label,
}: {
  list: 'content' | 'foundations' | 'inquiries' | 'invoices' | 'notaries' | 'orders' | 'people';
  label: string;
}) => (
  <Button
    component={Link}
    to={lastListAt(staffPath(list))}
    startIcon={<ArrowLeft size={18} strokeWidth={1.75} />}
    sx={{ ml: -1.5, mb: 1, fontSize: '0.9375rem' }}
  >
    {label}
  </Button>
);
