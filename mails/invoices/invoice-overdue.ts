import { money } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import { buyerLine, dueDay, openCents } from './invoice-frame.ts';
import { isNotOverdue, loadInvoice } from './load-invoice.ts';

/** Tells our own team, in German, that the last reminder went out. */
export const invoiceOverdue = defineMail({
  name: 'invoice-overdue',
  to: 'team',
  choice: 'none',
  load: loadInvoice,
  outdated: isNotOverdue,
  write(context) {
    const { address, invoice, memberEmail: replyTo } = context;
    const open = money(openCents(context), 'de');
    return {
      subject: `Noch offen: Rechnung ${invoice.number}`,
      preview: `${open}, fällig seit dem ${dueDay(context)}`,
      heading: `Rechnung ${invoice.number} ist noch offen`,
      greeting: 'Guten Tag,',
      ...(replyTo && { replyTo }),
      paragraphs: [
        'die letzte Erinnerung an diese Rechnung ist unterwegs. Bitte meldet euch persönlich beim Mitglied.',
      ],
      note: {
        title: `Offen: ${open}`,
        lines: [buyerLine(context), `Fällig seit dem ${dueDay(context)}`],
      },
      button: { label: 'Konsole öffnen', url: address('console') },
      reason:
        'Diese E-Mail geht an das Team, weil eine Rechnung trotz drei Erinnerungen offen ist.',
    };
  },
});
