/** An address as people write it: `info@müller.example` for `info@xn--mller-kva.example`. */
export function shownEmail(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  if (!address.includes('xn--', at)) return address;
  const labels = address.slice(at).split('.');
  const shown = labels.map((label) => (/^xn--/i.test(label) ? decoded(label) : label)).join('.');
  return address.slice(0, at) + shown;
}

/** Letters of other scripts can look like Latin ones, so such names stay encoded. */
const isLatin = (label: string) => /^[\p{Script=Latin}\d-]+$/u.test(label);

function decoded(label: string): string {
  const points = pointsOf(label.slice('xn--'.length).toLowerCase());
  const shown = points && String.fromCodePoint(...points);
  return shown && isLatin(shown) ? shown : label;
}

// The numbers of RFC 3492, section 5.
const BASE = 36;
const T_MIN = 1;
const T_MAX = 26;

/** RFC 3492, section 6.2; undefined for text that is not Punycode. */
function pointsOf(encoded: string): number[] | undefined {
  const end = encoded.lastIndexOf('-');
  const points = Array.from(encoded.slice(0, Math.max(end, 0)), (char) => char.charCodeAt(0));
  let [point, index, bias] = [128, 0, 72];
  let place = end + 1;
  while (place < encoded.length) {
    const before = index;
    let weight = 1;
    for (let k = BASE; ; k += BASE) {
      const digit = digitOf(encoded[place] ?? '');
      if (digit === undefined || weight > 0x10_ff_ff) return undefined;
      place += 1;
      index += digit * weight;
      const threshold = Math.min(Math.max(k - bias, T_MIN), T_MAX);
      if (digit < threshold) break;
      weight *= BASE - threshold;
    }
    const count = points.length + 1;
    bias = adapted(index - before, count, before === 0);
    point += Math.floor(index / count);
    if (point > 0x10_ff_ff) return undefined;
    index %= count;
    points.splice(index, 0, point);
    index += 1;
  }
  return points;
}

function digitOf(char: string): number | undefined {
  if (/^[a-z]$/.test(char)) return char.charCodeAt(0) - 97;
  return /^\d$/.test(char) ? Number(char) + 26 : undefined;
}

/** RFC 3492, section 6.1. */
function adapted(delta: number, count: number, isFirst: boolean): number {
  let rest = Math.floor(delta / (isFirst ? 700 : 2));
  rest += Math.floor(rest / count);
  let k = 0;
  for (; rest > ((BASE - T_MIN) * T_MAX) / 2; k += BASE) rest = Math.floor(rest / (BASE - T_MIN));
  return k + Math.floor(((BASE - T_MIN + 1) * rest) / (rest + 38));
}
