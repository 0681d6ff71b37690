import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import { personalRightNames } from '#domain/desk/names.ts';
import { longDate, phoneLink } from '#domain/site/formats.ts';
import { localeOfTag } from '#domain/site/language-tags.ts';
import { pathTo } from '#domain/site/paths.ts';
import { Facts } from '../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { useNow } from '../../../desk/ui/use-now.ts';
import { queryOf } from '../../../kit/list/list-address.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { staffPath } from '../../../staff-pages.ts';
import type { Person } from './actions.ts';

export function AccountPanel({ person }: { person: Person }) {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const words = t('staffAccounts:person');
  const { phone, provider, lastLoginAt, secondFactorSince, looksAfter, role } = person;
  const factor = secondFactorSince
    ? t('staffAccounts:person.factorSince', { instant: longDate(secondFactorSince, locale) })
    : words.noFactor;
  return (
    <Panel title={words.account}>
      <Facts
        facts={[
          [words.pendingEmail, person.pendingEmail],
          [
            words.phone,
            phone && (
              <Link key="phone" href={phoneLink(phone)}>
                {phone}
              </Link>
            ),
          ],
          [words.language, words.languages[localeOfTag(person.language)]],
          [words.provider, provider !== 'default' && provider],
          [
            words.lastLogin,
            lastLoginAt ? dayAndTime(lastLoginAt, locale) : t('staffAccounts:people.never'),
          ],
          [words.secondFactor, factor],
          [
            words.rights,
            person.givenRights.map((right) => personalRightNames[right][locale]).join('\n'),
          ],
          [
            words.looksAfter,
            role !== 'member' && <LooksAfter key="cases" id={person.id} count={looksAfter} />,
          ],
        ]}
      />
    </Panel>
  );
}

/** Leads to them in the list, also those of somebody who has left. */
function LooksAfter({ id, count }: { id: string; count: number }) {
  const { t } = useTranslation(['staffAccounts']);
  const text = t('staffAccounts:person.foundationsCount', { count });
  if (count === 0) return text;
  return (
    <Link
      component={RouterLink}
      to={staffPath('foundations') + queryOf({ filter: { owner: id }, page: 1 })}
    >
      {text}
    </Link>
  );
}

/** What they have said yes to, with the version they were shown. */
export function AgreedPanel({ person: { agreed, newsletter } }: { person: Person }) {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const words = t('staffAccounts:person');
  const { since, requestedAt } = newsletter;
  const texts = agreed && [
    agreed.terms && t('staffAccounts:person.terms', { version: agreed.terms }),
    agreed.termsOfUse && t('staffAccounts:person.termsOfUse', { version: agreed.termsOfUse }),
    t('staffAccounts:person.agreedAt', { instant: dayAndTime(agreed.at, locale) }),
  ];
  const asked = requestedAt ? words.newsletterAsked : words.noNewsletter;
  return (
    <Panel title={words.agreed}>
      <Typography sx={{ mb: 1.5 }}>
        {texts ? texts.filter(Boolean).join(', ') : words.notAgreed}
      </Typography>
      <Facts
        facts={[
          [
            words.newsletter,
            since
              ? t('staffAccounts:person.newsletterSince', { instant: longDate(since, locale) })
              : asked,
          ],
        ]}
      />
    </Panel>
  );
}

/** That the account goes, when, and what says later that it did. */
export function ErasurePanel({ erasure }: { erasure: NonNullable<Person['erasure']> }) {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const words = t('staffAccounts:person');
  const { id, state, dueAt, waitsFor } = erasure;
  const waits = waitsFor > 0 && words.erasureWaits;
  return (
    <Panel title={words.erasure}>
      <Typography>
        {state === 'erasing'
          ? words.erasureRuns
          : waits || t('staffAccounts:person.erasureDue', { day: longDate(dueAt, locale) })}
      </Typography>
      {state === 'erasing' && (
        <Link href={pathTo('erasure', locale, { id })}>{words.erasureReceipt}</Link>
      )}
    </Panel>
  );
}

type Invitation = NonNullable<Person['invitation']>;

export function InvitationPanel({
  invitation: { sentAt, endsAt, by },
}: {
  invitation: Invitation;
}) {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  const words = t('staffAccounts:person');
  const now = useNow();
  const isOpen = sentAt !== null && endsAt !== null && Date.parse(endsAt) > now;
  return (
    <Panel title={words.invitation}>
      <Typography>
        {isOpen
          ? t('staffAccounts:person.invited', {
              instant: dayAndTime(sentAt, locale),
              end: longDate(endsAt, locale),
            })
          : words.invitationOver}
      </Typography>
      {by && (
        <Typography color="textSecondary" sx={{ mt: 0.5 }}>
          {t('staffAccounts:person.invitedBy', { name: by })}
        </Typography>
      )}
    </Panel>
  );
}

/** Where somebody is logged in; shown to those who may end it. */
export function SessionsPanel({ sessions }: Pick<Person, 'sessions'>) {
  const { t } = useTranslation(['staffAccounts']);
  const { locale } = useLocale();
  if (sessions.length === 0) return null;
  const words = t('staffAccounts:person');
  return (
    <Panel title={words.sessions}>
      <Box component="ul" sx={{ display: 'grid', gap: 1.25, listStyle: 'none', m: 0, p: 0 }}>
        {sessions.map(({ browser, system, createdAt, lastUsedAt }) => (
          <li key={createdAt}>
            {browser && system
              ? t('staffAccounts:person.session', { browser, system })
              : (browser ?? system ?? words.unknownDevice)}
            <Typography color="textSecondary" sx={{ fontSize: '0.875rem' }}>
              {t('staffAccounts:person.sessionUsed', {
                created: dayAndTime(createdAt, locale),
                used: dayAndTime(lastUsedAt, locale),
              })}
            </Typography>
          </li>
        ))}
      </Box>
    </Panel>
  );
}
