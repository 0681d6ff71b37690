import { useI18n } from '../i18n/use-i18n.ts';
import { NotaryUpload } from '../steps/notary-upload.tsx';

export default function NotaryCertificate() {
  const { title } = useI18n().texts.notary;
  return <NotaryUpload purpose="foundation-certificate" title={title.certificate} />;
}
