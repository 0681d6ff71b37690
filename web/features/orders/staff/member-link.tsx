import Link from '@mui/material/Link';
import { shownEmail } from '#domain/shown-email.ts';
import type { DataOf } from '../../../kit/api/call.ts';
import { fullName } from '../../../kit/session/full-name.ts';

type Member = Pick<DataOf<'GET /users/:id'>, 'email' | 'first_name' | 'last_name'>;

/** Who ordered, with an address to write to; nothing for an account that is gone. */
export function MemberLink({ member }: { member: Member | undefined }) {
  if (!member) return '–';
  const name = fullName(member);
  return (
    <>
      {name}
      {name && <br />}
      {member.email && <Link href={`mailto:${member.email}`}>{shownEmail(member.email)}</Link>}
    </>
  );
}
