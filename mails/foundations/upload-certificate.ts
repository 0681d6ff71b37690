import { appointmentDate } from '#domain/site/formats.ts';
import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { askedAgain, reference, replacedLink, toNotary } from './foundation-frame.ts';
import { loadFoundationWithLink } from './load-foundation.ts';

export const uploadCertificate = defineMail({
  name: 'upload-certificate',
  ...toNotary,
  load: loadFoundationWithLink,
  write(context) {
    const { company, foundationId, uploadToken, isRenewed, sentBack, history, operator } = context;
    const { state } = history;
    if (!uploadToken || state.status !== 'foundation-certificate-pending') return null;
    const page = withFragment(context.address('notary-certificate', foundationId), uploadToken);
    if (sentBack) {
      const file = { name: 'Gründungsurkunde', page, english: 'deed of formation' };
      return { ...askedAgain({ ...context, ...sentBack, file }) };
    }
    return {
      subject: isRenewed
        ? `Neuer Link zum Hochladen: Gründungsurkunde der ${company} (${reference(context)})`
        : `Gründungsurkunde der ${company}: Ihr Link zum Hochladen (${reference(context)})`,
      preview: isRenewed
        ? 'Er ersetzt den Link in unserer früheren E-Mail'
        : 'Ein Link ohne Anmeldung, für ein Dokument',
      heading: isRenewed
        ? `Neuer Link: Gründungsurkunde für die ${company}`
        : `Gründungsurkunde für die ${company}`,
      paragraphs: isRenewed
        ? [replacedLink.de, 'Es geht um diesen Beurkundungstermin:']
        : ['der Beurkundungstermin ist bestätigt:'],
      note: {
        title: appointmentDate(state.appointment.startsAt, 'de'),
        lines: [company ?? '', reference(context)],
      },
      after: [
        `Die Entwürfe bekommen Sie von der Kanzlei ${operator.lawFirm.name} oder von der Gründerin ` +
          'oder dem Gründer; wir versenden keine Unterlagen.',
        'Nach der Beurkundung laden Sie bitte eine beglaubigte Abschrift der Gründungsurkunde als PDF ' +
          'hoch: die elektronische mit ihrer Signatur, so wie sie ist, eine auf Papier mit Siegel und ' +
          'eingescannt. Dafür brauchen Sie kein Konto: Die Schaltfläche unten führt auf eine Seite, die nur ' +
          'dafür da ist.',
        'Mit der Urkunde eröffnet die Gründerin oder der Gründer das Geschäftskonto und zahlt das ' +
          'Stammkapital ein. Danach schreiben wir Ihnen wieder.',
        'Der Link gilt für eine Datei; auf der Seite steht, bis wann. Bitte geben Sie ihn nur ' +
          'innerhalb Ihres Notariats weiter.',
      ],
      button: {
        label: 'Gründungsurkunde hochladen',
        url: page,
      },
      english: [
        ...(isRenewed ? [replacedLink.en] : []),
        `The notarial appointment for ${company} is confirmed. Afterwards, please upload a certified ` +
          'copy of the deed of formation as a PDF with the button above: an electronic one with its ' +
          'signature, as it is, a paper one with its seal, scanned. You do not need an account; ' +
          'the link is for one file. The drafts come from the law firm or the founder, not from us.',
      ],
    };
  },
});
