import type { Instant, MaybeInstant, WithDefault, Words } from '#database/columns.ts';
import type { AccountRole, AccountStatus } from '#domain/accounts/names.ts';
import type { PersonalRight } from '#domain/desk/rights.ts';
import type { OptionalMail } from '#domain/mails/choices.ts';
import type { Locale } from '#domain/site/paths.ts';

/** A person who can log in. `email` is stored as typed, and unique in lower case. */
export interface UserRow {
  id: string;
  email: string;
  password_hash: string | null;
  /** `default` for logins by password, or the name of a login provider. */
  provider: WithDefault<string>;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  role: AccountRole;
  status: AccountStatus;
  /** A BCP 47 tag. */
  language: WithDefault<string>;
  terms_accepted_at: MaybeInstant;
  /** Version of the accepted terms; null where it was not recorded. */
  terms_version: WithDefault<string | null>;
  terms_of_use_version: WithDefault<string | null>;
  /** Null for people who were not invited, and once the inviting account is gone. */
  invited_by: WithDefault<string | null>;
  /** A new address whose link has not been followed yet. */
  pending_email: WithDefault<string | null>;
  /** Kinds of mails that the member does not want. */
  unwanted_mails: WithDefault<OptionalMail[]>;
  /** When the link in the mail was followed. */
  newsletter_at: MaybeInstant;
  /** When it was requested, until it is confirmed. */
  newsletter_requested_at: MaybeInstant;
  created_at: WithDefault<Date>;
  last_login_at: MaybeInstant;
  avatar: WithDefault<string | null>;
  /** The account is deleted, but the record of a foundation names the person; the address is free again. */
  removed_at: MaybeInstant;
  /** Sealed, see `two-factor/keys.ts`; null while there is no second factor. */
  tfa_secret: WithDefault<string | null>;
  tfa_enabled_at: MaybeInstant;
  /** The step of the last code, so that no code counts twice. */
  tfa_last_step: WithDefault<number | null>;
  /** The sealed secret of a second factor that is being set up. */
  tfa_offered: WithDefault<string | null>;
  tfa_offered_at: MaybeInstant;
  /** Rights besides those of the role, which an admin has given. */
  given_rights: WithDefault<PersonalRight[]>;
  words: Words;
}

/** One login. Rotation keeps the row, whose refresh tokens are one family. */
export interface SessionRow {
  id: string;
  user_id: string;
  mode: 'json' | 'cookie' | 'session';
  created_at: WithDefault<Date>;
  last_used_at: WithDefault<Date>;
  /** Absolute end, 30 days after login. */
  expires_at: Instant;
  ended_at: MaybeInstant;
  /** A few words from the user agent. */
  browser: WithDefault<string | null>;
  system: WithDefault<string | null>;
}

export interface RefreshTokenRow {
  token_hash: string;
  session_id: string;
  created_at: WithDefault<Date>;
  expires_at: Instant;
  /** Set by the first refresh; for 10 s the token still yields the same successor. */
  rotated_at: MaybeInstant;
  /** Encrypted with the old token, so that only its holder can read it. */
  sealed_successor: string | null;
}

/**
 * A link for verification, invitation or password reset: token = HMAC(LINK_SECRET, id), of which this keeps the
 * hash.
 */
export interface AccountTokenRow {
  id: string;
  user_id: string;
  purpose: 'verify-email' | 'reset-password' | 'accept-invite';
  /** The registration that the link confirms. */
  registration_id: WithDefault<string | null>;
  token_hash: string;
  created_at: WithDefault<Date>;
  expires_at: Instant;
  used_at: MaybeInstant;
}

/** The entries of a registration until its address is verified. */
export interface RegistrationRow {
  id: string;
  user_id: string;
  password_hash: string;
  first_name: string | null;
  last_name: string | null;
  phone: string | null;
  terms_accepted_at: MaybeInstant;
  terms_version: WithDefault<string | null>;
  terms_of_use_version: WithDefault<string | null>;
  newsletter_at: MaybeInstant;
  /** Version of the text that was agreed to. */
  newsletter_text: WithDefault<string | null>;
  created_at: WithDefault<Date>;
}

export interface PasswordHistoryRow {
  user_id: string;
  password_hash: string;
  created_at: WithDefault<Date>;
}

/** A person as a login provider knows them. */
export interface IdentityRow {
  provider: string;
  subject: string;
  user_id: string;
  created_at: WithDefault<Date>;
}

/** An uploaded picture, re-encoded, which its owner may use as an avatar. */
export interface AvatarRow {
  id: string;
  uploaded_by: string;
  title: string;
  filename_download: string;
  type: 'image/jpeg' | 'image/png' | 'image/webp';
  width: number;
  height: number;
  bytes: Buffer;
  created_at: WithDefault<Date>;
}

/** A code that replaces a one-time password once, for logins without the device. */
export interface RecoveryCodeRow {
  user_id: string;
  /** Keyed, see `two-factor/keys.ts`. */
  code_hash: string;
  used_at: MaybeInstant;
}

/** A change of address, open until its link is followed or it is withdrawn. */
export interface EmailChangeRow {
  id: string;
  user_id: string;
  session_id: string | null;
  old_email: string;
  new_email: string;
  token_hash: string;
  requested_at: WithDefault<Date>;
  expires_at: Instant;
  confirmed_at: MaybeInstant;
  withdrawn_at: MaybeInstant;
}

/** Proof of a wish for the newsletter: whose, when, and by which text. */
export interface NewsletterConsentRow {
  id: string;
  /** null for an order without an account. */
  user_id: string | null;
  email: string;
  /** Language of the form; null where the account has one. */
  language: WithDefault<Locale | null>;
  text_version: string;
  token_hash: string;
  words: Words;
  /** null for mails in which one link did both. */
  end_token_hash: WithDefault<string | null>;
  requested_at: Instant;
  expires_at: Instant;
  confirmed_at: MaybeInstant;
  ended_at: MaybeInstant;
}

export interface AccountsTables {
  users: UserRow;
  identities: IdentityRow;
  recovery_codes: RecoveryCodeRow;
  avatars: AvatarRow;
  sessions: SessionRow;
  refresh_tokens: RefreshTokenRow;
  account_tokens: AccountTokenRow;
  registrations: RegistrationRow;
  password_history: PasswordHistoryRow;
  email_changes: EmailChangeRow;
  newsletter_consents: NewsletterConsentRow;
}
