import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Contributions, ReadStatement } from '#api/contract.gen.d.ts';
import { useHydrated } from '../../kit/ui/use-hydrated.ts';
import { ChosenLines } from './chosen-lines.tsx';
import { isComplete } from './lines.ts';
import { type Fault, readFile } from './read-file.ts';
import { Section } from './section.tsx';

interface StatementProps {
  foundationId: string;
  contributions: Contributions;
}

type Reading = 'reading' | { read: ReadStatement; nth: number } | { fault: Fault };

/** Has a bank's file read, and takes from it what the founder chooses. */
export function Statement({ foundationId, contributions }: StatementProps) {
  const { t } = useTranslation(['contributions']);
  const [reading, setReading] = useState<Reading>();
  const [count, setCount] = useState(0);
  const input = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  if (!hydrated || contributions.shareholders.length === 0) return null;
  const words = t('contributions:statement');
  const read = async (file: File) => {
    setReading('reading');
    const answer = await readFile(foundationId, file);
    setCount(count + 1);
    setReading('read' in answer ? { ...answer, nth: count } : answer);
  };
  return (
    <Section title={words.title} text={words.text}>
      <Button
        variant={isComplete(contributions) || reading ? 'outlined' : 'contained'}
        loading={reading === 'reading'}
        onClick={() => input.current?.click()}
        sx={{ mt: 2 }}
      >
        {words.choose}
      </Button>
      <input
        ref={input}
        type="file"
        accept=".xml,.sta,.mt940,.940,.csv,.txt"
        tabIndex={-1}
        aria-label={words.choose}
        style={visuallyHidden}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          if (file) void read(file);
          // The same file can be chosen again.
          currentTarget.value = '';
        }}
      />
      <Box role="status" sx={{ mt: 2, '&:empty': { display: 'none' } }}>
        {reading === 'reading' && <Typography>{words.reading}</Typography>}
        {typeof reading === 'object' && 'fault' in reading && (
          <Alert severity="warning" role="none">
            {words.faults[reading.fault]}
          </Alert>
        )}
        {typeof reading === 'object' && 'read' in reading && <Told read={reading.read} />}
      </Box>
      {typeof reading === 'object' && 'read' in reading && reading.read.lines.length > 0 && (
        <ChosenLines
          key={reading.nth}
          foundationId={foundationId}
          contributions={contributions}
          read={reading.read}
          onTaken={() => setReading(undefined)}
        />
      )}
    </Section>
  );
}

/** How much was read, and what was not. */
function Told({ read }: { read: ReadStatement }) {
  const { t } = useTranslation(['contributions']);
  const { lines, skipped, repeated } = read;
  const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
  return (
    <Stack spacing={0.5}>
      <Typography>
        {lines.length > 0
          ? t('contributions:statement.found', { count: lines.length })
          : t('contributions:statement.none')}
      </Typography>
      {left > 0 && <Typography>{t('contributions:statement.skipped', { count: left })}</Typography>}
      {repeated > 0 && (
        <Typography>{t('contributions:statement.repeated', { count: repeated })}</Typography>
      )}
    </Stack>
  );
}
