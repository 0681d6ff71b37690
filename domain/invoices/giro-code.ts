interface Transfer {
  name: string;
  iban: string;
  bic?: string | undefined;
  cents: number;
  reference: string;
}

/** Longer names are cut, as banks do. */
const MAX_NAME = 70;

/** The text of the QR code of banking apps: EPC069-12, version 002, in which the BIC is optional. */
export function giroCodeOf({ name, iban, bic = '', cents, reference }: Transfer): string {
  const account = iban.replace(/\s/g, '');
  const value = `EUR${(cents / 100).toFixed(2)}`;
  const payee = name.slice(0, MAX_NAME);
  return ['BCD', '002', '1', 'SCT', bic, payee, account, value, '', '', reference].join('\n');
}
