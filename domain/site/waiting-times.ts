/**
 * Days from the notary appointment to the published entry of new companies, averages at the register
 * courts of large cities: Stuttgart 24, Berlin and Cologne 39 (WirtschaftsWoche, 2021). The only
 * figure for speed that the product states; single cases took 8 days to 5 months.
 */
export const notaryToEntry = { fromDays: 24, toDays: 39, year: 2021, source: 'WirtschaftsWoche' };
