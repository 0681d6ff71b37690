import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { useTranslation } from 'react-i18next';
import type { StuckThing } from '#api/contract.gen.d.ts';
import { type StuckKind, stuckKinds } from '#domain/desk/stuck.ts';
import { fileNumber } from '#domain/site/file-number.ts';
import { ErrorAlert } from '../../../../desk/forms/error-alert.tsx';
import { useMay } from '../../../../desk/session/session.ts';
import { dayAndTime, waitingSince } from '../../../../desk/ui/formats.ts';
import { TemporalLink } from '../../../../desk/ui/temporal-link.tsx';
import { useNow } from '../../../../desk/ui/use-now.ts';
import { Cell, Row } from '../../../../kit/list/table.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { FoundationName } from '../../../../shared/foundations/foundation-name.tsx';
import type { KindTexts } from '../texts.de.ts';
import { isPointless } from './presses.ts';
import { usePressOn } from './use-press-on.ts';
import { useThingName } from './use-thing-name.ts';

interface Props {
  kind: StuckKind;
  thing: StuckThing;
}

export function ThingRow({ kind, thing }: Props) {
  const Kind = stuckKinds[kind].press === null ? FactsRow : PressableRow;
  return <Kind kind={kind} thing={thing} />;
}

/** What can be pressed; lawyers only read it. */
function PressableRow({ kind, thing }: Props) {
  const { t } = useTranslation(['staffOperations']);
  const { locale } = useLocale();
  const may = useMay();
  const now = useNow();
  const words = t('staffOperations:stuck');
  const texts: KindTexts = t(`staffOperations:stuckKinds.${kind}`);
  const { busy, refused, failedAgain, ...pressed } = usePressOn(kind, thing, {
    done: texts.done ?? '',
    doneBefore: words.doneBefore,
  });
  const failedAt = dayAndTime(thing.lastTriedAt ?? new Date(now).toISOString(), locale);
  const canPress = may('operations.repair') && !isPointless[kind]?.(thing);
  return (
    <FactsRow
      kind={kind}
      thing={thing}
      outcome={
        <>
          <Box role="status" sx={{ fontWeight: 600 }}>
            {failedAgain && t('staffOperations:stuck.failedAgain', { time: failedAt })}
          </Box>
          {refused && <ErrorAlert text={refused} sx={{ mt: 1 }} />}
        </>
      }
      action={
        canPress && (
          <Button
            variant="outlined"
            size="small"
            loading={busy || (kind === 'parked-stream' && thing.outlook === 'under-way')}
            onClick={pressed.press}
            // Narrower than its words, it takes two lines.
            sx={{ whiteSpace: 'normal' }}
          >
            {texts.button}
          </Button>
        )
      }
    />
  );
}

interface FactsProps extends Props {
  /** Of a press. */
  outcome?: React.ReactNode;
  action?: React.ReactNode;
}

function FactsRow({ kind, thing, outcome, action }: FactsProps) {
  const { t } = useTranslation(['staff', 'staffOperations']);
  const { locale } = useLocale();
  const now = useNow();
  const nameOf = useThingName();
  const words = t('staffOperations:stuck');
  const { foundationId, failure, recipient, since, attempts, outlook, temporalUrl } = thing;
  const name = nameOf(kind, thing);
  return (
    <Row>
      <Cell lead>
        {foundationId ? (
          <FoundationName
            id={foundationId}
            companyName={t('staff:fileNumber', { number: fileNumber(foundationId) })}
            hint=""
          />
        ) : (
          name
        )}
      </Cell>
      <Cell wide>
        {foundationId && <Box sx={{ overflowWrap: 'anywhere' }}>{name}</Box>}
        <Box sx={small}>
          {outlook && <div>{words.outlook[outlook]}</div>}
          {recipient && (
            <div>
              <Link href={`mailto:${recipient}`}>
                {t('staffOperations:stuck.recipient', { address: recipient })}
              </Link>
            </div>
          )}
          {failure && <div>{t('staffOperations:stuck.code', { code: codeIn(failure) })}</div>}
        </Box>
        {outcome}
      </Cell>
      <Cell {...(attempts !== null && { label: words.columns.attempts })}>{attempts}</Cell>
      <Cell {...(since !== null && { label: words.columns.since })}>
        {since && (
          <time dateTime={since} title={dayAndTime(since, locale)}>
            {waitingSince(since, now, t)}
          </time>
        )}
      </Cell>
      <Cell action="long">
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          {action}
          {temporalUrl && <TemporalLink url={temporalUrl}>{words.inTemporal}</TemporalLink>}
        </Box>
      </Cell>
    </Row>
  );
}

/** Sentences are for the log; what operators look up is in brackets. */
const codeIn = (failure: string) => /\(([^()]*)\)/.exec(failure)?.[1] ?? failure;

const small = { color: 'text.secondary', fontSize: '0.875rem', overflowWrap: 'anywhere' } as const;
