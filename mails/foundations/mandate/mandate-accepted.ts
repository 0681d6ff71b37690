import { mandateOf } from '#domain/foundations/people/mandate.ts';
import { withdrawalEnds } from '#domain/foundations/standing-order.ts';
import { longDay } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { firmWithdrawalSections } from '../../orders/legal-sections.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';
import type { FoundationContext } from '../load-foundation.ts';
import { ourCompany, toJoined } from '../people/co-founder-frame.ts';

/** The end of the law firm's own withdrawal period; undefined where people were only added to the mandate. */
function periodBegun({ history: { state }, event }: FoundationContext): string | undefined {
  if (state.status === 'not-started' || !state.order) return undefined;
  const isFirst = state.order.firm.acceptedAt === event.metadata.occurredAt;
  return isFirst ? withdrawalEnds(state.order).lawFirm : undefined;
}

/** The law firm's contract on a durable medium, with its own instruction (§§ 312f (2), 355 (2), 356 (3) BGB). */
export const mandateAccepted = defineMail({
  name: 'mandate-accepted',
  ...toFounder,
  choice: 'order',
  write(context) {
    const { language, operator } = context;
    const firm = operator.lawFirm.name;
    const company = theCompany(context);
    const end = periodBegun(context);
    const until = end && longDay(end, language);
    return {
      station: 2,
      de: {
        subject: until
          ? 'Die Kanzlei hat dein Mandat angenommen'
          : 'Das Mandat gilt jetzt für alle',
        preview: until ? 'Die Bestätigung des Vertrags, bitte aufbewahren' : 'Es geht weiter',
        paragraphs: until
          ? [
              `die Kanzlei ${firm} hat das Mandat für ${company} angenommen. Damit ist ihr Vertrag mit dir geschlossen; Umfang und Preis sind die aus deiner Bestellung. Diese E-Mail bestätigt ihn, bitte bewahre sie auf.`,
              `Für den Vertrag mit der Kanzlei hast du ein eigenes Widerrufsrecht, bis zum Ende des Tages: ${until} (Berliner Zeit). Die Belehrung dazu steht unten. Unsere eigene Frist läuft weiter wie bei der Bestellung angegeben.`,
            ]
          : [
              `die Kanzlei ${firm} hat das Mandat für ${company} auch für die Beteiligten angenommen, die du nachträglich genannt hast. Eine neue Frist beginnt damit nicht.`,
            ],
      },
      en: {
        subject: until
          ? 'The law firm has accepted your mandate'
          : 'The mandate now covers everyone',
        preview: until ? 'Confirmation of the contract, please keep it' : 'Things go on',
        paragraphs: until
          ? [
              `The law firm ${firm} has accepted the mandate for ${company}. This concludes its contract with you, with the scope and price of your order. This email confirms it; please keep it.`,
              `You have a right of withdrawal of its own for the contract with the law firm, until the end of ${until} (Berlin time). The instructions are below. Our own period runs on as stated with your order.`,
            ]
          : [
              `The law firm ${firm} has accepted the mandate for ${company} for the people you named later, too. No new period begins with that.`,
            ],
      },
      ...(until && { sections: firmWithdrawalSections(context) }),
    };
  },
});

/** To the others who take part: once they have joined and the firm acts for everyone, whichever comes later. */
export const mandateConfirmed = defineMail({
  name: 'mandate-confirmed',
  ...toJoined,
  choice: 'progress',
  write(context) {
    const { state } = context.history;
    if (state.status === 'not-started' || mandateOf(state).state !== 'accepted') return null;
    const firm = context.operator.lawFirm.name;
    const company = ourCompany(context);
    return {
      station: 2,
      de: {
        subject: 'Die Kanzlei hat das Mandat angenommen',
        preview: 'Sie vertritt jetzt alle, die gründen',
        paragraphs: [
          `die Kanzlei ${firm} hat das Mandat für ${company} angenommen und wird für alle tätig, die gründen.`,
          'Damit sie die Entwürfe mit uns teilen darf, braucht sie von allen die Entbindung von der Verschwiegenheit. Hast du sie noch nicht erklärt, geht das auf der Seite der Gründung.',
        ],
      },
      en: {
        subject: 'The law firm has accepted the mandate',
        preview: 'It now acts for everyone who founds',
        paragraphs: [
          `The law firm ${firm} has accepted the mandate for ${company} and acts for everyone who founds.`,
          'Before it may share drafts with us, it needs everyone’s release from confidentiality. If you have not given yours yet, you can do so on the page of the formation.',
        ],
      },
    };
  },
});
