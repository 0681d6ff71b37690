import type { Database } from '#database/connection.ts';
import { forecast, largestOf, shiftsOf } from '#domain/foundations/forecast/forecast.ts';
import { type OwnTimes, usualStages } from '#domain/foundations/forecast/usual.ts';
import { isFinished } from '#domain/foundations/statuses.ts';
import { hindrancesOf } from '#projections/foundations/own-times.ts';
import type { FoundationPage } from '#projections/foundations/views.ts';
import type { ForecastView } from './schemas.ts';

/** The forecast for a foundation in its present state; null once it is finished. */
export async function forecastOf(
  db: Database,
  ownTimes: () => Promise<OwnTimes>,
  found: FoundationPage,
): Promise<ForecastView | null> {
  if (isFinished(found.status)) return null;
  const [own, obstacles] = await Promise.all([ownTimes(), hindrancesOf(db, found.id)]);
  const { city, registerEntry } = found;
  const usual = usualStages(own, { city, registerCourt: registerEntry?.registerCourt });
  const standing = { ...found, obstacles };
  const now = new Date().toISOString();
  const expected = forecast(standing, usual, now);
  return expected && { ...expected, moved: largestOf(shiftsOf(standing, usual, now)) };
}
