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

interface Towns {
  /** Towns with a court that keeps the commercial register: its code, its name, other names of the town. */
  courts: string;
  /** Large towns and capitals without one. */
  others?: string;
}

/** Of a town that is not listed nobody asks the state. */
const towns: Readonly<Record<FederalState, Towns>> = {
  BB: {
    courts: `G1103 Cottbus, G1207 Frankfurt (Oder), G1309 Neuruppin, G1312 Potsdam`,
    others: 'Brandenburg an der Havel',
  },
  BE: { courts: 'F1103R Charlottenburg', others: 'Berlin' },
  BW: {
    courts: `B8534 Stuttgart, B8535 Mannheim, B8536 Freiburg = Freiburg im Breisgau = Freiburg i. Br.,
      B8537 Ulm`,
    others: `Karlsruhe, Heidelberg, Heilbronn, Pforzheim, Reutlingen, Esslingen, Esslingen am Neckar,
      Ludwigsburg, Tübingen, Konstanz`,
  },
  BY: {
    courts: `D2102 Augsburg, D2201 Deggendorf, D2304 Kempten (Allgäu) = Kempten, D2404 Landshut,
      D2505 Memmingen, D2601 München = Munich, D2803 Passau, D2910 Traunstein, D3101 Amberg,
      D3201 Ansbach, D3304 Fürth, D3310 Nürnberg = Nuremberg, D3410 Regensburg, D3413 Straubing,
      D3508 Weiden i.d. OPf. = Weiden in der Oberpfalz = Weiden, D4102 Aschaffenburg, D4201 Bamberg,
      D4301 Bayreuth, D4401 Coburg, D4501 Hof, D4608 Schweinfurt, D4708 Würzburg, D5701 Ingolstadt`,
    others: 'Erlangen, Rosenheim',
  },
  HB: { courts: 'H1101 Bremen', others: 'Bremerhaven' },
  HE: {
    courts: `M1103 Darmstadt, M1114 Offenbach am Main = Offenbach = Offenbach a. M.,
      M1201 Frankfurt am Main = Frankfurt a. M., M1202 Bad Homburg v.d. Höhe = Bad Homburg,
      M1203 Königstein im Taunus, M1301 Fulda, M1305 Bad Hersfeld, M1405 Friedberg (Hessen),
      M1406 Gießen, M1502 Hanau, M1602 Eschwege, M1603 Fritzlar, M1607 Kassel, M1608 Korbach,
      M1706 Limburg a. d. Lahn = Limburg, M1710 Wetzlar, M1809 Marburg, M1906 Wiesbaden`,
    // Hardly anybody means the smaller one, but no court is told from half a name.
    others: 'Frankfurt',
  },
  HH: { courts: 'K1101R Hamburg' },
  MV: {
    courts: 'N1105V Neubrandenburg, N1206V Rostock, N1209V Stralsund, N1308V Schwerin',
    others: 'Greifswald, Wismar',
  },
  NI: {
    courts: `P1103 Braunschweig, P2106 Stadthagen, P2204 Göttingen, P2305 Hannover = Hanover,
      P2408 Hildesheim, P2507 Lüneburg, P2613 Tostedt, P2716 Walsrode, P3101 Aurich,
      P3210 Oldenburg (Oldenburg) = Oldenburg = Oldenburg (Oldb), P3313 Osnabrück`,
    others: 'Wolfsburg, Salzgitter',
  },
  NW: {
    courts: `R1101 Düsseldorf, R1102 Neuss, R1202 Duisburg, R1304 Kleve, R1402 Krefeld,
      R1504 Mönchengladbach, R1608 Wuppertal, R1901 Arnsberg, R2101 Bielefeld, R2103 Gütersloh,
      R2108 Bad Oeynhausen, R2201 Bochum, R2204 Recklinghausen, R2307 Lemgo, R2402 Dortmund,
      R2404 Hamm, R2503 Essen, R2507 Gelsenkirchen, R2602 Hagen, R2604 Iserlohn, R2706 Steinfurt,
      R2707 Coesfeld, R2713 Münster = Münster (Westfalen), R2809 Paderborn, R2909 Siegen,
      R3101 Aachen, R3103 Düren, R3201 Bonn, R3208 Siegburg, R3306 Köln = Cologne`,
    others: `Oberhausen, Mülheim, Mülheim an der Ruhr, Leverkusen, Solingen, Herne, Bottrop,
      Remscheid, Bergisch Gladbach, Moers`,
  },
  RP: {
    courts: `T2101V Bad Kreuznach, T2210V Koblenz, T2214V Montabaur, T2304V Mainz, T2408V Wittlich,
      T3104V Ludwigshafen am Rhein = Ludwigshafen, T3201V Kaiserslautern,
      T3304V Landau in der Pfalz, T3403V Zweibrücken`,
    others: 'Trier, Worms',
  },
  SH: {
    courts: 'X1112R Flensburg, X1321R Pinneberg, X1517R Kiel, X1721R Lübeck',
    others: 'Neumünster, Norderstedt',
  },
  SL: {
    courts: 'V1109 Saarbrücken',
    others: 'Völklingen, Sankt Ingbert, St. Ingbert, Saarlouis, Merzig, Sankt Wendel, St. Wendel',
  },
  SN: {
    courts: 'U1104 Dresden, U1206 Chemnitz, U1308 Leipzig',
    others: 'Zwickau, Plauen, Görlitz',
  },
  ST: {
    courts: 'W1215 Stendal',
    others: `Magdeburg, Halle, Halle (Saale), Dessau-Roßlau, Lutherstadt Wittenberg, Halberstadt,
      Bitterfeld-Wolfen, Merseburg, Bernburg (Saale), Wernigerode, Naumburg (Saale), Weißenfels,
      Quedlinburg, Salzwedel`,
  },
  TH: {
    courts: 'Y1206 Jena',
    others: `Erfurt, Gera, Weimar, Gotha, Eisenach, Nordhausen, Suhl, Altenburg, Ilmenau, Arnstadt,
      Meiningen, Sonneberg`,
  },
};

