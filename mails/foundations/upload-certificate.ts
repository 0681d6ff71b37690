import { appointmentDate } from '#domain/site/formats.ts';
import { withFragment } from '../addresses.ts';
import { defineMail } from '../define-mail.ts';
import { notaryFrame } from './foundation-frame.ts';
import { loadFoundationWithLink } from './load-foundation.ts';

export const uploadCertificate = defineMail({
  name: 'upload-certificate',
  to: 'notary',
  load: loadFoundationWithLink,
  write(context) {
    const { company, foundationId, uploadToken, history } = context;
    const { state } = history;
    if (!uploadToken || state.status !== 'foundation-certificate-pending') return null;
    return {
      ...notaryFrame(context),
      subject: `Gründungsurkunde der ${company}: Ihr Link zum Hochladen`,
      preview: 'Ein Link ohne Anmeldung, für ein Dokument',
      heading: `Gründungsurkunde für die ${company}`,
      paragraphs: ['der Beurkundungstermin ist bestätigt:'],
      note: {
        title: appointmentDate(state.appointment.startsAt, 'de'),
        lines: [company ?? ''],
      },
      after: [
        'Nach der Beurkundung laden Sie bitte eine Abschrift der Gründungsurkunde mit Siegel als PDF ' +
          'hoch. Dafür brauchen Sie kein Konto: Die Schaltfläche unten führt auf eine Seite, die nur ' +
          'dafür da ist.',
        'Mit der Urkunde eröffnet die Gründerin oder der Gründer das Geschäftskonto und zahlt das ' +
          'Stammkapital ein. Danach schreiben wir Ihnen wieder.',
        'Der Link gilt für eine Datei; auf der Seite steht, bis wann. Bitte geben Sie ihn nur ' +
          'innerhalb Ihres Notariats weiter.',
      ],
      button: {
        label: 'Gründungsurkunde hochladen',
        url: withFragment(context.address('notary-certificate', foundationId), uploadToken),
      },
      english: [
        `The notarial appointment for ${company} is confirmed. Afterwards, please upload a sealed ` +
          'copy of the deed of formation as a PDF with the button above. You do not need an account; ' +
          'the link is for one file.',
      ],
    };
  },
});
