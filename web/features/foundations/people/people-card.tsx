import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { asksWhoFounds } from '#domain/foundations/shown-status.ts';
import { shortDate } from '#domain/site/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { breakable } from '../../../kit/ui/breakable.ts';
import { useFoundationPage } from '../page-context.tsx';
import { SideCard } from '../side-column.tsx';
import { FormsAt } from '../steps/forms-at.tsx';
import { type Person, PersonProvider } from './person-context.ts';

/** Who founds, how far everybody is, and what can be done about it. */
export function PeopleCard() {
  const { t } = useTranslation(['foundations']);
  const { foundation } = useFoundationPage();
  const { people, peopleRequired, coreData, participants } = foundation;
  if (!coreData || !(peopleRequired || people) || asksWhoFounds(foundation)) return null;
  const words = t('foundations:people');
  const open = people?.unsure ?? [];
  return (
    <SideCard title={words.title} id="people">
      {participants.length === 0 && (
        <Typography variant="body2" color="textSecondary">
          {words.card.none}
        </Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {participants.map((person) => (
          <PersonProvider key={person.participantId} value={person}>
            <PersonRow person={person} />
          </PersonProvider>
        ))}
      </Box>
      {open.map(({ about, note }) => (
        <Typography key={about} variant="body2" color="warning" sx={{ mt: 1 }}>
          {[words.unsure[about], note].filter(Boolean).join(': ')}
        </Typography>
      ))}
      <Box sx={{ mt: 1, '& > .MuiButton-text': { ml: -1.5, display: 'flex' } }}>
        <FormsAt place="people" />
      </Box>
    </SideCard>
  );
}

function PersonRow({ person }: { person: Person }) {
  const { t } = useTranslation(['foundations']);
  const { viewer } = useFoundationPage().foundation;
  const isOwn = viewer?.participantId === person.participantId;
  const roles = useRoles(person);
  const standing = useStanding(person);
  return (
    <Box component="li" sx={{ py: 1.5, borderBottom: 1, borderColor: 'divider' }}>
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {breakable(person.name)}
        {isOwn && ` (${t('foundations:people.card.you')})`}
      </Typography>
      <Typography variant="body2">{roles}</Typography>
      <Typography variant="body2" color="textSecondary">
        {standing}
      </Typography>
      <Box
        sx={{
          '& > .MuiButton-text': { ml: -1, mr: 1 },
          '& > .MuiButton-outlined': { mt: 1, mr: 1 },
        }}
      >
        <FormsAt place="person" />
      </Box>
    </Box>
  );
}

/** `50 % der Anteile, Geschäftsführung` */
function useRoles({ roles, share }: Person): string {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const percent = Number(share).toLocaleString(locale);
  return [
    roles.includes('shareholder') && t('foundations:people.card.share', { percent }),
    roles.includes('managing-director') && t('foundations:people.card.director'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** `dabei, Angaben vollständig, ausgewiesen, mit den Entwürfen einverstanden` */
function useStanding(person: Person): string {
  const { t } = useTranslation(['foundations']);
  const { locale } = useLocale();
  const { foundation, now } = useFoundationPage();
  const words = t('foundations:people.card');
  const { participantId, joined, invited, invitedAt, details, identified, accepted } = person;
  const isLead = participantId === foundation.lead.participantId;
  const hasDrafts = foundation.documents.some(({ kind }) => kind === 'draft');
  const date = invitedAt ? shortDate(invitedAt, locale, now) : '';
  return [
    joined && !isLead && words.joined,
    invited && t('foundations:people.card.invited', { date }),
    words.details[details],
    identified && words.identified,
    hasDrafts &&
      person.roles.includes('shareholder') &&
      (accepted ? words.accepted : words.notAccepted),
    joined && !person.released && words.notReleased,
    person.notaryReleased && words.notaryReleased,
    person.ofAge === false && (person.cleared ? words.minorCleared : words.minor),
  ]
    .filter(Boolean)
    .join(' · ');
}
