/** Figures to which nothing may be rounded down (§ 4 (1) sentence 2 GesLV): they are thresholds, or nothing at all. */
const NOT_BELOW = [0n, 25n, 50n];
const DIGITS = 1;

/**
 * The share of some euros in the capital, in per cent with a point: `33.3`. Rounded to one decimal, and to more
 * where one would round down to 0, 25 or 50 per cent (§ 4 (1) GesLV). Of several shares, their sum is what is
 * rounded (§ 4 (2) GesLV). Empty without a capital.
 */
export function percentOf(euros: number, capitalEuros: number): string {
  if (capitalEuros <= 0) return '';
  const part = BigInt(euros) * 100n;
  const whole = BigInt(capitalEuros);
  for (let digits = DIGITS; ; digits += 1) {
    const scale = 10n ** BigInt(digits);
    const rounded = (2n * part * scale + whole) / (2n * whole);
    const isRoundedDown = rounded * whole < part * scale;
    const isThreshold = NOT_BELOW.some((figure) => rounded === figure * scale);
    if (!isRoundedDown || !isThreshold) return withPoint(rounded, scale, digits);
  }
}

function withPoint(rounded: bigint, scale: bigint, digits: number): string {
  const decimals = String(rounded % scale).padStart(digits, '0');
  return `${rounded / scale}.${decimals}`;
}
