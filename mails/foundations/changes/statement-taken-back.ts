import { defineMail } from '../../define-mail.ts';
import { reference, toNotary } from '../foundation-frame.ts';
import { loadFoundation } from '../load-foundation.ts';

/** Tells the notary, who may be about to file, that another bank statement takes the place of the one before. */
export const statementTakenBack = defineMail({
  name: 'statement-taken-back',
  ...toNotary,
  load: loadFoundation,
  outdated: ({ event, current }) =>
    event.type !== 'FileSentBack' || current.state.status !== event.data.to,
  write(context) {
    const { event, company } = context;
    if (event.type !== 'FileSentBack' || event.data.purpose !== 'bank-confirmation') return null;
    return {
      subject: `Kontoauszug zum Stammkapital der ${company} wird ersetzt (${reference(context)})`,
      preview: 'Bitte verwenden Sie den früheren nicht',
      heading: `Der Kontoauszug der ${company} wird ersetzt`,
      paragraphs: [
        'der Kontoauszug, den wir Ihnen gemeldet haben, war nicht der richtige oder nicht zu lesen. Die ' +
          'Gründerin oder der Gründer reicht einen neuen ein; bitte verwenden Sie den früheren nicht.',
        'Sobald er da ist, schreiben wir Ihnen noch einmal, mit einem neuen Link für den ' +
          'Registerauszug. Der bisherige Link gilt nicht mehr.',
      ],
      english: [
        `The bank statement for ${company} was the wrong one or could not be read. The founder will ` +
          'hand in a new one, so please do not use the one before. We write again once it is there, ' +
          'with a new link; the present link no longer works.',
      ],
    };
  },
});
