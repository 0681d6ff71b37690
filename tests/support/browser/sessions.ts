import { connect } from '#database/connection.ts';
import { databaseUrl } from './visitor.ts';

/** As if the person had logged in longer ago than the API trusts a login. */
export async function ageLogins(email: string): Promise<void> {
  const { pool, close } = connect(databaseUrl);
  try {
    await pool.query(
      `update sessions set created_at = now() - interval '16 minutes'
       where user_id = (select id from users where email = $1)`,
      [email],
    );
  } finally {
    await close();
  }
}
