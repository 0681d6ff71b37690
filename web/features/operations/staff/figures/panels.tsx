import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import type { Figures } from '#api/contract.gen.d.ts';
import { LEAST_CASES } from '#domain/foundations/forecast/usual.ts';
import { numberFormat } from '#domain/site/intl.ts';
import { stageNames } from '#domain/site/stage-names.ts';
import { numericDay, shortDay } from '../../../../desk/ui/formats.ts';
import { Panel } from '../../../../desk/ui/panel.tsx';
import { numberText } from '../../../../kit/list/range-pager.tsx';
import { useLocale } from '../../../../kit/texts/use-locale.ts';
import { LyingBars, StandingBars } from './bars.tsx';
import { FigureTable } from './figure-table.tsx';

interface Props {
  figures: Figures;
}

/** How many began and were completed, week by week. */
export function WeeksPanel({ figures: { weeks } }: Props) {
  const { t } = useTranslation(['staffFigures']);
  const { locale } = useLocale();
  const words = t('staffFigures:weeks');
  const { started, completed, cancelled } = t('staffFigures:figures');
  const number = (value: number) => numberText(value, locale);
  return (
    <Panel title={words.title}>
      <StandingBars
        labels={weeks.map(({ week }) => shortDay(week, locale))}
        series={[
          { label: started, values: weeks.map((week) => week.started) },
          { label: completed, values: weeks.map((week) => week.completed) },
        ]}
      />
      <FigureTable
        label={words.title}
        heads={[words.week, started, completed, cancelled]}
        rows={weeks
          .toReversed()
          .map((week) => [
            numericDay(week.week, locale),
            number(week.started),
            number(week.completed),
            number(week.cancelled),
          ])}
      />
    </Panel>
  );
}

/** Where those stand that are not finished. */
export function OpenPanel({ figures: { open } }: Props) {
  const { t } = useTranslation(['staffFigures', 'staffFoundations']);
  const { locale } = useLocale();
  const words = t('staffFigures:open');
  const nameOf = t('staffFoundations:status');
  return (
    <Panel title={words.title}>
      <LyingBars
        labels={open.map(({ status }) => nameOf[status])}
        values={open.map(({ count }) => count)}
        valueText={(value) => numberText(value, locale)}
      />
      <FigureTable
        label={words.title}
        heads={[words.status, words.count]}
        rows={open.map(({ status, count }) => [nameOf[status], numberText(count, locale)])}
      />
    </Panel>
  );
}

/** How long completed ones spent in each stage. */
export function StagesPanel({ figures }: Props) {
  const { t } = useTranslation(['staffFigures']);
  const { locale } = useLocale();
  const words = t('staffFigures:stages');
  const { days, bare } = useDays();
  const { stages } = figures;
  return (
    <Panel title={words.title}>
      <Basis figures={figures} text={words.what} />
      {stages.length > 0 && (
        <>
          <LyingBars
            labels={stages.map(({ stage }) => stageNames[stage][locale])}
            values={stages.map(({ median }) => median)}
            valueText={days}
          />
          <FigureTable
            label={words.title}
            heads={[words.stage, words.median, words.fast, words.slow]}
            rows={stages.map(({ stage, median, fast, slow }) => [
              stageNames[stage][locale],
              bare(median),
              bare(fast),
              bare(slow),
            ])}
          />
        </>
      )}
    </Panel>
  );
}

/** For how long completed ones waited for whom. */
export function PartiesPanel({ figures }: Props) {
  const { t } = useTranslation(['staffFigures', 'staffFoundations']);
  const words = t('staffFigures:parties');
  const nameOf = t('staffFoundations:party');
  const { days, bare } = useDays();
  const { parties } = figures;
  return (
    <Panel title={words.title}>
      <Basis figures={figures} text={words.what} />
      {parties.length > 0 && (
        <>
          <LyingBars
            labels={parties.map(({ party }) => nameOf[party])}
            values={parties.map(({ median }) => median)}
            valueText={days}
          />
          <FigureTable
            label={words.title}
            heads={[words.party, words.median, words.slow, words.share]}
            rows={parties.map(({ party, median, slow, share }) => [
              nameOf[party],
              bare(median),
              bare(slow),
              `${share}\u00a0%`,
            ])}
          />
        </>
      )}
    </Panel>
  );
}

/** What the numbers go by, and how far they can be trusted. */
function Basis({ figures: { completed }, text }: Props & { text: string }) {
  const { t } = useTranslation(['staffFigures']);
  return (
    <Typography color="textSecondary" sx={{ mb: 1 }}>
      {completed === 0
        ? t('staffFigures:none')
        : `${text} ${t('staffFigures:basis', { count: completed })}`}
      {completed > 0 && completed < LEAST_CASES && ` ${t('staffFigures:few')}`}
    </Typography>
  );
}

/** Of the charts with their unit, of the tables without. */
function useDays() {
  const { t } = useTranslation(['staffFigures']);
  const { locale } = useLocale();
  const format = numberFormat(locale, { maximumFractionDigits: 1 });
  const bare = (value: number) => format.format(value);
  return {
    bare,
    days: (value: number) => t('staffFigures:days', { count: value, days: bare(value) }),
  };
}
