import type { Settings } from '#scripts/runtime/settings.ts';
import type { DemoFoundation } from './demo-foundation.ts';
import { demoFoundations } from './founders.ts';

/** Of the foundations that a demo begins with, those that its setting asks for. */
export function demoSet(wanted: Settings['DEMO_FOUNDATIONS']): readonly DemoFoundation[] {
  if (wanted === 'off') return [];
  if (wanted === 'on') return demoFoundations;
  // Others who take part are people of their own.
  const models = demoFoundations.filter(({ others }) => !others);
  return Array.from({ length: wanted }, (_, index) => {
    const own = demoFoundations[index];
    if (own) return own;
    const model = models[index % models.length];
    if (!model) throw new Error('A demo has foundations.');
    return variant(model, index);
  });
}

/** The same way into the same status, of somebody else, a few days earlier. */
function variant(model: DemoFoundation, index: number): DemoFoundation {
  const first = firstNames[Math.floor(index / lastNames.length) % firstNames.length] ?? '';
  const last = lastNames[index % lastNames.length] ?? '';
  const { companyName } = model.core;
  const legalForm = companyName.slice(companyName.search(/(UG|GmbH)/));
  const trade = trades[index % trades.length];
  const [, seat = ''] = model.notary.email.split('@');
  return {
    ...model,
    founder: { first, last, phone: model.founder.phone },
    idleDays: model.idleDays + ((index * 7) % 12),
    core: { ...model.core, companyName: `${last} ${trade} ${legalForm}` },
    notary: { ...model.notary, email: `notariat-${index}@${seat}` },
  };
}

/** Each founder is called otherwise, as far as they reach. */
const firstNames =
  'Ada Bela Cem Dana Edda Finn Gesa Hasan Ida Jule Kemal Lotte Malik Nora Ole Petra Rana Sven Tessa Uwe Vera Wanda Yara Zoe Arne Birte Dilan Emil Frida Gero Hanna Inga Jasper Karla Lennart Mila Nils Olga Pia Ruben'.split(
    ' ',
  );
const lastNames =
  'Adler Bach Conrad Dietz Ebert Falk Gross Haas Iske Jung Kern Lang Moll Nagel Otto Paul Quast Reich Seidel Thiel Ulrich Voss Wendt Zander Albers Beck Claus Dorn Ernst Frey Graf Hein Jahn Kopp Lenz Marx Nolte Ohm Pohl Raabe Sander Timm Unger Vogt Weiss Yilmaz Zorn Arslan Bauer Celik'.split(
    ' ',
  );
const trades = ['Holzbau', 'Textil', 'Medien', 'Software', 'Immobilien', 'Elektro', 'Gartenbau'];
