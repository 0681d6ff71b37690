import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type Country, countryNames } from '#domain/orders/countries/names.ts';
import { longDate, money } from '#domain/site/formats.ts';
import type { Locale } from '#domain/site/paths.ts';
import { Facts } from '../../../../../desk/ui/facts.tsx';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import { useLocale } from '../../../../../kit/texts/use-locale.ts';
import type { Foundation } from '../../types.ts';

type Participant = Foundation['participants'][number];

/** Who founds, with what the deed says of each, and how the mandate stands. */
export function FoundersCard({ foundation }: { foundation: Foundation }) {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const words = t('staffFoundations:foundation.founders');
  const { participants, people, peopleRequired, mandate } = foundation;
  const linesOf = useLines();
  if (!peopleRequired && participants.length === 0) return null;
  const unsure = people?.unsure.map(({ about, note }) =>
    [words.unsure[about], note].filter(Boolean).join(': '),
  );
  return (
    <Panel title={words.title}>
      {participants.length === 0 && <Typography color="textSecondary">{words.none}</Typography>}
      <Facts
        facts={[
          ...participants.map((each): [string, string] => [each.name, linesOf(each).join('\n')]),
          [words.articles, people?.articles && words.kinds[people.articles]],
          [words.open, unsure && unsure.length > 0 ? unsure.join('\n') : undefined],
          [
            words.mandate,
            [words.states[mandate.state], mandate.since && longDate(mandate.since, locale)]
              .filter(Boolean)
              .join(', '),
          ],
        ]}
      />
    </Panel>
  );
}

function useLines() {
  const { t } = useTranslation(['staffFoundations']);
  const { locale } = useLocale();
  const words = t('staffFoundations:foundation.founders');
  return (each: Participant): string[] => {
    const { shareEuros, share, managingDirector, stated } = each;
    const represents = managingDirector && [
      managingDirector.alone ? words.alone : words.jointly,
      managingDirector.selfDealing && words.selfDealing,
    ];
    return [
      shareEuros > 0 && `${money(shareEuros * 100, locale)} (${share} %)`,
      represents && `${words.director}: ${represents.filter(Boolean).join(', ')}`,
      ...(stated ? statedLines(stated, locale) : [words.missing]),
      each.ofAge === false && (each.cleared ? words.cleared : words.minor),
      words[each.identified ? 'identified' : each.checking ? 'checking' : 'unidentified'],
      each.accepted && words.accepted,
      words[each.joined ? 'joined' : each.invited ? 'invited' : 'withoutAccount'],
      each.joined && !each.released && words.unreleased,
    ].filter((line) => typeof line === 'string');
  };
}

/** An erased country reads as its placeholder. */
const nameOf = (country: string, locale: Locale) =>
  Object.hasOwn(countryNames, country) ? countryNames[country as Country][locale] : country;

function statedLines(stated: NonNullable<Participant['stated']>, locale: Locale): string[] {
  const { street, zip, city, country } = stated;
  const address = `${street}, ${zip} ${city}, ${nameOf(country, locale)}`;
  if ('birthDate' in stated) {
    const { birthDate, birthPlace, nationalities } = stated;
    const born = /^\d{4}-/.test(birthDate) ? longDate(`${birthDate}T12:00:00Z`, locale) : birthDate;
    const nations = nationalities.map((each) => nameOf(each, locale)).join(', ');
    return [`* ${born}, ${birthPlace}`, nations, address];
  }
  const { register, representedBy, legalForm } = stated;
  const people = representedBy.map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  return [legalForm, `${register.authority}, ${register.number}`, address, people.join(', ')];
}
