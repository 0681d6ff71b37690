/** The remainder of a long number, digit by digit, since it has no place in a `number`. */
const remainder = (digits: string, by: number): number =>
  [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % by, 0);

const GERMAN_LENGTH = 22;

/** Whether an IBAN without spaces is one: its shape, and its check digits (ISO 13616, mod 97). */
export function isIban(iban: string): boolean {
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(iban)) return false;
  if (iban.startsWith('DE') && iban.length !== GERMAN_LENGTH) return false;
  const moved = iban.slice(4) + iban.slice(0, 4);
  return (
    remainder(
      moved.replace(/[A-Z]/g, (letter) => String(parseInt(letter, 36))),
      97,
    ) === 1
  );
}

/** In groups of four, as it is printed. */
export const writtenIban = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
