import { appointmentDate } from '#domain/site/formats.ts';
import { withFragment } from '../addresses.ts';
import { type FoundationTemplate, notaryFrame } from './context.ts';

export const uploadCertificate: FoundationTemplate = {
  to: 'notary',
  uploads: true,
  write(context) {
    const { company, foundationId, uploadToken, history } = context;
    const { state } = history;
    if (!uploadToken || state.status !== 'foundation-certificate-pending') return null;
    return {
      ...notaryFrame(context),
      subject: `Gründungsurkunde ${company}: Ihr Zugang zum Hochladen`,
      preview: 'Ein Zugang ohne Anmeldung, 30 Tage gültig',
      heading: `Gründungsurkunde für ${company}`,
      paragraphs: ['der Beurkundungstermin ist bestätigt:'],
      note: {
        title: appointmentDate(state.appointment.startsAt, 'de'),
        lines: [company ?? ''],
      },
      after: [
        'Nach der Beurkundung laden Sie die Gründungsurkunde bitte als PDF hoch. Dafür brauchen ' +
          'Sie kein Konto: Die Schaltfläche unten führt auf eine Seite, die nur dafür da ist.',
        'Mit der Urkunde eröffnet die Gründerin oder der Gründer das Geschäftskonto und zahlt das ' +
          'Stammkapital ein. Danach schreiben wir Ihnen wieder.',
        'Der Zugang gilt 30 Tage und für eine Datei. Bitte geben Sie ihn nur innerhalb ' +
          'Ihres Notariats weiter.',
      ],
      button: {
        label: 'Gründungsurkunde hochladen',
        url: withFragment(context.address('notary-certificate', foundationId), uploadToken),
      },
      english: [
        `The notarial appointment for ${company} is confirmed. After it, please upload the ` +
          'certificate of formation as a PDF with the button above. You need no account; the link ' +
          'is valid for 30 days and for one file.',
      ],
    };
  },
};
