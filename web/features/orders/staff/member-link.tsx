import Link from '@mui/material/Link';
import { useGetOne } from 'ra-core';
import type { Me } from '#api/contract.ts';
import { readOptions } from '../../../shared/staff/reads.ts';

type Account = Pick<Me, 'email' | 'first_name' | 'last_name'>;

/** Who ordered, with an address to write to; nothing for an account that is gone. */
export function MemberLink({ accountId }: { accountId: string }) {
  const { data } = useGetOne<Account & { id: string }>('accounts', { id: accountId }, readOptions);
  if (!data) return '–';
  const name = [data.first_name, data.last_name].filter(Boolean).join(' ');
  return (
    <>
      {name}
      {name && <br />}
      {data.email && <Link href={`mailto:${data.email}`}>{data.email}</Link>}
    </>
  );
}
