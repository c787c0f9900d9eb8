import type { handedOverMail, officeMail } from '@/content/mails';
import { MailLayout } from './layout';
import { Paragraph, TextLink } from './parts';

/** As many as `office_payload` passes at most (supabase/schemas/36_mail_to_office.sql). */
export const newsShown = 30;

interface OfficeMailProps {
  texts: typeof officeMail | typeof handedOverMail;
}

/**
 * What customers did, or which visits of an adviser changed, each with a link to its request; `{{…}}` is filled in by
 * supabase/functions/send/fill-office-mail.ts.
 */
export function OfficeMail({ texts }: OfficeMailProps) {
  return (
    <MailLayout {...texts}>
      <Paragraph>{texts.intro}</Paragraph>
      {Array.from({ length: newsShown }, (_, index) => (
        <News key={index} index={index} open={texts.open} />
      ))}
      {'{{#more}}'}
      <Paragraph>
        {texts.more} <TextLink href={`{{site_url}}${texts.backPath}`}>{texts.back}</TextLink>.
      </Paragraph>
      {'{{/more}}'}
    </MailLayout>
  );
}

function News({ index, open }: { index: number; open: string }) {
  return (
    <>
      {`{{#what_${index}}}`}
      <Paragraph>
        <strong>
          <bdi>{`{{who_${index}}}`}</bdi> {`{{what_${index}}}`}
        </strong>
        <br />
        {`{{when_${index}}}`}
        <br />
        <TextLink href={`{{link_${index}}}`}>{open}</TextLink>
      </Paragraph>
      {`{{/what_${index}}}`}
    </>
  );
}
