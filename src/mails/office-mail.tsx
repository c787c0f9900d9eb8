import { officeMail as texts } from '@/content/mails';
import { paths } from '@/lib/paths';
import { MailLayout } from './layout';
import { Paragraph, TextLink } from './parts';

/** As many as …_mail_to_office.sql passes at most. */
export const officeNewsShown = 10;

/** What customers did, each with a link to its request; `{{…}}` is filled in by supabase/functions/send/fill-office-mail.ts. */
export function OfficeMail() {
  return (
    <MailLayout {...texts}>
      <Paragraph>{texts.intro}</Paragraph>
      {Array.from({ length: officeNewsShown }, (_, index) => (
        <News key={index} index={index} />
      ))}
      {'{{#more}}'}
      <Paragraph>
        {texts.more} <TextLink href={`{{site_url}}${paths.admin}`}>{texts.back}</TextLink>.
      </Paragraph>
      {'{{/more}}'}
    </MailLayout>
  );
}

function News({ index }: { index: number }) {
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
        <TextLink href={`{{link_${index}}}`}>{texts.open}</TextLink>
      </Paragraph>
      {`{{/what_${index}}}`}
    </>
  );
}
