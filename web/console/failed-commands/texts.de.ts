export const de = {
  failed: {
    menu: 'Gescheitert',
    title: 'Gescheiterte Befehle',
    intro:
      'Diese Befehle ließen sich nicht ausführen, und noch einmal versuchen hilft nicht. Sag der Technik Bescheid und nenne das Aktenzeichen. Gelingt später ein anderer Befehl dieser Gründung, verschwindet der Eintrag.',
    formation: 'Gründung',
    command: 'Befehl und Fehler',
    by: 'Von',
    since: 'Seit',
    empty: 'Kein Befehl ist gescheitert.',
    emptyHint: 'Was sich nicht ausführen lässt, steht hier.',
  },
};