/** A court as the federal code list names it. */
export interface Court {
  code: string;
  /** Name without `Amtsgericht`. */
  of: string;
}

export interface Town {
  state: FederalState;
  /** Undefined in towns without a court that keeps the commercial register. */
  court?: Court;
}

/** Words that connect a town with its river or region, and are written in many ways: `a. d. Lahn`. */
const connecting = /^(?:am|an|a|der|d|im|in|i|vor|v)$/;

/** One spelling of what people write in many: case, umlauts, brackets, abbreviated prepositions. */
const keyOf = (name: string): string =>
  name
    .normalize('NFC')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !connecting.test(word))
    .join(' ');

const partsOf = (list: string, separator: string) =>
  list
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '');

/** Each court of a state with the names of its town. */
const courtsIn = (state: FederalState): { court: Court; names: string[] }[] =>
  partsOf(towns[state].courts, ',').map((entry) => {
    const end = entry.indexOf(' ');
    const [of = '', ...others] = partsOf(entry.slice(end), '=');
    return { court: { code: entry.slice(0, end), of }, names: [of, ...others] };
  });

const states = Object.keys(towns) as FederalState[];
const byName = new Map<string, Town>();
for (const state of states) {
  for (const name of partsOf(towns[state].others ?? '', ',')) byName.set(keyOf(name), { state });
  for (const { court, names } of courtsIn(state)) {
    for (const name of names) byName.set(keyOf(name), { state, court });
  }
}

/** Undefined for smaller places, which are not listed. */
export const townOf = (name: string): Town | undefined => byName.get(keyOf(name));

/** The state of a company's seat; undefined for smaller places. */
export const stateOf = (city: string): FederalState | undefined => townOf(city)?.state;

/** The courts of a state that keep the commercial register. */
export const courtsOf = (state: FederalState): Court[] => courtsIn(state).map(({ court }) => court);
