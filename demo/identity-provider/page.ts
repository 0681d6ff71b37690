/** What somebody chooses to be, as the form sends it. */
export const fieldNames = ['given', 'family', 'birthDate', 'framework', 'verified'] as const;
export type Chosen = Record<(typeof fieldNames)[number], string>;

const escaped = (text: string) =>
  text.replaceAll(/[&<>"']/g, (found) => `&#${found.charCodeAt(0)};`);

/** The only page of the demo's provider: one chooses whom to be, and what the provider says of them. */
export const choicePage = (uid: string): string => `<!doctype html>
<html lang="de">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Muster-Ident</title>
<style>
  :root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
  main { max-width: 30rem; margin: 2rem auto; padding: 0 1rem; }
  form { display: grid; gap: 1rem; margin: 1.5rem 0; }
  label { display: grid; gap: .25rem; }
  input, select, button { font: inherit; padding: .6rem .75rem; border-radius: .5rem; border: 1px solid #8a8f98; }
  button { background: #12305c; color: #fff; cursor: pointer; }
  button.plain { background: none; color: inherit; }
</style>
<main>
  <h1>Muster-Ident</h1>
  <p>Diesen Anbieter gibt es nur in der Demo. Wähle, wer du bist und was er über dich bestätigt.
    <span lang="en">This provider exists in the demo only. Choose who you are and what it confirms.</span></p>
  <form method="post" action="/interaction/${escaped(uid)}">
    <label>Vorname / First name <input name="given" required value="Jana" maxlength="100"></label>
    <label>Nachname / Last name <input name="family" required value="Keller" maxlength="100"></label>
    <label>Geburtsdatum / Date of birth <input name="birthDate" type="date" required value="1990-05-14"></label>
    <label>Rahmen / Framework
      <select name="framework"><option value="de_aml">de_aml (Geldwäschegesetz)</option><option value="eidas">eidas</option></select></label>
    <label>Geprüft / Verified
      <select name="verified"><option value="now">jetzt / now</option><option value="long ago">vor drei Jahren / three years ago</option></select></label>
    <button>Identität bestätigen / Confirm identity</button>
    <button class="plain" name="abort" value="yes" formnovalidate>Abbrechen / Cancel</button>
  </form>
</main>
</html>`;

/** What the provider says of somebody: a document among the evidence, as the standard has it. */
export function verifiedClaims(
  { given, family, birthDate, framework, verified }: Chosen,
  now: Date,
): object {
  const time = new Date(now);
  if (verified !== 'now') time.setFullYear(time.getFullYear() - 3);
  const expires = new Date(now);
  expires.setFullYear(expires.getFullYear() + 5);
  return {
    verification: {
      trust_framework: framework,
      time: time.toISOString(),
      evidence: [
        {
          type: 'document',
          document_details: {
            type: 'idcard',
            document_number: 'L01X00T47',
            date_of_expiry: expires.toISOString().slice(0, 10),
            issuer: { name: 'Stadt Musterhausen', country_code: 'DE' },
          },
        },
      ],
    },
    claims: { given_name: given, family_name: family, birthdate: birthDate },
  };
}
