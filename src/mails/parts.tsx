import type { ReactNode } from 'react';
import { Button, Heading, Link, Section, Text } from 'react-email';
import type { MailPlace } from '#shared/mail/customer-mail.ts';
import { styles } from './styles';

interface KnownProps {
  place: MailPlace;
  children: ReactNode;
}

/** Left out while the place is not known. */
export function Known({ place, children }: KnownProps) {
  return (
    <>
      {`{{#${place}}}`}
      {children}
      {`{{/${place}}}`}
    </>
  );
}

/** Left out once the place is known. */
export function Unknown({ place, children }: KnownProps) {
  return (
    <>
      {`{{^${place}}}`}
      {children}
      {`{{/${place}}}`}
    </>
  );
}

/** A filled-in value, isolated for text of either direction. */
function Value({ place }: { place: MailPlace }) {
  return <bdi>{`{{${place}}}`}</bdi>;
}

export function Greeting() {
  return (
    <Paragraph>
      Goedendag
      <Known place="name">
        {' '}
        <Value place="name" />
      </Known>
      ,
    </Paragraph>
  );
}

export function Paragraph({ children }: { children: ReactNode }) {
  return (
    <Text className="ink" style={styles.paragraph}>
      {children}
    </Text>
  );
}

/** What a person wrote, with its lines. */
export function WrittenText({ place }: { place: MailPlace }) {
  return (
    <Text className="ink" style={{ ...styles.paragraph, whiteSpace: 'pre-line' }}>
      <Value place={place} />
    </Text>
  );
}

export function Subheading({ children }: { children: ReactNode }) {
  return (
    <Heading as="h2" className="ink" style={styles.heading}>
      {children}
    </Heading>
  );
}

export function List({ items }: { items: readonly string[] }) {
  return (
    <ul className="ink" style={styles.list}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  );
}

export function TextLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Link href={href} className="link" style={styles.link}>
      {children}
    </Link>
  );
}

export function Action({ href, children }: { href: string; children: ReactNode }) {
  return (
    <Text className="ink" style={styles.paragraph}>
      <Button href={href} className="action" style={styles.action}>
        {children}
      </Button>
    </Text>
  );
}

interface Fact {
  label: string;
  place: MailPlace;
}

/** What is known of these, each on a line of its own. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <Section className="facts" style={styles.facts}>
      <Text className="ink" style={styles.factsText}>
        {facts.map(({ label, place }) => (
          <Known key={place} place={place}>
            <strong>{label}:</strong> <Value place={place} />
            <br />
          </Known>
        ))}
      </Text>
    </Section>
  );
}
