import type { AppointmentKind } from '../appointments/rules.ts';
import type { Locale } from '../site/paths.ts';

/** A request of the team: its heading and its sentence. */
export interface RequestText {
  heading: string;
  what: string;
}

export const talkNames: Record<AppointmentKind, Record<Locale, string>> = {
  consultation: { de: 'dein Erstgespräch', en: 'your initial consultation' },
  'strategy-meeting': { de: 'dein Strategiegespräch', en: 'your strategy meeting' },
  hours: { de: 'dein Termin', en: 'your appointment' },
};

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Asks for another time.
 *
 * @param when the time that cannot take place, worded for a sentence
 */
export function rebookingText(kind: AppointmentKind, when: string, language: Locale): RequestText {
  const talk = talkNames[kind][language];
  if (language === 'de') {
    return {
      heading: `Wir müssen ${talk} verlegen`,
      what:
        `${talk} am ${when} kann zu dieser Zeit leider nicht stattfinden. Das liegt an uns, und es ` +
        'tut uns leid.',
    };
  }
  return {
    heading: `We have to move ${talk}`,
    what:
      `${capitalised(talk)} on ${when} cannot take place at that time. ` +
      'This is our doing, and we are sorry.',
  };
}

/**
 * Asks for the address of an invoice.
 *
 * @param things the ordered things, worded for a sentence
 */
export function addressText(things: string, gross: string, language: Locale): RequestText {
  if (language === 'de') {
    return {
      heading: 'Deine Rechnung wartet auf deine Adresse',
      what: `du hast ${things} bestellt. Ohne Adresse können wir unsere Rechnung über ${gross} nicht schreiben; bitte trag sie bei deiner Bestellung ein.`,
    };
  }
  return {
    heading: 'Your invoice is waiting for your address',
    what: `You ordered ${things}. Without an address we cannot write our invoice of ${gross}; please enter it with your order.`,
  };
}

/** Names of the ordered things: the package has two lines and one name. */
export function orderedThings(
  { foundationId, titles }: { foundationId: string | null; titles: readonly string[] },
  language: Locale,
): string {
  if (foundationId !== null) {
    return language === 'de' ? 'das Gründungspaket' : 'the formation package';
  }
  return new Intl.ListFormat(language).format(titles);
}
