import { receiptOf } from '#domain/erasures/receipt.ts';
import { toOwner } from '../accounts/load-account.ts';
import { defineMail } from '../define-mail.ts';
import { loadErasure } from './load-erasure.ts';

/** Goes out before the address is gone. */
export const erasureReceipt = defineMail({
  name: 'erasure-receipt',
  ...toOwner,
  load: loadErasure,
  write({ address, sender, operator, kept, erasureId, language }) {
    const receipt = receiptOf(kept, language);
    return {
      de: {
        subject: `Dein Konto bei ${sender} wird gelöscht`,
        preview: 'Was verschwindet und was das Gesetz aufbewahrt',
        heading: 'Dein Konto wird gelöscht',
        paragraphs: [
          'du kannst dich nicht mehr anmelden, und diese Adresse wird mit dem Konto gelöscht: Das ist ' +
            'unsere letzte E-Mail an sie. Das Löschen dauert einige Minuten; auf der Seite unten steht, ' +
            'wann es erledigt ist.',
        ],
        note: { title: 'Gelöscht', lines: receipt.gone },
        after: [
          ...(receipt.kept.length > 0
            ? [
                'Was wir nach dem Gesetz aufbewahren müssen, verschwindet am letzten Tag von selbst:',
                ...receipt.kept,
              ]
            : ['Aufbewahrt wird nichts.']),
          `Fragen? Schreib uns: ${operator.email}`,
        ],
        button: { label: 'Zum Nachweis', url: address('erasure', erasureId) },
      },
      en: {
        subject: `Your account with ${sender} is being deleted`,
        preview: 'What goes, and what the law keeps',
        heading: 'Your account is being deleted',
        paragraphs: [
          'You cannot log in any more, and this address is deleted with the account: this is our last ' +
            'email to it. The deletion takes a few minutes; the page below says when it is done.',
        ],
        note: { title: 'Deleted', lines: receipt.gone },
        after: [
          ...(receipt.kept.length > 0
            ? ['What the law obliges us to keep goes by itself on its last day:', ...receipt.kept]
            : ['Nothing is kept.']),
          `Questions? Write to us: ${operator.email}`,
        ],
        button: { label: 'To the receipt', url: address('erasure', erasureId) },
      },
    };
  },
});
