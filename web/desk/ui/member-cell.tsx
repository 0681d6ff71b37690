import Box from '@mui/material/Box';
import { breakable } from '../../kit/ui/breakable.ts';
import { Quiet } from './quiet.tsx';

interface Props {
  /** Null once the account is gone. */
  member: { name: string | null; email: string } | null;
  company: string | null;
}

/** Whose order or invoice it is. */
export function MemberCell({ member, company }: Props) {
  const name = member?.name ?? company ?? member?.email;
  if (name === undefined) return '–';
  const hint = company === name ? null : company;
  return (
    <>
      <Box sx={{ overflowWrap: 'anywhere' }}>{breakable(name)}</Box>
      {hint && <Quiet>{breakable(hint)}</Quiet>}
    </>
  );
}
