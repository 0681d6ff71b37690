import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import Slider from '@mui/material/Slider';
import Typography from '@mui/material/Typography';
import { useId, useMemo, useState } from 'react';
import Cropper from 'react-easy-crop';
import { useTranslation } from 'react-i18next';
import { HeadedDialog } from '../../../../kit/ui/dialog/headed-dialog.tsx';
import { type Area, addressOfPicture } from './picture.ts';

const ZOOM_MAX = 4;
const ZOOM_STEP = 0.1;

interface CropDialogProps {
  picture: HTMLCanvasElement;
  saving: boolean;
  onSave: (area: Area) => void;
  onClose: () => void;
}

/** Chooses the part of a picture: dragged, with the arrow keys, or zoomed. */
export function CropDialog({ picture, saving, onSave, onClose }: CropDialogProps) {
  const { t } = useTranslation(['settings', 'common']);
  const [area, setArea] = useState<Area>();
  return (
    <HeadedDialog
      title={t('settings:avatar.cropTitle')}
      onClose={onClose}
      maxWidth="xs"
      disabled={saving}
    >
      <DialogContent>
        <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
          {t('settings:avatar.cropHelp')}
        </Typography>
        <Part picture={picture} onChange={setArea} />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 3, flexWrap: 'wrap-reverse', gap: 1 }}>
        <Button onClick={onClose} disabled={saving}>
          {t('common:dialog.cancel')}
        </Button>
        <Button
          variant="contained"
          loading={saving}
          disabled={!area}
          onClick={() => area && onSave(area)}
        >
          {t('settings:avatar.save')}
        </Button>
      </DialogActions>
    </HeadedDialog>
  );
}

interface PartProps extends Pick<CropDialogProps, 'picture'> {
  onChange: (area: Area) => void;
}

function Part({ picture, onChange }: PartProps) {
  const { t } = useTranslation(['settings']);
  const zoomId = useId();
  const address = useMemo(() => addressOfPicture(picture), [picture]);
  const [position, setPosition] = useState({ x: 0, y: 0 });
  const [zoom, setZoom] = useState(1);
  return (
    <>
      <Box
        sx={{
          position: 'relative',
          aspectRatio: '1',
          borderRadius: '12px',
          overflow: 'hidden',
          bgcolor: 'background.default',
        }}
      >
        <Cropper
          image={address}
          aspect={1}
          cropShape="round"
          showGrid={false}
          crop={position}
          zoom={zoom}
          maxZoom={ZOOM_MAX}
          onCropChange={setPosition}
          onZoomChange={setZoom}
          onCropComplete={(_percent, pixels) => onChange(pixels)}
          cropperProps={{ role: 'application', 'aria-label': t('settings:avatar.cropLabel') }}
        />
      </Box>
      <Typography id={zoomId} variant="body2" sx={{ mt: 2 }}>
        {t('settings:avatar.zoom')}
      </Typography>
      <Box sx={{ px: 1 }}>
        <Slider
          aria-labelledby={zoomId}
          min={1}
          max={ZOOM_MAX}
          step={ZOOM_STEP}
          value={zoom}
          onChange={(_event, value) => setZoom(Number(value))}
        />
      </Box>
    </>
  );
}
