export const staffStandIns = {
  page: {
    title: 'Vertretung',
    what: 'Wer jemanden vertritt, findet dessen Aufgaben in diesen Tagen bei „Meine“ und bekommt dessen Benachrichtigungen auch. Neue Gründungen gehen an andere. Mit dem letzten Tag endet alles von selbst.',
    enter: 'Vertretung eintragen',
    submit: 'Eintragen',
    absent: 'Wer ist nicht da?',
    standIn: 'Wer vertritt?',
    choose: 'Bitte wählen',
    from: 'Erster Tag',
    until: 'Letzter Tag',
    entered: 'Die Vertretung ist eingetragen',
    end: 'Beenden',
    endOf: 'Vertretung von {{name}} beenden',
    ended: 'Die Vertretung ist beendet',
    row: '{{standIn}} vertritt {{absent}}',
    days: '{{from}} bis {{until}}',
    running: 'läuft',
    coming: 'kommt noch',
    empty: 'Gerade wird niemand vertreten.',
    emptyHint: 'Trag hier ein, wer für wen da ist, bevor jemand geht.',
    refusals: {
      HAS_STAND_IN: {
        title: 'Für einige dieser Tage ist schon eine Vertretung eingetragen.',
        description: 'Beende sie zuerst, oder wähle andere Tage.',
      },
      STAND_IN_AWAY: {
        title: 'Wer vertreten soll, ist an einigen dieser Tage selbst nicht da.',
        description: 'Wähle jemand anderen oder andere Tage.',
      },
      STANDS_IN_THEN: {
        title: 'Wer nicht da ist, vertritt an einigen dieser Tage selbst jemanden.',
        description: 'Beende zuerst diese Vertretung.',
      },
      TOO_MANY_STAND_INS: {
        title: 'Es sind schon 200 Vertretungen eingetragen.',
        description: 'Beende solche, die niemand mehr braucht.',
      },
    },
    problems: {
      ENDS_BEFORE_IT_BEGINS: 'Der letzte Tag liegt vor dem ersten.',
      IN_THE_PAST: 'Diese Tage sind schon vorbei.',
      TOO_LONG: 'Länger als ein Jahr geht nicht.',
      TOO_FAR_AHEAD: 'Höchstens ein Jahr im Voraus.',
      NO_STAND_IN:
        'Bitte jemand anderen wählen; Anwältinnen und Anwälte vertreten sich gegenseitig.',
    },
  },
} as const;

export const handle = { texts: { staffStandIns } };

declare module 'i18next' {
  interface ResourceNamespaceMap {
    staffStandIns: typeof staffStandIns;
  }
}
