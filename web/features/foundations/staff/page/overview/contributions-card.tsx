import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayEnterAt } from '#domain/contributions/entering.ts';
import { call } from '../../../../../desk/call.ts';
import { useErrorText } from '../../../../../desk/error-text.ts';
import { useMay } from '../../../../../desk/session/session.ts';
import { Panel } from '../../../../../desk/ui/panel.tsx';
import type { Answered, DataOf } from '../../../../../kit/api/call.ts';
import { ShownContributions } from '../../../../../shared/contributions/shown-contributions.tsx';
import type { Foundation } from '../../types.ts';

type Read = Answered<DataOf<'GET /foundations/:id/contributions'>>;

/** For the law firm: the payments that the founders show it. */
export function ContributionsCard({ foundation: { id, status } }: { foundation: Foundation }) {
  const { t } = useTranslation(['sharedContributions']);
  const errorText = useErrorText();
  const [read, setRead] = useState<Read>();
  const may = useMay();
  if (!may('foundations.review') || !(mayEnterAt(status) || status === 'completed')) return null;
  const look = async () =>
    setRead(await call('GET /foundations/:id/contributions', { params: { id } }));
  return (
    <Panel title={t('sharedContributions:title')}>
      {!read && (
        <Button variant="outlined" onClick={() => void look()}>
          {t('sharedContributions:look')}
        </Button>
      )}
      {read?.ok === false && <Typography role="alert">{errorText(read).title}</Typography>}
      {read?.ok && !read.data.offered && (
        <Typography role="status">{t('sharedContributions:notOffered')}</Typography>
      )}
      {read?.ok && read.data.offered && (
        <ShownContributions shareholders={read.data.shareholders} />
      )}
    </Panel>
  );
}
