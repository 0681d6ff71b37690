import { isOurs } from '#domain/orders/totals.ts';
import { duration, longDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { loadOrder, type OrderContext } from './load-order.ts';
import { orderButton, partnerName, toMember } from './order-frame.ts';

/** What can still be redeemed, and ends if it is not. */
export const endingHours = ({ hourPackages }: OrderContext['order'], now: string) =>
  hourPackages.filter(
    ({ minutesLeft, voidedAt, awaitsPayment, expiresAt }) =>
      minutesLeft > 0 && voidedAt === null && !awaitsPayment && expiresAt > now,
  );

/** To the member, once, some weeks before hours end that nobody has redeemed. */
export const hoursEnding = defineMail({
  name: 'hours-ending',
  ...toMember,
  choice: 'order',
  load: loadOrder,
  outdated: ({ order }, now) => endingHours(order, now.toISOString()).length === 0,
  write(context) {
    const { order, language, now } = context;
    const ending = endingHours(order, now);
    const until = longDate(ending[0]?.expiresAt ?? '', language);
    const lines = ending.map(
      ({ title, minutesLeft, vendor }) =>
        `${title}, ${partnerName(vendor, language)}: ${duration(minutesLeft, language)}`,
    );
    const ours = ending.some(({ vendor }) => isOurs(vendor));
    const others = ending.some(({ vendor }) => !isOurs(vendor));
    const button = orderButton(context, order.id);
    return {
      de: {
        subject: `Deine Stunden enden am ${until}`,
        preview: 'Es sind noch Stunden übrig, die du einlösen kannst',
        heading: `Löse deine Stunden bis zum ${until} ein`,
        paragraphs: [
          `von deiner Bestellung ${order.number} sind noch Stunden übrig. Einlösen kannst du sie bis zum Ende des ${until}.`,
          `Was dann noch übrig ist, zahlt dein Vertragspartner anteilig zurück${ours ? `; ${others ? 'unsere eigenen Stunden erstatten wir, ohne dass du dich melden musst' : 'dafür musst du nichts tun'}` : ''}. Daran erinnern wir dich nur dieses eine Mal.`,
        ],
        note: { title: 'Noch übrig', lines },
        button: { ...button, label: 'Stunden einlösen' },
      },
      en: {
        subject: `Your prepaid hours end on ${until}`,
        preview: 'There are hours left that you can still redeem',
        heading: `Redeem your hours by ${until}`,
        paragraphs: [
          `You still have hours left from order ${order.number}. You can redeem them until the end of ${until}.`,
          `Your contract partner refunds a share for whatever is left then${ours ? `; ${others ? 'we refund our own hours without being asked' : 'there is nothing you need to do for that'}` : ''}. We remind you of it only this once.`,
        ],
        note: { title: 'Left', lines },
        button: { ...button, label: 'Redeem hours' },
      },
    };
  },
});
