import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { type TaskKind, type TaskOrder, taskKinds } from '#domain/desk/tasks.ts';

interface Props {
  /** How many there are of each. */
  kinds: Partial<Record<TaskKind, number>> | undefined;
  kind: TaskKind | undefined;
  by: TaskOrder;
  /** What the address says, so that it can be kept as a bookmark. */
  shown: Readonly<Record<string, string>>;
}

/** Leaves tasks of one kind, and puts those of a case together. */
export function TaskFilter({ kinds = {}, kind, by, shown }: Props) {
  const { t } = useTranslation(['staffTasks']);
  const navigate = useNavigate();
  const change = (name: 'kind' | 'by', value: string | undefined) => {
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
        sx={{ minWidth: 180, width: { xs: '100%', sm: 'auto' } }}
      >
        <MenuItem value="">{t('staffTasks:tasks.anyKind')}</MenuItem>
        {offered.map((one) => (
          <MenuItem key={one} value={one}>
            {t(`staffTasks:tasks.kinds.${one}`)} {kinds[one] ?? 0}
          </MenuItem>
        ))}
      </TextField>
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
