import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type TaskKind, type TaskOrder, taskKinds } from '#domain/desk/tasks.ts';
import { useTeam } from '../../../../desk/use-team.ts';

interface Props {
  /** How many there are of each. */
  kinds: Partial<Record<TaskKind, number>> | undefined;
  kind: TaskKind | undefined;
  by: TaskOrder;
  /** What the address says, so that it can be kept as a bookmark. */
  shown: Readonly<Record<string, string>>;
  /** Whether tasks of several people are shown, so that one can be chosen. */
  ofAll: boolean;
}

type Filter = 'kind' | 'by' | 'owner';

/** Leaves tasks of one kind and of one person, and puts those of a case together. */
export function TaskFilter({ kinds = {}, kind, by, shown, ofAll }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const navigate = useNavigate();
  const change = (name: Filter, value: string | undefined) => {
    const { [name]: _before, ...others } = shown;
    const query = new URLSearchParams({ ...others, ...(value && { [name]: value }) });
    void navigate(`?${query}`, { preventScrollReset: true });
  };
  const offered = taskKinds.filter((one) => one === kind || kinds[one]);
  return (
    <>
      <TextField
        select
        size="small"
        label={t('staffTasks:tasks.kind')}
        value={kind ?? ''}
        onChange={({ target }) => change('kind', target.value || undefined)}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        sx={field}
      >
        <MenuItem value="">{t('staffTasks:tasks.anyKind')}</MenuItem>
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`staffTasks:tasks.kinds.${one}`)} {kinds[one] ?? 0}
          </MenuItem>
        ))}
      </TextField>
      {ofAll && (
        <OwnerFilter owner={shown.owner ?? ''} onChange={(owner) => change('owner', owner)} />
      )}
      <FormControlLabel
        control={
          <Switch
            checked={by === 'case'}
            onChange={(_event, checked) => change('by', checked ? 'case' : undefined)}
          />
        }
        label={t('staffTasks:tasks.byCase')}
      />
    </>
  );
}

interface OwnerProps {
  /** The id of an account; empty for everybody. */
  owner: string;
  onChange: (owner: string | undefined) => void;
}

function OwnerFilter({ owner, onChange }: OwnerProps) {
  const { t } = useTranslation(['staffTasks']);
  const team = useTeam('everybody');
  // One who has left, or while the team is read.
  const isKnown = owner === '' || team.some(({ id }) => id === owner);
  return (
    <TextField
      select
      size="small"
      label={t('staffTasks:tasks.person')}
      value={owner}
      onChange={({ target }) => onChange(target.value || undefined)}
      slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      sx={field}
    >
      <MenuItem value="">{t('staffTasks:tasks.anyPerson')}</MenuItem>
      {!isKnown && <MenuItem value={owner}>–</MenuItem>}
      {team.map(({ id, name }) => (
        <MenuItem key={id} value={id}>
          {name}
        </MenuItem>
      ))}
    </TextField>
  );
}

const field = { minWidth: 180, width: { xs: '100%', sm: 'auto' } } as const;
