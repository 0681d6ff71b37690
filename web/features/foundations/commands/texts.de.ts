import { uploadTexts } from '../../../kit/upload/texts.de.ts';

/** What the upload of a file says. */
export const upload = {
  ...uploadTexts,
  made: 'Zum PDF gemacht. Achte bitte darauf, dass alles lesbar ist.',
  known: {
    there:
      'Genau diese Datei liegt schon bei deinen Unterlagen, als „{{there}}“. Hier wird gebraucht: {{wanted}}. Ist es die richtige, kannst du sie trotzdem hochladen.',
    sentBack:
      'Genau diese Datei ist schon als „{{there}}“ zurückgegeben worden. Hier wird gebraucht: {{wanted}}. Ist es doch die richtige, kannst du sie trotzdem hochladen.',
    start: 'Trotzdem hochladen',
  },
  same: {
    title: 'Genau diese Datei haben wir schon einmal erhalten',
    there:
      'Es ist dieselbe wie bei deinen Unterlagen unter „{{file}}“. Wolltest du eine andere hochladen, schreib uns an {{email}}.',
    sentBack:
      'Es ist dieselbe, die wir dir als „{{file}}“ zurückgegeben haben. Wolltest du eine andere hochladen, schreib uns an {{email}}.',
  },
  stored:
    'Die Datei ist sicher gespeichert. Die Verarbeitung dauert gerade länger; du kannst die Seite offen lassen oder später wiederkommen.',
  noScript:
    'Zum Hochladen braucht diese Seite JavaScript. Schalte es ein oder schick uns das PDF per E-Mail.',
  problem: {
    ...uploadTexts.problem,
    size: 'Die Datei ist größer als {{size}} MB. Bitte wähle eine kleinere PDF-Datei; dein bisheriger Stand bleibt erhalten.',
    empty:
      'Die Datei ist leer. Bitte ein PDF Dokument auswählen; dein bisheriger Stand bleibt erhalten.',
    photo:
      'Dieses Bild kann dein Browser nicht öffnen. Speichere es als JPEG oder PDF und wähle es noch einmal aus; dein bisheriger Stand bleibt erhalten.',
    severalFiles: 'Das waren mehrere Dateien. Bitte wähle genau ein PDF oder Fotos aller Seiten.',
    damaged:
      'Das PDF ist beschädigt oder unvollständig und lässt sich nicht lesen. Bitte lade es noch einmal herunter oder speichere es neu; dein bisheriger Stand bleibt erhalten.',
    encrypted:
      'Das PDF lässt sich nur mit einem Passwort oder Zertifikat öffnen. Bitte lass es dir ohne diesen Schutz schicken; dein bisheriger Stand bleibt erhalten.',
    preceded:
      'Vor dem Anfang des PDF steht noch etwas anderes, etwa eine leere Zeile. Bitte lade es noch einmal herunter; dein bisheriger Stand bleibt erhalten.',
    tooComplex:
      'Das PDF hat so viele einzelne Bestandteile, dass wir es nicht prüfen können. Bitte lass dir eine einfachere Datei schicken; dein bisheriger Stand bleibt erhalten.',
    tooManyPages: 'Das PDF hat mehr als 500 Seiten. Bitte wähle nur das verlangte Dokument.',
    unsafe:
      'Das PDF enthält Skripte, Anhänge oder Verweise auf andere Dateien und wird deshalb nicht angenommen. Ist es signiert, speichere es nicht neu, denn das entfernt die Signatur; schreib uns dann.',
    notItsTurn:
      'Diese Datei wird gerade nicht erwartet. Es wurde nichts gespeichert; die Seite zeigt den aktuellen Stand.',
    unavailable:
      'Der Dienst ist gerade nicht erreichbar. Es ist nichts verloren; versuche es gleich noch einmal.',
    network:
      'Die Verbindung ist abgebrochen. Es ist nichts verloren; versuche es gleich noch einmal.',
    session:
      'Du wurdest abgemeldet, gesendet wurde noch nichts. Die Datei bleibt ausgewählt: Melde dich neu an und lade sie dann hoch.',
    tooMany: 'Das waren viele Versuche in kurzer Zeit. Bitte warte eine Minute.',
    unknown:
      'Das Hochladen hat nicht geklappt. Dein bisheriger Stand bleibt erhalten; versuche es bitte noch einmal.',
  },
} as const;
