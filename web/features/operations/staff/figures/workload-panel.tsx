import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../desk/call.ts';
import { useErrorText } from '../../../../desk/error-text.ts';
import { useRead } from '../../../../desk/read-while.ts';
import { ChoiceDialog } from '../../../../desk/tasks/choice-dialog.tsx';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { numberText } from '../../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { useToasts } from '../../../../kit/ui/toasts/toasts.tsx';
import { FigureTable } from './figure-table.tsx';

interface Person {
  id: string;
  name: string;
}

/** How much each colleague has to do; all of somebody's can go to another. */
export function WorkloadPanel() {
  const { t } = useTranslation(['staffFigures']);
  const { locale } = useLocale();
  const words = t('staffFigures:workload');
  const [handedOver, setHandedOver] = useState(0);
  const [from, setFrom] = useState<Person>();
  const read = useRead((signal) => call('GET /admin/workload', { signal }), String(handedOver));
  const loads = read?.ok ? read.data : [];
  const people = loads.map(({ person }) => person);
  const number = (value: number) => numberText(value, locale);
  return (
    <Panel title={words.title}>
      <Typography color="textSecondary">{words.what}</Typography>
      <FigureTable
        label={words.title}
        heads={[words.who, words.cases, words.open, words.overdue, words.dueThisWeek]}
        rows={loads.map(({ person, cases, open, overdue, dueThisWeek }) => [
          person.name,
          ...[cases, open, overdue, dueThisWeek].map(number),
        ])}
      />
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 2 }}>
        {people.map((person) => (
          <Button key={person.id} size="small" onClick={() => setFrom(person)}>
            {t('staffFigures:workload.of', { name: person.name })}
          </Button>
        ))}
      </Box>
      {from && (
        <HandOver
          from={from}
          people={people.filter(({ id }) => id !== from.id)}
          onClose={() => setFrom(undefined)}
          onDone={() => setHandedOver((count) => count + 1)}
        />
      )}
    </Panel>
  );
}

interface HandOverProps {
  from: Person;
  people: readonly Person[];
  onClose: () => void;
  onDone: () => void;
}

/** Names what would go before it is asked to whom. */
function HandOver({ from, people, onClose, onDone }: HandOverProps) {
  const { t } = useTranslation(['staff', 'staffFigures']);
  const { id, name } = from;
  const toasts = useToasts();
  const errorText = useErrorText();
  const options = { params: { id } };
  const read = useRead((signal) => call('GET /admin/workload/:id', { ...options, signal }));
  if (!read?.ok) return null;
  const { cases, tasks } = read.data;
  const counts = { cases: cases.length, tasks: tasks.length };
  const isEmpty = cases.length + tasks.length === 0;
  const handOver = async (to: string) => {
    onClose();
    const answer = await call('POST /admin/workload/:id/hand-over', { ...options, body: { to } });
    if (!answer.ok) return toasts.add({ ...errorText(answer), color: 'error' });
    onDone();
    const { refused, ...done } = answer.data;
    toasts.add({
      title: t('staffFigures:workload.done', done),
      ...(refused > 0 && {
        description: t('staffFigures:workload.refused', { count: refused }),
      }),
      color: refused > 0 ? 'warning' : 'success',
    });
  };
  const names = [
    ...cases.map(({ companyName }) => companyName ?? t('staff:unnamed')),
    ...tasks.map(({ subject, person }) => subject ?? person ?? t('staff:unnamed')),
  ];
  return (
    <ChoiceDialog
      title={t('staffFigures:workload.toWhom', { name })}
      what={
        isEmpty ? t('staffFigures:workload.nothing') : t('staffFigures:workload.counted', counts)
      }
      choices={isEmpty ? [] : people.map((one) => ({ id: one.id, label: one.name }))}
      onChoose={(to) => void handOver(to)}
      onClose={onClose}
    >
      <Box component="ul" sx={{ maxHeight: 200, overflow: 'auto', overflowWrap: 'anywhere' }}>
        {names.map((each, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names come twice, and the list never changes.
          <li key={index}>{each}</li>
        ))}
      </Box>
    </ChoiceDialog>
  );
}
