import { fileOf } from '../content/files.ts';

/** The text of a template's file. */
export function templateFile(fields: Record<string, unknown> = {}, body = aContract): string {
  const all = {
    title: 'Vertrag über Muster',
    summary: 'Wofür die Vorlage gut ist.',
    category: 'company',
    updated: '2026-11-10',
    sources: ['§ 611 BGB'],
    form: 'Keine Form vorgeschrieben.',
    ...fields,
  };
  return fileOf(all, body);
}

export const aContract = `zwischen

[[Name der Gesellschaft]], [[Anschrift]]

> Hinweis: Streiche, was nicht **passt**.

## § 1 Gegenstand

(1) Die Parteien vereinbaren **verbindlich** Folgendes: [[Gegenstand des Vertrags]].

(2) Es gelten

a) die *erste* Regel & eine mit <Zeichen>,
b) die zweite Regel.

- ein Punkt
- noch ein Punkt

### Ein Zwischentitel

| Leistung | Preis |
| --- | --- |
| Entwurf | [[Preis]] |

## § 2 Schluss

(1) Es gilt deutsches Recht.

1. Erstens
2. Zweitens

[[Ort, Datum]]

[[Unterschrift]]
`;
