import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '#domain/site/formats.ts';
import { useMay } from '../../../desk/session/session.ts';
import { Facts } from '../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../kit/ui/toasts/toasts.tsx';
import { Decide } from './decide.tsx';
import type { Identification, Proof } from './types.ts';

interface Props {
  id: string;
  identification: Identification;
  proof: Proof;
  onDecided: () => void;
}

const colors = { cleared: 'success', checking: 'warning', refused: 'error' } as const;

/** What was seen or told about one person, beside what is stated. */
export function OneIdentification({ id, identification, proof, onDecided }: Props) {
  const { t } = useTranslation(['staffIdentification']);
  const may = useMay();
  const heading = useId();
  const [isDeciding, setDeciding] = useState(false);
  const { name, state, differences, decision, answer } = identification;
  const names = t('staffIdentification:differences');
  return (
    <Box
      component="section"
      aria-labelledby={heading}
      sx={{ borderTop: 1, borderColor: 'divider', pt: 2.5 }}
    >
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mb: 1.5 }}>
        <Typography id={heading} variant="h5" component="h3" color="primary">
          {name}
        </Typography>
        <Chip
          size="small"
          color={colors[state]}
          label={t(`staffIdentification:file.states.${state}`)}
        />
      </Box>
      {differences.length > 0 && (
        <Alert severity={state === 'checking' ? 'warning' : 'info'} sx={{ mb: 2 }}>
          {t('staffIdentification:file.differs', {
            what: differences.map((one) => names[one]).join(', '),
          })}
        </Alert>
      )}
      <Known identification={identification} />
      {decision && <Typography sx={{ mt: 1.5 }}>{decision.note}</Typography>}
      <Copies id={id} identification={identification} proof={proof} />
      {answer && (
        <Box component="details" sx={{ mt: 2 }}>
          <summary>{t('staffIdentification:file.answer')}</summary>
          <Box component="pre" sx={{ overflowX: 'auto', fontSize: '0.8125rem' }}>
            {answer}
          </Box>
        </Box>
      )}
      {state === 'checking' && may('identification.clear') && (
        <Button variant="contained" sx={{ mt: 2 }} onClick={() => setDeciding(true)}>
          {t('staffIdentification:decide.button')}
        </Button>
      )}
      {isDeciding && (
        <Decide
          id={id}
          identificationId={identification.id}
          onDone={onDecided}
          onClose={() => setDeciding(false)}
        />
      )}
    </Box>
  );
}

function Known({ identification }: Pick<Props, 'identification'>) {
  const { t } = useTranslation(['staffIdentification']);
  const { locale } = useLocale();
  const words = t('staffIdentification:file');
  const { method, madeAt, by, seen, stated, document, provider, decision } = identification;
  const { politicallyExposed, forOwnAccount } = identification;
  const instant = dayAndTime(madeAt, locale);
  const person = ({ firstName, lastName, birthDate }: Identification['seen']) =>
    [`${firstName} ${lastName}`, birthDate && longDate(birthDate, locale)]
      .filter(Boolean)
      .join(', ');
  const { kind, number, authority, country, validUntil } = document;
  const until =
    validUntil && t('staffIdentification:file.validUntil', { day: longDate(validUntil, locale) });
  return (
    <Facts
      facts={[
        [
          method === 'in-person' ? words.inPerson : words.byProvider,
          by
            ? t('staffIdentification:file.by', { name: by.name, instant })
            : t('staffIdentification:file.byThemselves', { instant }),
        ],
        [words.seen, person(seen)],
        [words.stated, person(stated)],
        [
          words.document,
          [t('staffIdentification:kinds')[kind], number, authority, country, until]
            .filter(Boolean)
            .join(', '),
        ],
        [
          words.provider,
          provider &&
            t('staffIdentification:file.verified', {
              issuer: provider.issuer,
              instant: dayAndTime(provider.verifiedAt, locale),
            }),
        ],
        [words.exposed, politicallyExposed ? words.yes : words.no],
        [words.account, forOwnAccount ? words.yes : words.no],
        [
          t('staffIdentification:decide.verdict'),
          decision &&
            t(`staffIdentification:file.decided.${decision.verdict}`, {
              name: decision.by.name,
              instant: dayAndTime(decision.at, locale),
            }),
        ],
      ]}
    />
  );
}

/** Copies are fetched one by one, and each of these looks is on record as well. */
function Copies({ id, identification, proof }: Omit<Props, 'onDecided'>) {
  const { t } = useTranslation(['staffIdentification']);
  const toasts = useToasts();
  const words = t('staffIdentification:file');
  const { copies } = identification;
  const load = async ({ id: copyId, name }: Identification['copies'][number]) => {
    const path = `/api/admin/foundations/${id}/identifications/copies/${copyId}`;
    const answer = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(proof),
    }).catch(() => undefined);
    if (!answer?.ok) {
      toasts.add({ title: words.copyFailed, color: 'error' });
      return;
    }
    const address = URL.createObjectURL(await answer.blob());
    Object.assign(document.createElement('a'), { href: address, download: name }).click();
    URL.revokeObjectURL(address);
  };
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mt: 2, '&:empty': { mt: 0 } }}>
      {copies.map((copy) => (
        <Button key={copy.id} variant="outlined" onClick={() => void load(copy)}>
          {words.copy[copy.what]}
        </Button>
      ))}
    </Box>
  );
}
