import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { CircleCheck, CircleSlash, Clock, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { titleOf } from '#domain/duties/names.ts';
import { citedIn } from '#domain/site/citations.ts';
import { dayKey, longDay } from '#domain/site/formats.ts';
import { useLocale } from '../../kit/texts/use-locale.ts';
import { documentTitle, downloadPath } from '../../shared/foundations/model.ts';
import type { Loaded } from './loaded.ts';
import { TickForm } from './tick-form.tsx';

type Duty = Loaded['duties'][number];

/** What is open by day; what is done below. */
export function DutyList(loaded: Loaded) {
  const { t } = useTranslation(['duties']);
  const { duties, foundation } = loaded;
  const words = t('duties:list');
  const open = duties.filter(({ state }) => state === 'open');
  const rest = duties.filter(({ state }) => state !== 'open');
  return (
    <>
      <Typography variant="h4" component="h2" color="primary">
        {words.title}
      </Typography>
      <Typography color="textSecondary" sx={{ mt: 1, mb: 3 }}>
        {foundation.asCoFounder ? `${words.lead} ${words.ofCoFounder}` : words.lead}
      </Typography>
      {open.length === 0 && <Typography>{words.none}</Typography>}
      <Duties duties={open} loaded={loaded} />
      {rest.length > 0 && (
        <>
          <Typography variant="h5" component="h2" color="primary" sx={{ mt: 5, mb: 2 }}>
            {words.done}
          </Typography>
          <Duties duties={rest} loaded={loaded} />
        </>
      )}
    </>
  );
}

const Duties = ({ duties, loaded }: { duties: readonly Duty[]; loaded: Loaded }) => (
  <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2 }}>
    {duties.map((duty) => (
      <DutyItem key={duty.key} duty={duty} loaded={loaded} />
    ))}
  </Box>
);

interface DutyItemProps {
  duty: Duty;
  loaded: Loaded;
}

function DutyItem({ duty, loaded }: DutyItemProps) {
  const { t } = useTranslation(['duties']);
  const { locale } = useLocale();
  const { foundation, now } = loaded;
  const { name, dueOn, dueBy, state, source, consequence, link } = duty;
  const day = longDay(dueOn, locale);
  const title = titleOf(duty, locale);
  return (
    <Card component="li" sx={{ p: 3 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h3" color="primary">
          {title}
        </Typography>
        <State state={state} overdue={state === 'open' && dueOn < dayKey(now)} />
      </Box>
      <Typography sx={{ fontWeight: 600, mt: 0.5 }}>{t(`duties:due.${dueBy}`, { day })}</Typography>
      <Typography sx={{ mt: 1 }}>{t(`duties:texts.${name}`)}</Typography>
      {dueBy === 'us' && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {t('duties:dueNote')}
        </Typography>
      )}
      <Typography variant="body2" sx={{ mt: 1 }}>
        {`${t('duties:consequence')}: ${consequence[locale]}`}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
        {`${t('duties:source')}: ${citedIn(source, locale)}`}
      </Typography>
      {link && (
        <Link href={link} target="_blank" rel="noreferrer" variant="body2" sx={linkTarget}>
          {t('duties:link', { host: new URL(link).hostname })}
        </Link>
      )}
      <Said duty={duty} foundation={foundation} />
      {!foundation.asCoFounder && <TickForm duty={duty} title={title} loaded={loaded} />}
    </Card>
  );
}

const linkTarget = { display: 'inline-flex', alignItems: 'center', minHeight: 44 } as const;

const icons = { open: Clock, done: CircleCheck, 'not-applicable': CircleSlash } as const;

function State({ state, overdue }: Pick<Duty, 'state'> & { overdue: boolean }) {
  const { t } = useTranslation(['duties']);
  const Icon = overdue ? TriangleAlert : icons[state];
  return (
    <Chip
      size="small"
      variant="outlined"
      color={overdue ? 'warning' : state === 'done' ? 'success' : 'default'}
      icon={<Icon size={16} aria-hidden="true" />}
      label={overdue ? t('duties:overdue') : t(`duties:state.${state}`)}
    />
  );
}

/** What was said when it was ticked. */
function Said({ duty, foundation }: { duty: Duty; foundation: Loaded['foundation'] }) {
  const { t } = useTranslation(['duties', 'sharedFoundations']);
  const { locale } = useLocale();
  const { on, why, documentId } = duty;
  const proof = foundation.documents.find((one) => one.documentId === documentId);
  return (
    <>
      {on && (
        <Typography variant="body2" sx={{ mt: 1 }}>
          {t('duties:doneOn', { day: longDay(on, locale) })}
        </Typography>
      )}
      {why && (
        <Typography variant="body2" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
          {why}
        </Typography>
      )}
      {proof && (
        <Link
          href={downloadPath(foundation.id, proof.documentId)}
          download
          variant="body2"
          sx={linkTarget}
        >
          {t('duties:proof', {
            title: documentTitle(proof, t('sharedFoundations:documents.draft'), locale),
          })}
        </Link>
      )}
    </>
  );
}
