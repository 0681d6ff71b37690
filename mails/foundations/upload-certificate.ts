import { appointmentDate } from '#domain/site/formats.ts';
import { defineMail } from '../define-mail.ts';
import {
  askedAgain,
  reference,
  replacedHead,
  replacedLink,
  toNotary,
  uploadButton,
} from './foundation-frame.ts';
import { loadFoundationWithLink } from './load-foundation.ts';

export const uploadCertificate = defineMail({
  name: 'upload-certificate',
  ...toNotary,
  load: loadFoundationWithLink,
  write(context) {
    const { company, isRenewed, sentBack, operator } = context;
    const { state } = context.history;
    const button = uploadButton(context, 'foundation-certificate');
    if (!button || state.status !== 'foundation-certificate-pending') return null;
    if (sentBack) return askedAgain(context, 'foundation-certificate', sentBack.reason);
    return {
      subject: `Gründungsurkunde der ${company}: Ihr Link zum Hochladen (${reference(context)})`,
      preview: 'Ein Link ohne Anmeldung, für ein Dokument',
      heading: `Gründungsurkunde für die ${company}`,
      ...(isRenewed && replacedHead(context, 'foundation-certificate')),
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
      button,
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
