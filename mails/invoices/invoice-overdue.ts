import { money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { buyerLine, dueDay, openCents, toTeam } from './invoice-frame.ts';
import { isNotOverdue } from './load-invoice.ts';

/** Tells our own team, in German, that the last reminder went out. */
export const invoiceOverdue = defineMail({
  name: 'invoice-overdue',
  ...toTeam('eine Rechnung trotz drei Erinnerungen offen ist'),
  outdated: isNotOverdue,
  write(context) {
    const { address, invoice } = context;
    const open = money(openCents(context), 'de');
    return {
      subject: `Noch offen: Rechnung ${invoice.number}`,
      preview: `${open}, fällig seit dem ${dueDay(context)}`,
      heading: `Rechnung ${invoice.number} ist noch offen`,
      paragraphs: [
        'die letzte Erinnerung an diese Rechnung ist unterwegs. Bitte meldet euch persönlich beim Mitglied.',
      ],
      note: {
        title: `Offen: ${open}`,
        lines: [buyerLine(context), `Fällig seit dem ${dueDay(context)}`],
      },
      button: { label: 'Konsole öffnen', url: address('console') },
    };
  },
});
