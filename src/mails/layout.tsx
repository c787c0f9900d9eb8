import type { ReactNode } from 'react';
import { Body, Column, Container, Head, Heading, Html, Row, Section, Text } from 'react-email';
import { mailFooter } from '@/content/mails';
import { site } from '@/content/site';
import { labelColors, styles, styleSheet } from './styles';
import { TextLink } from './parts';

interface MailLayoutProps {
  subject: string;
  /** Behind the subject in the list of mails. */
  preheader: string;
  title: ReactNode;
  /** Why somebody gets it; a customer by default. */
  why?: ReactNode;
  children: ReactNode;
}

/** A whole mail: the logo, one card, and who sent it. */
export function MailLayout({ subject, preheader, title, why = mailFooter.why, children }: MailLayoutProps) {
  return (
    <Html lang="nl">
      <Head>
        <title>{subject}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <style>{styleSheet}</style>
      </Head>
      <Body lang="nl" className="ground" style={styles.ground}>
        <div style={{ display: 'none', overflow: 'hidden', maxHeight: 0 }} data-skip-in-text="true">
          {preheader}
        </div>
        <Container style={styles.width}>
          <Logo />
          <Section className="card" style={styles.card}>
            <Heading as="h1" className="ink" style={styles.title}>
              {title}
            </Heading>
            {children}
          </Section>
          <Footer why={why} />
        </Container>
      </Body>
    </Html>
  );
}

/** The bars of the label as table cells: a mail without pictures. */
function Logo() {
  return (
    <Section style={{ padding: '0 8px 16px' }}>
      <Row>
        <Column style={{ width: '44px' }} aria-hidden="true" data-skip-in-text="true">
          {labelColors.map((color, index) => (
            <table key={color} role="presentation" cellPadding={0} cellSpacing={0} style={{ marginBottom: '1px' }}>
              <tbody>
                <tr>
                  <td
                    width={14 + index * 3}
                    height={3}
                    style={{ backgroundColor: color, fontSize: 0, lineHeight: 0, height: '3px' }}
                  />
                </tr>
              </tbody>
            </table>
          ))}
        </Column>
        <Column>
          <Text className="ink" style={styles.brand}>
            {site.brand}
          </Text>
        </Column>
      </Row>
    </Section>
  );
}

function Footer({ why }: { why: ReactNode }) {
  return (
    <Section style={{ padding: '24px 8px 0' }}>
      <Text className="muted" style={styles.small}>
        {why}
      </Text>
      <Text className="muted" style={styles.small}>
        {mailFooter.sender}
      </Text>
      {mailFooter.links.map(({ path, label }) => (
        <Text key={path} className="muted" style={styles.small}>
          <TextLink href={`{{site_url}}${path}`}>{label}</TextLink>
        </Text>
      ))}
    </Section>
  );
}
