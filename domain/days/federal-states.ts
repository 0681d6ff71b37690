/** The sixteen states by the usual two letters (ISO 3166-2:DE). */
export type FederalState =
  | 'BB'
  | 'BE'
  | 'BW'
  | 'BY'
  | 'HB'
  | 'HE'
  | 'HH'
  | 'MV'
  | 'NI'
  | 'NW'
  | 'RP'
  | 'SH'
  | 'SL'
  | 'SN'
  | 'ST'
  | 'TH';

/** The large cities and the capitals; of another seat nobody asks the state. */
const cities: Readonly<Record<FederalState, string>> = {
  BB: 'Potsdam, Cottbus, Brandenburg an der Havel, Frankfurt (Oder)',
  BE: 'Berlin',
  BW: `Stuttgart, Mannheim, Karlsruhe, Freiburg, Freiburg im Breisgau, Heidelberg, Heilbronn, Ulm,
    Pforzheim, Reutlingen, Esslingen, Ludwigsburg, Tübingen, Konstanz`,
  BY: `München, Munich, Nürnberg, Nuremberg, Augsburg, Regensburg, Ingolstadt, Fürth, Würzburg,
    Erlangen, Bamberg, Bayreuth, Landshut, Passau, Rosenheim`,
  HB: 'Bremen, Bremerhaven',
  HE: `Frankfurt, Frankfurt am Main, Wiesbaden, Kassel, Darmstadt, Offenbach, Offenbach am Main,
    Hanau, Gießen, Marburg, Fulda`,
  HH: 'Hamburg',
  MV: 'Rostock, Schwerin, Neubrandenburg, Stralsund, Greifswald',
  NI: `Hannover, Hanover, Braunschweig, Oldenburg, Osnabrück, Wolfsburg, Göttingen, Salzgitter,
    Hildesheim, Lüneburg`,
  NW: `Köln, Cologne, Düsseldorf, Dortmund, Essen, Duisburg, Bochum, Wuppertal, Bielefeld, Bonn,
    Münster, Gelsenkirchen, Mönchengladbach, Aachen, Krefeld, Oberhausen, Hagen, Hamm, Mülheim,
    Leverkusen, Solingen, Herne, Neuss, Paderborn, Bottrop, Recklinghausen, Remscheid,
    Bergisch Gladbach, Moers, Siegen`,
  RP: 'Mainz, Ludwigshafen, Koblenz, Trier, Kaiserslautern, Worms',
  SH: 'Kiel, Lübeck, Flensburg, Neumünster, Norderstedt',
  SL: 'Saarbrücken',
  SN: 'Leipzig, Dresden, Chemnitz, Zwickau',
  ST: 'Magdeburg, Halle, Halle (Saale), Dessau-Roßlau',
  TH: 'Erfurt, Jena, Gera, Weimar',
};

const stateByCity = new Map(
  (Object.entries(cities) as [FederalState, string][]).flatMap(([state, names]) =>
    names.split(',').map((name) => [name.trim().toLowerCase(), state] as const),
  ),
);

/** The state of a company's seat; undefined for smaller places, which are not listed. */
export const stateOf = (city: string): FederalState | undefined =>
  stateByCity.get(city.trim().toLowerCase());
