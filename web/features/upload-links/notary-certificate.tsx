import { useTexts } from '../../kit/texts/use-texts.ts';
import { NotaryUpload } from './notary-upload.tsx';

export default function NotaryCertificate() {
  const { t } = useTexts('uploadLinks');
  return (
    <NotaryUpload purpose="foundation-certificate" title={t('uploadLinks:title.certificate')} />
  );
}
