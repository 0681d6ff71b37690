import { isOfFirmAlone } from '#domain/foundations/standing-order.ts';
import { orderNumber } from '#domain/orders/order.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { theCompany, toFounder } from '../foundation-frame.ts';

/** § 356a (4) BGB, where the founder withdraws from the law firm's contract alone. */
export const firmWithdrawn = defineMail({
  name: 'firm-withdrawn',
  ...toFounder,
  choice: 'order',
  write(context) {
    const { event, language, operator } = context;
    if (event.type !== 'OrderWithdrawn') return null;
    const { contracts, orderId } = event.data;
    if (!isOfFirmAlone(contracts)) return null;
    const at = appointmentDate(event.metadata.occurredAt, language);
    const firm = operator.lawFirm.name;
    const company = theCompany(context);
    return {
      de: {
        subject: 'Eingangsbestätigung: Widerruf des Vertrags mit der Kanzlei',
        preview: `Eingegangen am ${at}`,
        paragraphs: [
          `dein Widerruf ist am ${at} bei uns eingegangen; wir geben ihn an die Kanzlei ${firm} weiter. Diese E-Mail bestätigt den Eingang und den Inhalt; bitte bewahre sie auf.`,
        ],
        note: {
          title: 'Deine Erklärung: Ich widerrufe den Vertrag mit der Kanzlei.',
          lines: [`Bestellung: ${orderNumber(orderId)}, ${company}`, `Eingang: ${at}`],
        },
        after: [
          'Was du der Kanzlei schon bezahlt hast, erstattet sie spätestens in vierzehn Tagen; was auf deinen Wunsch schon geleistet wurde, rechnet sie anteilig ab. Unser Vertrag besteht weiter. Die Leistung der Kanzlei kannst du auf der Seite deiner Gründung neu bestellen.',
        ],
      },
      en: {
        subject: 'Confirmation: withdrawal from the contract with the law firm',
        preview: `Received on ${at}`,
        paragraphs: [
          `Your withdrawal reached us on ${at}, and we will pass it on to the law firm ${firm}. This email confirms its receipt and its content; please keep it.`,
        ],
        note: {
          title: 'What you declared: I withdraw from the contract with the law firm.',
          lines: [`Order: ${orderNumber(orderId)}, ${company}`, `Received: ${at}`],
        },
        after: [
          'The law firm refunds what you have paid it within fourteen days and charges a proportionate amount for what was already provided at your request. Our contract still stands. You can order the law firm’s part again on the page of your formation.',
        ],
      },
    };
  },
});
