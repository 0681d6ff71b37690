interface Named {
  first_name?: string | null | undefined;
  last_name?: string | null | undefined;
}

/** First and last name, as far as they are there; '' for none. */
export const fullName = ({ first_name, last_name }: Named): string =>
  [first_name, last_name].filter(Boolean).join(' ');
