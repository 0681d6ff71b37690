import { useTranslation } from 'react-i18next';
import type { Audience } from '#domain/messages/messages.ts';
import { ChipNav } from '../../kit/ui/member/chip-nav.tsx';
import type { Conversation } from './reading.ts';

interface ThreadNavProps extends Pick<Conversation, 'audiences' | 'threads'> {
  page: string;
  shown: Audience;
}

/** The threads that somebody reads, each with what is new in it. */
export function ThreadNav({ audiences, threads, page, shown }: ThreadNavProps) {
  const { t } = useTranslation(['sharedMessages']);
  if (audiences.length < 2) return null;
  const links = audiences.map((audience) => {
    const { name } = t('sharedMessages:threads')[audience];
    const count = threads.find((thread) => thread.audience === audience)?.unread ?? 0;
    const isShown = audience === shown;
    const news = count > 0 && !isShown ? ` (${t('sharedMessages:unread', { count })})` : '';
    return { name: `${name}${news}`, href: `${page}?to=${audience}`, shown: isShown };
  });
  return <ChipNav label={t('sharedMessages:label')} links={links} />;
}
