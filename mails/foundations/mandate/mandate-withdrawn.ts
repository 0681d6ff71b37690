import { isOfFirmAlone } from '#domain/foundations/standing-order.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { appointmentDate } from '#domain/site/formats.ts';
import { defineMail } from '../../define-mail.ts';
import { toLawyers } from '../lawyers-frame.ts';

/** The founder's withdrawal reaches us (§ 355 (1) BGB), and the firm whose mandate it ends has to hear of it. */
export const mandateWithdrawn = defineMail({
  name: 'mandate-withdrawn',
  ...toLawyers,
  write(context) {
    const { event, history, language } = context;
    if (event.type !== 'OrderWithdrawn') return null;
    const { orderId, contracts } = event.data;
    const hadMandate = history.events.some(
      ({ type, data }) => type === 'MandateAccepted' && data.orderId === orderId,
    );
    if (!hadMandate) return null;
    const at = appointmentDate(event.metadata.occurredAt, language);
    const file = fileNumber(context.foundationId);
    const isAlone = isOfFirmAlone(contracts);
    const url = context.address('console');
    return {
      de: {
        subject: `Mandat widerrufen (${file})`,
        preview: `Eingegangen am ${at}`,
        paragraphs: [
          `zu einer Gründung (${file}) ist am ${at} der Widerruf ${isAlone ? 'des Vertrags mit der Kanzlei' : 'der ganzen Bestellung'} eingegangen. Das Mandat ist damit beendet; bitte arbeite nicht weiter daran.`,
          'Was schon bezahlt ist, erstattet die Kanzlei innerhalb von vierzehn Tagen. Hat die Mandantschaft den frühen Beginn verlangt, darf sie das bis dahin Geleistete anteilig abrechnen.',
        ],
        button: { label: 'Fälle öffnen', url },
      },
      en: {
        subject: `Mandate withdrawn (${file})`,
        preview: `Received on ${at}`,
        paragraphs: [
          `The withdrawal ${isAlone ? 'from the contract with the law firm' : 'from the whole order'} of a company formation (${file}) arrived on ${at}. The mandate has ended with that; please stop working on it.`,
          'The firm refunds what has been paid within fourteen days. Where the client asked for an early start, it may charge a proportionate amount for what was provided until then.',
        ],
        button: { label: 'Open the cases', url },
      },
    };
  },
});
