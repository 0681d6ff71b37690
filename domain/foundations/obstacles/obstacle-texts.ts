import { courtFees } from '../../pricing/court-fees.ts';
import { wholeEuros } from '../../site/formats.ts';
import type { Locale } from '../../site/paths.ts';
import type { ObstacleKind } from '../obstacles.ts';

export interface ObstacleText {
  /** What happened, and what it means for the founder. */
  told: string;
  /** The next action, and who takes it. */
  now: string;
}

/** Texts about obstacles for founders, on pages and in mails. */
export const obstacleTexts: Record<ObstacleKind, Record<Locale, ObstacleText>> = {
  'person-unreachable': {
    de: {
      told: 'Für den nächsten Schritt fehlt die Antwort einer Person, die an der Gründung beteiligt ist. Was bisher geschehen ist, bleibt bestehen.',
      now: 'Unser Team versucht es auf anderen Wegen. Wenn du weißt, wie diese Person zu erreichen ist, gib uns bitte Bescheid.',
    },
    en: {
      told: 'The next step needs an answer from someone who takes part in the formation. Everything done so far still stands.',
      now: 'Our team is trying other ways to get in touch. If you know how to reach this person, please let us know.',
    },
  },
  'participant-left': {
    de: {
      told: 'Jemand gründet nicht mehr mit. Die bisherigen Entwürfe passen damit nicht mehr; ein vereinbarter Notartermin entfällt.',
      now: 'Gib an, wer jetzt gründet und wie sich die Anteile verteilen. Danach werden die Entwürfe angepasst und noch einmal geprüft.',
    },
    en: {
      told: 'Someone is no longer taking part. The drafts so far no longer fit, and an agreed notary appointment is off.',
      now: 'State who founds now and how the shares are divided. The drafts are then adapted and reviewed once more.',
    },
  },
  'mandate-declined': {
    de: {
      told: 'Die Kanzlei übernimmt das Mandat nicht, oder nicht für alle. Du schuldest dafür nichts; was du angegeben hast, bleibt gespeichert.',
      now: 'Unser Team meldet sich mit den Möglichkeiten, die es jetzt gibt.',
    },
    en: {
      told: 'The law firm is not taking on the mandate, or not for everyone. You owe nothing for it, and everything you have entered is kept.',
      now: 'Our team will get in touch about what is possible now.',
    },
  },
  'name-objected': {
    de: {
      told: 'Gegen die Firma, also den Namen deiner Gesellschaft, gibt es Bedenken: Sie muss sich von anderen Firmen am Ort deutlich unterscheiden und darf niemanden täuschen.',
      now: 'Nenne einen anderen Namen, indem du die Kerndaten berichtigst. Vor der Beurkundung werden die Entwürfe angepasst und noch einmal geprüft. Danach ändert das Notariat die Urkunde in einem Nachtrag; das kann zusätzliche Gebühren kosten.',
    },
    en: {
      told: 'There are doubts about the name of your company. It has to differ clearly from other companies in the same place, and it must not mislead anyone.',
      now: 'Choose another name by correcting your company details. Before the deed is signed, the drafts are adapted and reviewed once more. Afterwards the notary amends the deed, which may cost extra fees.',
    },
  },
  'notary-declined': {
    de: {
      told: 'Das Notariat, das du genannt hast, übernimmt die Beurkundung nicht. Deine geprüften Unterlagen bleiben gültig; ein anderes Notariat kann mit ihnen arbeiten.',
      now: 'Nenne uns ein anderes Notariat deiner Wahl. Wir dürfen keines vermitteln; sobald du eines genannt hast, fragen wir dort nach einem Termin.',
    },
    en: {
      told: 'The notary you named is not taking on your formation. Your reviewed documents remain valid, and another notary can work with them.',
      now: 'Tell us which other notary you would like. We are not allowed to refer you to one; once you have named one, we ask there for an appointment.',
    },
  },
  'notary-silent': {
    de: {
      told: 'Wir haben in deinem Notariat nach einem Termin gefragt und trotz Nachfrage keine Antwort bekommen.',
      now: 'Ruf am besten selbst dort an, oder nenne uns ein anderes Notariat. Hast du dort etwas erreicht, melde das Hindernis hier als erledigt; dann fragen wir weiter nach.',
    },
    en: {
      told: 'We asked your notary for an appointment, asked again, and have not had an answer.',
      now: 'It is best to phone the notary yourself, or to name another one. If you get an answer, mark this as settled here and we will follow it up.',
    },
  },
  'documents-returned': {
    de: {
      told: 'Das Notariat möchte etwas an den Entwürfen geändert haben, bevor es sie beurkundet. Die Freigabe gilt damit nicht mehr, und ein vereinbarter Notartermin entfällt.',
      now: 'Unser Team lässt die Entwürfe anpassen; danach werden sie noch einmal geprüft. Du musst nichts tun und bekommst eine E-Mail, sobald es weitergeht.',
    },
    en: {
      told: 'The notary wants something in the drafts changed before the deed is signed. The approval no longer applies, and an agreed appointment is cancelled.',
      now: 'Our team is having the drafts adapted; they are then reviewed once more. There is nothing for you to do, and you will get an email as soon as things move on.',
    },
  },
  'deed-not-completed': {
    de: {
      told: 'Der Notartermin hat nicht zur Urkunde geführt, etwa weil jemand fehlte oder ein Ausweis nicht gültig war. Deine Unterlagen bleiben freigegeben.',
      now: 'Unser Team fragt im Notariat nach einem neuen Termin. Sieh nach, ob beim nächsten Mal alle Beteiligten Zeit und einen gültigen Ausweis haben.',
    },
    en: {
      told: 'The notary appointment did not lead to a deed, for instance because someone was missing or an ID was not valid. Your documents remain approved.',
      now: 'Our team is asking the notary for a new appointment. Please check that everyone taking part can come and has a valid ID next time.',
    },
  },
  'bank-refused': {
    de: {
      told: 'Die Bank eröffnet kein Konto für deine Gesellschaft. Das kommt vor, zum Beispiel bei einer Holding oder wenn jemand im Ausland wohnt, und sagt nichts über die Gründung selbst.',
      now: 'Beantrage das Konto bei einer anderen Bank und trage sie hier ein. Die meisten Banken verlangen eine beglaubigte Abschrift der Urkunde, auf Papier mit Siegel oder als signierte Datei. Hast du schon eingezahlt, lass dir das Geld erst zurücküberweisen.',
    },
    en: {
      told: 'The bank will not open an account for your company. This happens, for example with holding companies or where someone lives abroad, and says nothing about the formation itself.',
      now: 'Apply for the account at another bank and enter it here. Most banks ask for a certified copy of the deed, on paper with the notary’s seal or as a signed file. If you have already paid in, have the money transferred back first.',
    },
  },
  'capital-short': {
    de: {
      told: 'Auf dem Kontoauszug fehlt ein Teil des Stammkapitals, das vor der Anmeldung eingezahlt sein muss. Oft fehlen nur wenige Euro, weil die Bank Gebühren abgezogen hat.',
      now: 'Überweise den fehlenden Betrag vom Konto der Person, deren Einlage zu klein ist, und lade danach einen neuen Kontoauszug hoch.',
    },
    en: {
      told: 'The bank statement does not show all of the share capital that has to be paid before filing. Often only a few euros are missing because the bank deducted its fees.',
      now: 'Transfer what is missing from the account of the shareholder whose contribution is short, then upload a new bank statement.',
    },
  },
  'capital-early': {
    de: {
      told: 'Eine Einlage wurde eingezahlt, bevor die Urkunde unterschrieben war. Sie gilt dann meist nicht als Einlage, denn die Gesellschaft gab es noch nicht.',
      now: 'Klär mit Notariat oder Kanzlei, ob die Zahlung anerkannt wird. Sonst lass sie dir zurücküberweisen, zahle jetzt noch einmal ein und lade den neuen Kontoauszug hoch.',
    },
    en: {
      told: 'A contribution was paid in before the deed was signed. It then usually does not count, because the company did not yet exist.',
      now: 'Ask the notary or the law firm whether the payment is accepted. If it is not, have it transferred back, pay it in again now and upload the new bank statement.',
    },
  },
  'capital-wrong-payer': {
    de: {
      told: 'Eine Zahlung kam nicht von der Person, die laut Urkunde die Einlage leistet. So lässt sich nicht nachweisen, wer seinen Anteil bezahlt hat.',
      now: 'Lass die Zahlung zurücküberweisen. Jede Gesellschafterin und jeder Gesellschafter zahlt den eigenen Betrag vom eigenen Konto ein; Name und Betrag müssen mit der Urkunde übereinstimmen. Lade danach den neuen Kontoauszug hoch.',
    },
    en: {
      told: 'A payment did not come from the person who owes it under the deed. That way nobody can show who paid for which share.',
      now: 'Have the payment transferred back. Each shareholder pays their own amount from their own account; name and amount must match the deed. Then upload the new bank statement.',
    },
  },
  'court-advance': {
    de: {
      told: `Das Registergericht trägt deine Gesellschaft erst ein, wenn seine Kosten bezahlt sind, in der Regel ${wholeEuros(courtFees('money').total, 'de')}. Das ist üblich.`,
      now: 'Bezahle die Rechnung des Gerichts und melde sie hier als erledigt. Überweise nur, wenn Aktenzeichen und Gericht stimmen: Kurz nach einer Gründung kommen auch gefälschte Rechnungen.',
    },
    en: {
      told: `The register court enters your company only once its costs have been paid, usually ${wholeEuros(courtFees('money').total, 'en')}. This is common, above all for a UG.`,
      now: 'Pay the court’s bill and mark it as settled here. Pay only if the reference number and the court are right: forged bills often arrive soon after a formation.',
    },
  },
  'interim-order': {
    de: {
      told: 'Das Registergericht beanstandet etwas an der Anmeldung und setzt eine Frist. Eine solche Zwischenverfügung ist keine Ablehnung: Ist der Mangel behoben, wird eingetragen.',
      now: 'Unser Team klärt mit Kanzlei und Notariat, was das Gericht braucht, und reicht es bis zur Frist nach. Müssen deine Kerndaten berichtigt werden, kannst du das hier tun.',
    },
    en: {
      told: 'The register court objects to something in the application and has set a deadline. Such an interim order is not a refusal: once the defect is cured, the company is entered.',
      now: 'Our team settles with the law firm and the notary what the court needs, and supplies it before the deadline. If your company details have to be corrected, you can do that here.',
    },
  },
  'registration-refused': {
    de: {
      told: 'Das Registergericht hat die Eintragung zurückgewiesen. Deine Gesellschaft besteht noch nicht; wer in ihrem Namen handelt, haftet bis zur Eintragung persönlich.',
      now: 'Die Kanzlei prüft die Gründe und sagt dir, ob eine Beschwerde oder eine neue Anmeldung sinnvoll ist. Schließe bis dahin keine Verträge im Namen der Gesellschaft.',
    },
    en: {
      told: 'The register court has refused to enter the company. It does not exist yet, and anyone acting in its name is personally liable until it is entered.',
      now: 'The law firm is examining the reasons and will tell you whether to appeal or to file again. Until then, do not sign contracts in the company’s name.',
    },
  },
};
