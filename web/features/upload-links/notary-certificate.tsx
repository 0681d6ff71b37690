import { useTexts } from '../../kit/texts/use-texts.ts';
import { NotaryUpload } from './notary-upload.tsx';

export default function NotaryCertificate() {
  const { t } = useTexts('notaryUpload');
  return (
    <NotaryUpload purpose="foundation-certificate" title={t('notaryUpload:title.certificate')} />
  );
}
