import { load } from './load.ts';
import { quantile } from './measure.ts';

const CONNECTIONS = 20;
const ROUNDS = 5;
const ROUND_SECONDS = 3;

/** How often a second a cached page is sent, compressed as browsers ask for it. */
export async function benchPage(site: string, path: string) {
  const url = site + path;
  const headers = { 'accept-encoding': 'gzip, deflate, br, zstd' };
  const answer = await fetch(url, { headers });
  if (answer.headers.get('content-encoding') !== 'br' || !answer.headers.has('etag'))
    throw new Error(`${path} is not compressed and cached.`);
  const rates: number[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    const { rate } = await load({
      url,
      headers,
      connections: CONNECTIONS,
      duration: ROUND_SECONDS,
    });
    // The first round warms up.
    if (round > 0) rates.push(rate);
  }
  return { rate: quantile(rates, 0.5), bytes: Number(answer.headers.get('content-length')) };
}
