interface Pictured {
  first_name: string | null;
  last_name: string | null;
  email: string;
  avatar: string | null;
}

/** Where the browser finds the picture; nothing for those without one. */
export const avatarAddress = ({ avatar }: Pick<Pictured, 'avatar'>) =>
  avatar === null ? undefined : `/api/assets/${avatar}`;

/** In place of a picture. */
export const initialsOf = ({ first_name, last_name, email }: Omit<Pictured, 'avatar'>) =>
  [first_name, last_name].map((name) => name?.trim().charAt(0) ?? '').join('') ||
  email.charAt(0).toUpperCase();
