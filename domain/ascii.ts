const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/** Text for readers of ASCII only: umlauts become two letters, other letters lose their marks. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
