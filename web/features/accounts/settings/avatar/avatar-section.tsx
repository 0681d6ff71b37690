import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ChangeEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFetcher, useRevalidator } from 'react-router';
import { useOutcome } from '../../../../kit/forms/use-outcome.ts';
import { avatarAddress, initialsOf } from '../../../../kit/session/avatar.ts';
import { Portrait } from '../../../../kit/session/portrait.tsx';
import { useToasts } from '../../../../kit/ui/toasts/toasts.tsx';
import { useHydrated } from '../../../../kit/ui/use-hydrated.ts';
import type { Loaded } from '../load-account.ts';
import { Press, useOutcomeToast } from '../press.tsx';
import { SettingsSection } from '../section.tsx';
import type { SettingsOutcome } from '../settings-outcome.ts';
import { type Area, readPicture, uploadPart } from './picture.ts';

/** Only who chooses a picture loads what cuts it. */
const CropDialog = lazy(async () => ({ default: (await import('./crop-dialog.tsx')).CropDialog }));

export function AvatarSection({ account }: Pick<Loaded, 'account'>) {
  const { t } = useTranslation(['settings']);
  const hydrated = useHydrated();
  const input = useRef<HTMLInputElement>(null);
  const { picture, choose, save, saving, close } = useNewAvatar();
  return (
    <SettingsSection title={t('settings:avatar.title')} lead={t('settings:avatar.lead')}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2.5, mt: 3 }}>
        <Portrait
          src={avatarAddress(account)}
          initials={initialsOf(account)}
          alt={t('settings:avatar.alt')}
          sizePx={88}
        />
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('settings:avatar.choose')}
          tabIndex={-1}
          onChange={choose}
          style={{ display: 'none' }}
        />
        <Button variant="outlined" disabled={!hydrated} onClick={() => input.current?.click()}>
          {t('settings:avatar.choose')}
        </Button>
        {account.avatar !== null && <Press form="no-avatar">{t('settings:avatar.remove')}</Press>}
      </Box>
      {picture && (
        <Suspense>
          <CropDialog picture={picture} saving={saving} onSave={save} onClose={close} />
        </Suspense>
      )}
    </SettingsSection>
  );
}

/** From the chosen file to the saved avatar. */
function useNewAvatar() {
  const { t } = useTranslation(['settings']);
  const toasts = useToasts();
  const fetcher = useFetcher<SettingsOutcome>();
  const { revalidate } = useRevalidator();
  const [picture, setPicture] = useState<HTMLCanvasElement>();
  const [uploading, setUploading] = useState(false);
  useOutcome(fetcher.data, useOutcomeToast());

  const choose = async ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const [file] = currentTarget.files ?? [];
    // The same file can be chosen again.
    currentTarget.value = '';
    if (!file) return;
    const read = await readPicture(file);
    if (read) setPicture(read);
    else
      toasts.add({
        ...t('settings:notices.avatarFailed'),
        description: t('settings:avatar.notAPicture'),
        color: 'error',
      });
  };

  const save = async (area: Area) => {
    if (!picture) return;
    setUploading(true);
    // The upload goes to the API itself, so the session has to be fresh.
    await revalidate();
    const avatar = await uploadPart(picture, area);
    setUploading(false);
    if (!avatar) {
      toasts.add({ ...t('settings:notices.avatarFailed'), color: 'error' });
      return;
    }
    await fetcher.submit({ form: 'avatar', avatar }, { method: 'post' });
    setPicture(undefined);
  };

  return {
    picture,
    choose,
    save,
    saving: uploading || fetcher.state !== 'idle',
    close: () => setPicture(undefined),
  };
}
