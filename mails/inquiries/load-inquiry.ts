import { findInquiry, type ReceivedInquiry } from '#modules/inquiries/inquiries.ts';
import { type Frame, type Loaded, type MailDeps, teamOf } from '../define-mail.ts';

export interface InquiryFacts {
  inquiry: ReceivedInquiry;
}

/** What a mail about an inquiry may say. */
export type InquiryContext = InquiryFacts & Frame;

/** null when the inquiry has been deleted meanwhile. */
export async function loadInquiry(
  { db, operator }: MailDeps,
  { inquiryId }: { inquiryId: string },
): Promise<Loaded<InquiryFacts, 'team' | 'sender'> | null> {
  const inquiry = await findInquiry(db, inquiryId);
  if (!inquiry) return null;
  const { content, language } = inquiry;
  return {
    facts: { inquiry },
    readers: {
      team: () => teamOf(operator),
      // Without the name, which a stranger may have made up.
      sender: () => ({ name: '', email: content.email, language }),
    },
    filed: null,
  };
}
