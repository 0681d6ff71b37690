import { sql } from 'kysely';

/** What people ask of us in the forms of the public site, until somebody of the team has done it. */
export const inquiries = sql`
  create table inquiries (
    id uuid primary key,
    kind text not null check (kind in ('partner', 'contact', 'withdrawal')),
    language text not null check (language in ('de', 'en')),
    content jsonb not null,
    fingerprint text not null,
    received_at timestamptz not null,
    done_at timestamptz,
    done_by uuid,
    check ((done_at is null) = (done_by is null))
  );
  create index inquiries_received on inquiries (kind, received_at);
  create index inquiries_by_time on inquiries (received_at desc, id);
  create index inquiries_open on inquiries (received_at desc, id) where done_at is null;
`;
