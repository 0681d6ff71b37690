import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { longDate } from '#domain/site/formats.ts';
import { useMay } from '../../../desk/session/session.ts';
import { Facts } from '../../../desk/ui/facts.tsx';
import { dayAndTime } from '../../../desk/ui/formats.ts';
import { Panel } from '../../../desk/ui/panel.tsx';
import { useLocale } from '../../../kit/texts/use-locale.ts';
import { RiskForm } from './risk-form.tsx';
import type { File } from './types.ts';

interface Props {
  id: string;
  file: File;
  onWritten: () => void;
}

/** The file on risk, and who stands behind the company. */
export function RiskPanel({ id, file, onWritten }: Props) {
  const { t } = useTranslation(['staffIdentification']);
  const may = useMay();
  const [isWriting, setWriting] = useState(false);
  const words = t('staffIdentification:risk');
  const { risk, owners } = file;
  const { percent, inclusive } = file.threshold;
  const threshold = inclusive ? 'thresholdInclusive' : 'threshold';
  return (
    <Panel title={words.title}>
      {risk ? <Written risk={risk} /> : <Typography>{words.none}</Typography>}
      <Typography color="textSecondary" sx={{ mt: 2 }}>
        {t(`staffIdentification:risk.${threshold}`, { percent })}{' '}
        {owners.length > 0
          ? t('staffIdentification:risk.reached', {
              names: owners.map(({ name }) => name).join(', '),
            })
          : words.noOwners}
      </Typography>
      {may('identification.clear') && (
        <Button variant="outlined" sx={{ mt: 2 }} onClick={() => setWriting(true)}>
          {words.write}
        </Button>
      )}
      {isWriting && (
        <RiskForm id={id} file={file} onDone={onWritten} onClose={() => setWriting(false)} />
      )}
    </Panel>
  );
}

function Written({ risk }: { risk: NonNullable<File['risk']> }) {
  const { t } = useTranslation(['staffIdentification']);
  const { locale } = useLocale();
  const words = t('staffIdentification:risk');
  const because = t('staffIdentification:reasons');
  const instant = dayAndTime(risk.madeAt, locale);
  return (
    <Box sx={{ display: 'grid', gap: 1.5 }}>
      <Facts
        facts={[
          [words.class, t('staffIdentification:classes')[risk.class]],
          [words.reasons, risk.reasons],
          [
            words.owners,
            risk.beneficialOwners
              .map((owner) =>
                [
                  `${owner.firstName} ${owner.lastName}`,
                  longDate(owner.birthDate, locale),
                  because[owner.because],
                  owner.identified ? words.identified : words.notIdentified,
                ].join(', '),
              )
              .join('\n'),
          ],
        ]}
      />
      <Typography variant="body2" color="textSecondary">
        {t('staffIdentification:risk.written', { name: risk.by.name, instant })}
      </Typography>
    </Box>
  );
}
