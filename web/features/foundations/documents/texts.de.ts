/** What the founder does with the drafts while they are reviewed. */
export const review = {
  accept: {
    text: 'Lies die Unterlagen und sag uns, ob sie so stimmen. Die Kanzlei prüft auch ohne deine Antwort, sieht sie aber, bevor sie freigibt.',
    again:
      'Seit deinem Einverständnis gibt es eine neue Fassung. Lies sie bitte und sag uns, ob sie so stimmt.',
    submit: 'Gelesen und einverstanden',
    done: 'Am {{date}} hast du die Unterlagen gelesen und warst einverstanden. Die Kanzlei sieht das.',
  },
  open: 'Änderung anfordern',
  title: 'Was soll geändert werden?',
  text: 'Die Unterlagen gehen zurück in die Bearbeitung und werden danach erneut geprüft. Alles Weitere verschiebt sich um einige Tage.',
  reason: 'Deine Änderung',
  reasonHelp: 'Nenne das Dokument und die Stelle, etwa „Gesellschaftsvertrag, § 2“.',
  submit: 'Änderung anfordern',
  keep: 'Abbrechen',
  requests: {
    title: 'Änderungswünsche',
    by: { founder: 'von dir', lawyer: 'von der Kanzlei', staff: 'von unserem Team' },
    said: '{{who}}, {{date}}',
    answer: 'Antwort: {{answer}}',
    version: 'Neue Fassung: {{title}}',
    newVersion: 'Es gibt eine neue Fassung.',
    open: 'Offen, unser Team kümmert sich darum.',
  },
} as const;
