const letters: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
};

/** For where only ASCII is understood: umlauts become two letters, other letters lose their marks. */
export const withoutMarks = (text: string): string =>
  text
    .replace(/[äöüÄÖÜß]/g, (letter) => letters[letter] ?? letter)
    .normalize('NFKD')
    .replace(/\p{M}/gu, '');
