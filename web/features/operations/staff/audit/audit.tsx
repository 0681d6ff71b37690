import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router';
import type { AuditedAction } from '#api/contract.gen.d.ts';
import { auditList } from '#domain/desk/lists/audit.ts';
import {
  auditActionNames,
  auditDetailNames,
  auditKindNames,
  auditRoleNames,
  auditValueNames,
} from '#domain/operations/audit-names.ts';
import { type Names, namesIn } from '#domain/site/names.ts';
import type { Locale } from '#domain/site/paths.ts';
import type { CellsOf } from '../../../../desk/list/columns.ts';
import { ListPage } from '../../../../desk/list/list-page.tsx';
import { listLoader } from '../../../../desk/list/read-list.ts';
import { toTheSecond } from '../../../../desk/ui/formats.ts';
import { Quiet } from '../../../../desk/ui/quiet.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { breakable } from '../../../../kit/ui/breakable.ts';
import { staffPath } from '../../../../staff-pages.ts';

export const clientLoader = listLoader(auditList);

/** Who did what, when and to what. */
export default function Audit() {
  const { locale } = useLocale();
  const actions = Object.entries(namesIn(auditActionNames, locale));
  const byName = actions.toSorted(([, one], [, other]) => one.localeCompare(other, locale));
  return (
    <ListPage
      list={auditList}
      options={{ action: byName }}
      cells={useCells()}
      nameOf={({ action, at }) => `${nameOf(auditActionNames, action, locale)}, ${at}`}
    />
  );
}

/** Codes of a release that was taken back have no name. */
const nameOf = (names: Partial<Names<string>>, code: string, locale: Locale) =>
  names[code]?.[locale] ?? code;

function useCells(): CellsOf<typeof auditList> {
  const { locale } = useLocale();
  return {
    at: {
      width: '180px',
      card: 'line',
      cell: ({ at }) => <time dateTime={at}>{toTheSecond(at, locale)}</time>,
    },
    what: {
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      cell: ({ action }) => (
        <Box sx={{ fontWeight: 600 }}>{nameOf(auditActionNames, action, locale)}</Box>
      ),
    },
    who: {
      width: 'minmax(0, 1fr)',
      card: 'line',
      named: true,
      cell: (entry) => <Actor entry={entry} />,
    },
    target: {
      width: 'minmax(0, 1.2fr)',
      card: 'line',
      named: true,
      cell: ({ target }) => target && <Target target={target} />,
    },
    details: {
      width: 'minmax(0, 1fr)',
      card: 'long',
      cell: ({ details }) => <Details details={details} />,
    },
  };
}

function Actor({ entry: { actor, client } }: { entry: AuditedAction }) {
  const { t } = useTranslation(['staffOperations']);
  const { locale } = useLocale();
  const role = nameOf(auditRoleNames, actor.role, locale);
  const name = breakable(
    actor.name ?? (actor.id === null ? t('staffOperations:audit.unknown') : shortened(actor.id)),
  );
  const isAccount = actor.name !== null && actor.id !== null;
  return (
    <Box sx={{ overflowWrap: 'anywhere' }}>
      {isAccount ? (
        <Link component={RouterLink} to={staffPath('person', actor.id ?? '')}>
          {name}
        </Link>
      ) : (
        <div>{name}</div>
      )}
      <Quiet>{role}</Quiet>
      {client && <Quiet>{t('staffOperations:audit.network', { network: client })}</Quiet>}
    </Box>
  );
}

function Target({ target }: { target: NonNullable<AuditedAction['target']> }) {
  const { locale } = useLocale();
  const to = pageOf(target);
  const name = breakable(target.name ?? shortened(target.id));
  return (
    <Box sx={{ overflowWrap: 'anywhere' }} title={target.id}>
      {to ? (
        <Link component={RouterLink} to={to}>
          {name}
        </Link>
      ) : (
        name
      )}
      <Quiet>{nameOf(auditKindNames, target.kind, locale)}</Quiet>
    </Box>
  );
}

function pageOf({ kind, id }: NonNullable<AuditedAction['target']>): string | undefined {
  if (kind === 'account') return staffPath('person', id);
  if (kind === 'foundation') return staffPath('foundation', id);
  if (kind === 'order') return staffPath('order', id);
  return kind === 'content' ? staffPath('piece', id) : undefined;
}

/** As people read out an id; the whole one is found by it in the file. */
const shortened = (id: string) => (id.length > 20 ? `${id.slice(0, 8)}…` : id);

/** The log keeps codes; those that many entries have are told in words. */
function Details({ details }: Pick<AuditedAction, 'details'>) {
  const { locale } = useLocale();
  return (
    <Box sx={{ color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' }}>
      {Object.entries(details).map(([name, value]) => (
        <div key={name} title={`${name}: ${value}`}>
          {nameOf(auditDetailNames, name, locale)}: {nameOf(auditValueNames, String(value), locale)}
        </div>
      ))}
    </Box>
  );
}
