// Mail programs do not support variables, so the colours of src/styles/tokens.css are repeated here; mails.test.ts
// compares them.

export const light = {
  ground: '#faf7f0',
  surface: '#ffffff',
  'surface-sunk': '#f2eee4',
  ink: '#16241c',
  'ink-muted': '#4b5a51',
  line: '#e3ddcf',
  primary: '#17573a',
  accent: '#f4a62a',
  'on-accent': '#2b1a00',
} as const;

export const dark: Record<keyof typeof light, string> = {
  ground: '#0f1612',
  surface: '#1b2620',
  'surface-sunk': '#131b16',
  ink: '#eef3ee',
  'ink-muted': '#adbab1',
  line: '#36463d',
  primary: '#86d3a5',
  accent: '#f6b44b',
  'on-accent': '#2b1a00',
};

/** Of the label, green to red: the same in both schemes. */
export const labelColors = ['#00963f', '#52ae32', '#c8d302', '#ffed00', '#fabb00', '#eb690b', '#e3051b'] as const;

/** The styles of each class in a dark mail program; elsewhere the inline styles apply. */
const darkClasses = `
.ground, .ground > table > tbody > tr > td { background-color: ${dark.ground} !important; }
.card { background-color: ${dark.surface} !important; border-color: ${dark.line} !important; }
.facts { background-color: ${dark['surface-sunk']} !important; }
.ink { color: ${dark.ink} !important; }
.muted { color: ${dark['ink-muted']} !important; }
.link { color: ${dark.primary} !important; }
.action { background-color: ${dark.accent} !important; color: ${dark['on-accent']} !important; }`;

export const styleSheet = `:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) { .card > tbody > tr > td { padding: 24px 20px !important; } }
@media (prefers-color-scheme: dark) {${darkClasses}
}`;

const font = 'Segoe UI, Helvetica, Arial, sans-serif';
const text = { fontFamily: font, fontSize: '16px', lineHeight: '26px', overflowWrap: 'anywhere' } as const;

export const styles = {
  ground: { margin: 0, padding: '24px 12px', backgroundColor: light.ground },
  width: { maxWidth: '600px' },
  brand: { ...text, margin: 0, fontSize: '18px', fontWeight: 700, color: light.ink },
  card: {
    padding: '32px',
    backgroundColor: light.surface,
    border: `1px solid ${light.line}`,
    borderRadius: '16px',
  },
  title: { ...text, margin: '0 0 16px', fontSize: '26px', lineHeight: '32px', fontWeight: 700, color: light.ink },
  heading: { ...text, margin: '28px 0 8px', fontSize: '18px', fontWeight: 700, color: light.ink },
  paragraph: { ...text, margin: '0 0 16px', color: light.ink },
  list: { ...text, margin: '0 0 16px', padding: '0 0 0 20px', color: light.ink },
  facts: { padding: '16px 20px', marginBottom: '20px', backgroundColor: light['surface-sunk'], borderRadius: '12px' },
  factsText: { ...text, margin: 0, color: light.ink },
  link: { color: light.primary, textDecoration: 'underline' },
  action: {
    ...text,
    padding: '12px 24px',
    backgroundColor: light.accent,
    color: light['on-accent'],
    fontWeight: 700,
    borderRadius: '8px',
  },
  small: { ...text, margin: '0 0 8px', fontSize: '14px', lineHeight: '22px', color: light['ink-muted'] },
} as const;
